import { blankCreator, type OutreachState } from '@vouch/contract'
import type { Act, Tx } from './campaign-desk.ts'
import { writeChange } from './campaign-log.ts'
import { type StoredField, saveField } from './stored-fields.ts'

/** Moves the outreach of a creator on, as what was sent and received says. What a person has noted beyond that stays.
 *  @param from states that it is moved out of */
export async function markOutreach(
  tx: Tx,
  act: Act,
  entryId: string,
  from: readonly OutreachState[],
  to: OutreachState,
): Promise<void> {
  const found = await tx.query<{ held: StoredField | null }>(
    `select fields -> 'outreach' as held from campaign_creators
      where id = $1 and campaign_id = $2 and removed_at is null for update`,
    [entryId, act.campaignId],
  )
  const [row] = found.rows
  if (row === undefined) return
  const before: unknown = row.held?.value ?? blankCreator.outreach
  if (!from.some((state) => state === before)) return
  const change = { field: 'outreach', value: to, version: row.held?.version ?? 0 }
  await saveField(tx, act, { owner: 'creator', id: entryId, blank: blankCreator }, change)
  await writeChange(tx, act, { kind: 'field', entryId, field: 'outreach', before, after: to })
}
