import {
  blankCampaign,
  blankCreator,
  type MergeValues,
  type OutreachOrder,
  Problem,
  signOfCurrency,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { amountIn, number, platformName } from '@vouch/presentation'
import { creatorKey } from '../../verdicts/creators/creator-key.ts'
import { requireCampaign } from '../campaigns/load-campaign.ts'
import { type StoredFields, valuesOf } from '../campaigns/stored-fields.ts'
import { loadContacts } from './contacts.ts'
import type { Sql } from './outreach-desk.ts'
import type { SenderRow } from './stored-sender.ts'

/** What is known of those whom a send names: who they are, where they are written to, and what their merge fields say. */

export interface Recipient {
  creatorId: string
  creator: { platform: Platform; handle: string; displayName: string | null }
  /** The creator's place in the campaign; null without one. */
  entryId: string | null
  country: string | null
  contact: Awaited<ReturnType<typeof loadContacts>>[number] | null
  /** There is a thread with the creator about this campaign already. */
  contacted: boolean
  values: MergeValues
}

interface Row {
  id: string
  platform: Platform
  handle: string
  displayName: string | null
  country: string | null
  followers: number | null
  entryId: string | null
  fields: StoredFields | null
  contacted: boolean
}

/** @throws Problem `not_found` for a campaign or a creator that is not there */
export async function loadRecipients(
  sql: Sql,
  sender: SenderRow,
  { campaignId = null, recipients }: Pick<OutreachOrder, 'campaignId' | 'recipients'>,
): Promise<Recipient[]> {
  const { workspaceId } = sender
  const common = await valuesOfCampaign(sql, sender, campaignId)
  const rows = await loadRows(sql, workspaceId, campaignId, recipients)
  const contacts = Map.groupBy(
    await loadContacts(
      sql,
      workspaceId,
      rows.map(({ id }) => id),
    ),
    ({ creatorId }) => creatorId,
  )
  const named = new Map(rows.map((row) => [`${row.platform}/${row.handle}`, row]))
  const wanted = new Map(recipients.map((one) => [`${one.platform}/${creatorKey(one.platform, one.handle)}`, one]))
  return [...wanted].map(([name, { address, handle }]) => {
    const row = named.get(name)
    if (row === undefined) throw new Problem('not_found', `Look for an address of ${handle} first.`)
    const { id, platform, displayName, country, entryId, contacted } = row
    const known = contacts.get(id) ?? []
    const contact = (address === undefined ? known[0] : known.find((one) => one.address === address)) ?? null
    const creator = { platform, handle: row.handle, displayName }
    return { ...{ creatorId: id, creator, entryId, country, contact, contacted }, values: valuesOfCreator(common, row) }
  })
}

async function loadRows(
  sql: Sql,
  workspaceId: string,
  campaignId: string | null,
  recipients: OutreachOrder['recipients'],
) {
  const found = await sql.query<Row>(
    `select creators.id, creators.platform, creators.handle, creators.display_name as "displayName", looked.country,
            (select followers::float8 from creator_readings where creator_id = creators.id order by day desc limit 1) as followers,
            entry.id as "entryId", entry.fields,
            exists (select from outreach_threads thread join outreach_messages message on message.thread_id = thread.id
                     where thread.workspace_id = $1 and thread.creator_id = creators.id
                       and thread.campaign_id is not distinct from $2::uuid
                       and message.kind in ('first', 'follow-up') and message.state in ('waiting', 'sending', 'sent')) as contacted
       from unnest($3::text[], $4::text[]) as asked (platform, handle)
       join creators on creators.platform = asked.platform and creators.handle = asked.handle
       left join outreach_lookups looked on looked.creator_id = creators.id and looked.workspace_id = $1
       left join campaign_creators entry
         on entry.campaign_id = $2::uuid and entry.creator_id = creators.id and entry.removed_at is null`,
    [
      ...[workspaceId, campaignId, recipients.map(({ platform }) => platform)],
      recipients.map(({ platform, handle }) => creatorKey(platform, handle)),
    ],
  )
  return found.rows
}

interface CommonValues {
  values: MergeValues
  feeWords: (fee: number) => string
}

async function valuesOfCampaign(sql: Sql, sender: SenderRow, campaignId: string | null): Promise<CommonValues> {
  const own: MergeValues = { brand: sender.legalName, sender_name: sender.fromName }
  if (campaignId === null) return { values: own, feeWords: () => '' }
  const { fields } = await requireCampaign(sql, sender.workspaceId, campaignId)
  const { name, brand, product, startsOn, endsOn, currency } = valuesOf(fields, blankCampaign)
  return {
    values: {
      ...own,
      ...(brand !== '' && { brand }),
      ...{ campaign: name, product, start_date: dayWords(startsOn), end_date: dayWords(endsOn) },
    },
    feeWords: (fee) => amountIn(fee, signOfCurrency[currency]),
  }
}

function dayWords(day: string | null): string {
  if (day === null) return ''
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' })
}

function valuesOfCreator({ values, feeWords }: CommonValues, row: Row): MergeValues {
  const { platform, handle, displayName, followers } = row
  const { fee } = valuesOf(row.fields ?? {}, blankCreator)
  const name = displayName ?? ''
  return {
    ...values,
    ...{ handle, platform: platformName(platform), creator_name: name, first_name: firstNameOf(name) },
    ...(followers !== null && { followers: number(followers) }),
    ...(fee !== null && { fee: feeWords(fee) }),
  }
}

/** First words of names of channels, and titles: nobody is called so. */
const noNames = new Set(
  `a and all an ask at be best big by chef coach cooking daily dj do doctor dr el everyday fit fitness for foodie from get go good hello hey hi home how i
   in inside just la le life little living los mama mc miss mister mom mr mrs ms mx my new not official old on our papa prof real simply sir so studio
   super team tech that the their this to travel traveling true two ultimate uncle we what when why with wild you your`.split(
    /\s+/,
  ),
)

/** A first word that can be a person's name; names of channels and brands often cannot, and then nothing is better. */
export function firstNameOf(name: string): string {
  const [first = ''] = name.trim().split(/\s/)
  return /^\p{Lu}[\p{L}’'-]{1,19}$/u.test(first) && !noNames.has(first.toLowerCase()) ? first : ''
}
