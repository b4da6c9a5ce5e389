import { blankCreator, type CampaignCreatorValues, type OutreachState } from '@vouch/contract'
import type { Act, Tx } from './campaign-desk.ts'
import { writeChange } from './campaign-log.ts'
import { settleSteps } from './settle-steps.ts'
import { type StoredField, saveField } from './stored-fields.ts'

/** Fields of a creator that follow from what happens. */
type Marked = 'outreach' | 'contract'

interface Mark<Field extends Marked> {
  field: Field
  /** States that it is moved out of. */
  from: readonly CampaignCreatorValues[Field][]
  to: CampaignCreatorValues[Field]
  /** When what is moved was written; a later writing stays. Left out: whenever. */
  writtenAt?: Date | undefined
}

/** Moves a field of a creator on, as what was sent and received says. What a person has noted beyond that stays. */
export async function markEntry<Field extends Marked>(
  tx: Tx,
  act: Act,
  entryId: string,
  { field, from, to, writtenAt }: Mark<Field>,
): Promise<void> {
  // The campaign before its creators, as everybody locks them; without its lock the later of two changes could have the earlier number.
  await tx.query('select from campaigns where id = $1 for no key update', [act.campaignId])
  const found = await tx.query<{ held: StoredField | null }>(
    `select fields -> $3 as held from campaign_creators
      where id = $1 and campaign_id = $2 and removed_at is null for update`,
    [entryId, act.campaignId, field],
  )
  const [row] = found.rows
  if (row === undefined) return
  const before: unknown = row.held?.value ?? blankCreator[field]
  if (!from.some((state) => state === before)) return
  if (writtenAt !== undefined && row.held?.at !== writtenAt.toISOString()) return
  const change = { field, value: to, version: row.held?.version ?? 0 }
  await saveField(tx, act, { owner: 'creator', id: entryId, blank: blankCreator }, change)
  await writeChange(tx, act, { kind: 'field', entryId, field, before, after: to })
  await settleSteps(tx, act)
}

/** The same for outreach. @param from states that it is moved out of. @param writtenAt as in `Mark` */
export function markOutreach(
  tx: Tx,
  act: Act,
  entryId: string,
  from: readonly OutreachState[],
  to: OutreachState,
  writtenAt?: Date,
): Promise<void> {
  return markEntry(tx, act, entryId, { field: 'outreach', from, to, writtenAt })
}
