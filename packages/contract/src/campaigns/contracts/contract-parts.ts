import { z } from 'zod'
import { namedCreator } from '../../verdicts/named-creator.ts'
import { clauseKinds } from './contract-clauses.ts'
import { contractValuesSchema } from './contract-values-schema.ts'
import { contractVariableNames } from './contract-variables.ts'

/** Contracts as the API shows them. */

export const digestExample = 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

/** `declined`: the creator said no; it can be changed and sent again. `accepted` stays as it is for good. */
export const contractPhases = ['draft', 'sent', 'accepted', 'declined'] as const
export type ContractPhase = (typeof contractPhases)[number]

/** Contracts of a workspace. */
export const contractsMax = 500
/** Versions of a contract. */
export const contractVersionsMax = 100
export const clausesMax = 25
export const clauseCharsMax = 5_000

const clause = z.object({ heading: z.string().meta({ examples: ['Payment'] }), text: z.string() })

/** A contract as it reads, with its variables filled in. */
export const readContract = z
  .object({ title: z.string().meta({ examples: ['Spring launch with Ava Fields'] }), clauses: z.array(clause) })
  .meta({ id: 'ReadContract' })

const variables = contractValuesSchema(z.string())

export const contractDraft = z
  .object({
    title: z.string().meta({ examples: ['Spring launch with Ava Fields'] }),
    clauses: z.array(clause.extend({ kind: z.enum(clauseKinds) })),
    variables,
  })
  .meta({ id: 'ContractDraft' })

const versionHead = { version: z.int(), at: z.string(), by: z.string().nullable() }

export const contractVersion = z
  .object({
    ...versionHead,
    draft: contractDraft,
    text: readContract,
    holes: z.array(z.enum(contractVariableNames)).describe('What nobody has filled in yet.'),
    unknown: z
      .array(z.string())
      .describe('Names in braces that are no variable.')
      .meta({ examples: [['fees']] }),
  })
  .meta({ id: 'ContractVersion' })
export type ContractVersion = z.output<typeof contractVersion>

const range = z.object({ score: z.number(), low: z.number(), high: z.number() })

/** What the warranty of an authentic audience says by now. `broken`: the whole range of the last score is below the floor. */
export const warrantyFindings = ['open', 'kept', 'broken'] as const

export const contractWarranty = z
  .object({
    floor: z.number(),
    until: z.string().nullable().describe('The last day on which the account can be verified again for it.'),
    before: range.nullable().describe('Trust in the last report before the contract was sent.'),
    after: range
      .extend({ verificationId: z.string(), at: z.string() })
      .nullable()
      .describe('Trust in the last report since it was accepted.'),
    finding: z.enum(warrantyFindings),
  })
  .meta({ id: 'ContractWarranty' })
export type ContractWarranty = z.output<typeof contractWarranty>

export const contractAnswer = z
  .object({
    at: z.string(),
    name: z.string().nullable(),
    address: z.string().nullable().describe('The network address that it was accepted from.'),
    reason: z
      .string()
      .nullable()
      .describe('Why it was declined.')
      .meta({ examples: ['The exclusivity is too long.'] }),
  })
  .meta({ id: 'ContractAnswer' })

const heading = {
  id: z.string(),
  creator: namedCreator.extend({ displayName: z.string().nullable() }),
  campaign: z.object({ id: z.string(), name: z.string() }).nullable(),
  entryId: z.string().nullable().describe('The creator’s place in the campaign.'),
  state: z.enum(contractPhases),
  title: z.string().meta({ examples: ['Spring launch with Ava Fields'] }),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

export const contractSummary = z.object(heading).meta({ id: 'ContractSummary' })
export type ContractSummary = z.output<typeof contractSummary>

export const openContract = z
  .object({
    ...heading,
    current: contractVersion,
    versions: z.array(z.object(versionHead)).describe('Newest first.'),
    sent: z
      .object({
        version: z.int(),
        at: z.string(),
        by: z.string().nullable(),
        to: z.string().nullable().describe('Null: only the link was made.'),
        url: z.string().meta({ examples: ['https://vouch.example/contract/mD2-example-token'] }),
        digest: z.string().describe('SHA-256 of what the creator reads.'),
      })
      .nullable(),
    answer: contractAnswer.nullable(),
    warranty: contractWarranty.nullable().describe('Null without the clause, or while its floor isn’t a number.'),
  })
  .meta({ id: 'Contract' })
export type OpenContract = z.output<typeof openContract>

/** What everybody with the link reads. */
export const offeredContract = z
  .object({
    state: z.enum(['sent', 'accepted', 'declined']),
    text: readContract,
    brand: z.string().meta({ examples: ['Northwind Coffee'] }),
    creator: namedCreator.extend({ displayName: z.string().nullable() }),
    offeredBy: z
      .string()
      .nullable()
      .meta({ examples: ['Ann Field'] }),
    sentAt: z.string(),
    digest: z.string(),
    answer: contractAnswer.pick({ at: true, name: true }).nullable(),
    keepsEmail: z.boolean().describe('A copy goes to the address that it was sent to.'),
  })
  .meta({ id: 'OfferedContract' })
export type OfferedContract = z.output<typeof offeredContract>

/** What is found about a digest: the contract's own, that of its PDF, or neither. */
export const contractCheck = z
  .object({
    finding: z.enum(['contract', 'file', 'unknown']),
    contract: z
      .object({
        title: z.string().meta({ examples: ['Spring launch with Ava Fields'] }),
        brand: z.string().meta({ examples: ['Northwind Coffee'] }),
        creator: z.string().meta({ examples: ['@ava_fields on Instagram'] }),
        signer: z.string().meta({ examples: ['Ava Fields'] }),
        acceptedAt: z.string(),
        digest: z.string(),
        fileDigest: z
          .string()
          .nullable()
          .describe('SHA-256 of the PDF; null until it is made.')
          .meta({ examples: [digestExample] }),
        keyId: z
          .string()
          .nullable()
          .describe('The key that signed the record, as `/.well-known/vouch-keys.json` names it.'),
      })
      .nullable(),
  })
  .meta({ id: 'ContractCheck' })
export type ContractCheck = z.output<typeof contractCheck>
