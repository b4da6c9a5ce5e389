import { z } from 'zod'
import { actionCosts } from '../../customers/prices.ts'
import { ownKey } from '../../wire/own-key.ts'
import { route } from '../../wire/route.ts'
import { seenVersion, versionMax } from '../../wire/version-number.ts'
import { nameOrNone, requiredName, requiredText } from '../../wire/visible-text.ts'
import { clauseKinds, offeredClauses } from './contract-clauses.ts'
import {
  clauseCharsMax,
  clausesMax,
  contractSummary,
  contractsMax,
  contractVersion,
  openContract,
} from './contract-parts.ts'
import { contractValuesSchema } from './contract-values-schema.ts'

/** Contracts with creators: put together from clauses, changed, sent, and what became of them. */

export const contractTag = 'Contracts'
const notAnObject = 'The body must be a JSON object.'
const ground = { access: 'bearer', tag: contractTag } as const
const byId = { ...ground, params: z.object({ id: z.uuid('That is not a contract ID.') }) } as const
const signedIn = ['validation', 'missing_token', 'invalid_token'] as const
const changes = [...signedIn, 'not_found', 'not_now', 'subscription_ended'] as const
const badClauses = `Send 1 to ${clausesMax} clauses, each with its kind, heading and text.`
const badKinds = `Choose clauses from ${offeredClauses.join(', ')}.`
const badVersion = 'Name the version that you saw.'
const badEmail = 'Enter an email address such as hello@example.com.'
const badConfirm = 'Confirm with two whole numbers: count and credits.'
const badVariables = 'Send the variables by their names, each a text of at most 2,000 characters.'

const long = (what: string, most: number) => `${what} must have 1 to ${most.toLocaleString('en-US')} characters.`
const text = (what: string, most: number) => requiredText(long(what, most), { most })
const name = (what: string, most: number) => requiredName(long(what, most), { most })

const variables = contractValuesSchema(
  z.string(badVariables).overwrite(nameOrNone).trim().max(2_000, badVariables),
  badVariables,
)

export const contracts = {
  list: route({
    ...ground,
    method: 'GET',
    path: '/api/contracts',
    summary: 'Lists the workspace’s contracts, the last changed first: of a campaign, or the newest 200.',
    query: z.object({ campaignId: z.uuid('That is not a campaign ID.').optional() }),
    status: 200,
    reply: z.object({ contracts: z.array(contractSummary), nextCursor: z.null() }),
    problems: signedIn,
  }),
  create: route({
    ...ground,
    method: 'POST',
    path: '/api/contracts',
    summary: `Puts a contract together from clauses, filled in from the campaign. ${actionCosts.contract_generation} credits. A workspace can have up to ${contractsMax}.`,
    headers: ownKey,
    body: z.object(
      {
        campaignId: z.uuid('That is not a campaign ID.'),
        entryId: z.uuid('That is not the ID of a creator in a campaign.'),
        clauses: z.array(z.enum(offeredClauses, badKinds), badKinds).max(offeredClauses.length, badKinds),
      },
      notAnObject,
    ),
    status: 201,
    reply: openContract,
    problems: [...changes, 'too_many', 'insufficient_credits'],
  }),
  show: route({
    ...byId,
    method: 'GET',
    path: '/api/contracts/:id',
    summary: 'Returns a contract: its text, versions, what was sent and what was answered.',
    status: 200,
    reply: openContract,
    problems: [...signedIn, 'not_found'],
  }),
  version: route({
    ...ground,
    method: 'GET',
    path: '/api/contracts/:id/versions/:version',
    summary: 'Returns one version of a contract.',
    params: byId.params.extend({
      version: z.coerce.number(badVersion).int(badVersion).min(1, badVersion).max(versionMax, badVersion),
    }),
    status: 200,
    reply: contractVersion,
    problems: [...signedIn, 'not_found'],
  }),
  change: route({
    ...byId,
    method: 'PATCH',
    path: '/api/contracts/:id',
    summary: 'Saves a new version over the one that you saw. A sent contract has to be taken back first.',
    body: z.object(
      {
        title: name('A title', 120),
        clauses: z
          .array(
            z.object(
              {
                kind: z.enum(clauseKinds, badClauses),
                heading: name('A heading', 120).meta({ examples: ['Payment'] }),
                text: text('A clause', clauseCharsMax),
              },
              badClauses,
            ),
            badClauses,
          )
          .min(1, badClauses)
          .max(clausesMax, badClauses),
        variables,
        version: seenVersion(badVersion),
      },
      notAnObject,
    ),
    status: 200,
    reply: openContract,
    problems: [...changes, 'field_conflict', 'too_many'],
  }),
  send: route({
    ...byId,
    method: 'POST',
    path: '/api/contracts/:id/send',
    summary:
      'Offers the contract to the creator by a signed link, and emails the link where an address is given. Free; `confirm` says so.',
    body: z.object(
      {
        to: z.string(badEmail).trim().toLowerCase().max(254, badEmail).pipe(z.email(badEmail)).nullish(),
        version: seenVersion(badVersion),
        confirm: z
          .object({ count: z.int(badConfirm), credits: z.int(badConfirm) }, badConfirm)
          .optional()
          .describe('`count`: emails that are sent, 0 or 1. `credits`: 0.'),
      },
      notAnObject,
    ),
    status: 200,
    reply: openContract,
    problems: [...changes, 'field_conflict', 'confirmation_required', 'rate_limited'],
  }),
  withdraw: route({
    ...byId,
    method: 'POST',
    path: '/api/contracts/:id/withdraw',
    summary: 'Takes back a contract that was sent and not answered. Its link stops working.',
    status: 200,
    reply: openContract,
    problems: changes,
  }),
  remove: route({
    ...byId,
    method: 'DELETE',
    path: '/api/contracts/:id',
    summary: 'Deletes a contract that isn’t accepted.',
    status: 200,
    reply: z.object({ ok: z.literal(true) }),
    problems: changes,
  }),
  file: route({
    ...byId,
    method: 'GET',
    path: '/api/contracts/:id/file',
    summary: 'Downloads the contract as a PDF, as it stands: a draft, an offer or the accepted copy.',
    status: 200,
    reply: z.unknown(),
    download: 'application/pdf',
    problems: [...signedIn, 'not_found'],
    callsPerMinuteMax: 20,
    callsCountedFor: 'account',
  }),
}
