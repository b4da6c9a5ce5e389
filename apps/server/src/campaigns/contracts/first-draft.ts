import {
  blankCampaign,
  blankCreator,
  blankDeliverable,
  type CampaignValues,
  type ContractDraft,
  type ContractValues,
  clauseLibrary,
  contractDay,
  feeOf,
  type OfferedClause,
  offeredClauses,
  signOfCurrency,
  usualContractValues,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { amountIn, platformName } from '@vouch/presentation'
import { type StoredFields, valuesOf } from '../campaigns/stored-fields.ts'
import { loadSender } from '../outreach/stored-sender.ts'
import type { Sql } from './contract-desk.ts'
import { loadTrust } from './warranty.ts'

/** The first version of a contract: the chosen clauses, with what campaign, creator and report know filled in. What nobody knows stays a hole. */

export interface ContractSubject {
  creatorId: string
  platform: Platform
  handle: string
  displayName: string | null
  fields: StoredFields
  campaignFields: StoredFields
  deliverables: StoredFields[]
}

/** Points below the low end of today's range at which the warranty is drawn; ours, so that only a clear fall breaks it. */
const floorGrace = 10

/** Loads whom a contract is with and about what; null where the creator isn't in the campaign. */
export async function loadSubject(sql: Sql, campaignId: string, entryId: string): Promise<ContractSubject | null> {
  const found = await sql.query<ContractSubject>(
    `select creator_id as "creatorId", platform, handle, display_name as "displayName", entry.fields, campaigns.fields as "campaignFields",
            coalesce((select json_agg(made.fields order by made.place) from campaign_deliverables made
                       where made.entry_id = entry.id), '[]') as deliverables
       from campaign_creators entry join campaigns on campaigns.id = campaign_id join creators on creators.id = creator_id
      where entry.id = $1 and campaign_id = $2 and entry.removed_at is null`,
    [entryId, campaignId],
  )
  return found.rows[0] ?? null
}

/** @returns the draft, and the name of the brand in it where one is known */
export async function firstDraft(
  sql: Sql,
  workspaceId: string,
  subject: ContractSubject,
  chosen: readonly OfferedClause[],
): Promise<ContractDraft> {
  const campaign = valuesOf(subject.campaignFields, blankCampaign)
  const sender = await loadSender(sql, workspaceId)
  const trust = await loadTrust(sql, workspaceId, subject.creatorId)
  const { displayName, handle } = subject
  const kinds = offeredClauses.filter((kind) => clauseLibrary[kind].always || chosen.includes(kind))
  return {
    title: `${campaign.name} with ${displayName ?? `@${handle}`}`.slice(0, 120),
    clauses: kinds.map((kind) => ({ kind, heading: clauseLibrary[kind].heading, text: clauseLibrary[kind].text })),
    variables: {
      ...usualContractValues,
      ...known({
        ...valuesOfCampaign(campaign),
        ...valuesOfCreator(subject, campaign),
        brand_name: sender?.legalName || campaign.brand,
        warranty_floor: trust === null ? '' : floorWords(trust.low),
      }),
    },
  }
}

/** @returns the floor below a range; empty where nothing could be below it */
function floorWords(low: number): string {
  const floor = Math.floor(low) - floorGrace
  return floor > 0 ? String(floor) : ''
}

/** Empty ones are holes, which nothing usual hides. */
function known(values: ContractValues): ContractValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function valuesOfCampaign({ name, product, startsOn, endsOn }: CampaignValues): ContractValues {
  return {
    ...{ campaign_name: name, product, start_date: dayWords(startsOn), end_date: dayWords(endsOn) },
    exclusivity_scope: product === '' ? '' : `products that compete with ${product}`,
  }
}

function valuesOfCreator(subject: ContractSubject, { currency }: CampaignValues): ContractValues {
  const { platform, handle, fields, deliverables } = subject
  const fee = feeOf(valuesOf(fields, blankCreator))
  return {
    creator_account: `@${handle} on ${platformName(platform)}`,
    fee: fee === null ? '' : amountIn(fee, signOfCurrency[currency]),
    deliverables: deliverables.map(deliverableLine).join('\n'),
  }
}

/** The dash makes it an item of a list where the contract is read. */
function deliverableLine(stored: StoredFields): string {
  const { kind, title, dueOn } = valuesOf(stored, blankDeliverable)
  const what = title === '' ? '' : `: ${title}`
  return `- 1 ${kind === 'other' ? 'post' : kind}${what}${dueOn === null ? '' : `, by ${dayWords(dueOn)}`}`
}

function dayWords(day: string | null): string {
  return day === null ? '' : contractDay(day)
}
