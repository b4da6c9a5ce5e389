import {
  actionCosts,
  type BodyOf,
  type ContractDraft,
  type contracts,
  contractsMax,
  contractVersionsMax,
  Problem,
} from '@vouch/contract'
import { spend } from '../../customers/credits/ledger.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import { storableJson, storableText } from '../../foundation/db/storable-text.ts'
import type { Member } from '../../foundation/http/member.ts'
import { lockOpen, lockStarted, refuseLapsed } from '../campaigns/lock-campaign.ts'
import { markEntry } from '../campaigns/mark-entry.ts'
import type { ContractDesk, Tx } from './contract-desk.ts'
import { type ContractRow, requireContract } from './contract-rows.ts'
import { firstDraft, loadSubject } from './first-draft.ts'

/** Putting contracts together and changing them. Every change is a version of its own, over the one that its writer saw. */

/** Puts a contract together and charges for it: both or neither.
 *  @param key the caller's own; the contract that was put together under it stays the only one
 *  @returns its id. @throws Problem `idempotency_conflict` for a key of another creator's or of other clauses, `not_found`, `not_now` before the start, `too_many`, `insufficient_credits`, `subscription_ended` */
export async function createContract(
  { db, now }: ContractDesk,
  member: Member,
  { campaignId, entryId, clauses }: BodyOf<typeof contracts.create>,
  key: string | null,
): Promise<string> {
  return withTransaction(db, async (tx) => {
    const [at, { workspaceId, userId }] = [now(), member]
    await tx.query('select from workspaces where id = $1 for no key update', [workspaceId])
    const earlier = await idUnderKey(tx, workspaceId, key, { campaignId, entryId, clauses })
    if (earlier !== null) return earlier
    const act = { member, campaignId, at }
    await lockStarted(tx, act)
    await refuseOverfull(tx, workspaceId)
    const subject = await loadSubject(tx, campaignId, entryId)
    if (subject === null) throw new Problem('not_found', 'This creator isn’t in the campaign.')
    const draft = await firstDraft(tx, workspaceId, subject, clauses)
    const made = await tx.query<{ id: string }>(
      `insert into contracts (workspace_id, creator_id, campaign_id, entry_id, title, made_by, created_at, updated_at, request_key,
                              request_clauses)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) returning id`,
      [
        ...[workspaceId, subject.creatorId, campaignId, entryId, storableText(draft.title), userId, at, key],
        clausesText(clauses),
      ],
    )
    const id = made.rows[0]?.id ?? ''
    await writeVersion(tx, { id, version: 1, draft, userId, at })
    const action = 'contract_generation'
    await spend(tx, {
      ...{ workspaceId, cause: `contract:${id}`, action, resourceId: id, credits: actionCosts[action], at },
    })
    await markEntry(tx, act, entryId, { field: 'contract', from: ['none'], to: 'drafted' })
    return id
  })
}

async function idUnderKey(
  tx: Tx,
  workspaceId: string,
  key: string | null,
  { campaignId, entryId, clauses }: BodyOf<typeof contracts.create>,
): Promise<string | null> {
  if (key === null) return null
  // A campaign and an entry may be gone since.
  const found = await tx.query<{ id: string; same: boolean }>(
    `select id, coalesce(campaign_id, $3) = $3 and coalesce(entry_id, $4) = $4 and coalesce(request_clauses, $5) = $5 as same
       from contracts where workspace_id = $1 and request_key = $2`,
    [workspaceId, key, campaignId, entryId, clausesText(clauses)],
  )
  const [earlier] = found.rows
  if (earlier?.same === false) throw new Problem('idempotency_conflict')
  return earlier?.id ?? null
}

/** The same clauses in another order are the same request. */
function clausesText(clauses: BodyOf<typeof contracts.create>['clauses']): string {
  return clauses === undefined ? '' : [...clauses].sort().join()
}

async function refuseOverfull(tx: Tx, workspaceId: string): Promise<void> {
  const full = await tx.query('select from contracts where workspace_id = $1 having count(*) >= $2', [
    workspaceId,
    contractsMax,
  ])
  if (full.rowCount === 0) return
  throw new Problem('too_many', `You can have up to ${contractsMax} contracts. Delete a draft to add another.`)
}

interface Writing {
  id: string
  version: number
  draft: ContractDraft
  userId: string
  at: Date
}

/** Writes a version of a contract in the transaction that moves the contract to it. */
export async function writeVersion(tx: Tx, { id, version, draft, userId, at }: Writing): Promise<void> {
  await tx.query(
    'insert into contract_versions (contract_id, version, draft, made_by, at) values ($1, $2, $3, $4, $5)',
    [id, version, storableJson(draft), userId, at],
  )
}

/** Locks a contract and its campaign, in the order that everybody keeps to. @throws Problem `not_found`, `not_now`, `subscription_ended` */
export async function lockContract(tx: Tx, member: Member, id: string, at: Date): Promise<ContractRow> {
  const { campaignId } = await requireContract(tx, member.workspaceId, id)
  if (campaignId === null) await refuseLapsed(tx, member.workspaceId)
  else await lockOpen(tx, { member, campaignId, at })
  await tx.query('select from contracts where id = $1 for update', [id])
  return requireContract(tx, member.workspaceId, id)
}

/** Notes in the campaign how the contract with its creator stands; without a campaign there is nothing to note. */
export async function markContract(
  tx: Tx,
  member: { workspaceId: string; userId: string | null },
  { campaignId, entryId }: Pick<ContractRow, 'campaignId' | 'entryId'>,
  to: 'none' | 'drafted' | 'sent' | 'signed',
  at: Date,
): Promise<void> {
  if (campaignId === null || entryId === null) return
  const states = ['none', 'drafted', 'sent', 'signed'] as const
  const from = states.filter((state) => state !== to)
  await markEntry(tx, { member, campaignId, at }, entryId, { field: 'contract', from, to })
}

/** @throws Problem `field_conflict` where somebody else was first, `not_now` for one that is sent or accepted, `too_many` */
export async function changeContract(
  { db, now }: ContractDesk,
  member: Member,
  id: string,
  { version, ...draft }: BodyOf<typeof contracts.change>,
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const at = now()
    const row = await lockContract(tx, member, id, at)
    refuseFixed(row)
    refuseStale(row, version)
    if (version >= contractVersionsMax)
      throw new Problem('too_many', `A contract can have up to ${contractVersionsMax} versions. Start a new one.`)
    await writeVersion(tx, { id, version: version + 1, draft, userId: member.userId, at })
    await tx.query(
      `update contracts set title = $2, version = version + 1, state = 'draft', updated_at = $3 where id = $1`,
      [id, storableText(draft.title), at],
    )
  })
}

/** @throws Problem `not_now` for a contract whose text others rely on */
export function refuseFixed({ state }: Pick<ContractRow, 'state'>): void {
  if (state === 'accepted') throw new Problem('not_now', 'This contract is accepted, so it can’t be changed.')
  if (state === 'sent') throw new Problem('not_now', 'This contract is with the creator. Take it back to change it.')
}

export function refuseStale(row: Pick<ContractRow, 'version'>, version: number): void {
  if (row.version === version) return
  throw new Problem('field_conflict', 'Somebody saved a newer version in the meantime. Nothing was overwritten.', {
    version: row.version,
  })
}

/** @throws Problem `not_now` for one that is sent or accepted, and as `lockContract` does */
export async function removeContract({ db, now }: ContractDesk, member: Member, id: string): Promise<void> {
  await withTransaction(db, async (tx) => {
    const at = now()
    const row = await lockContract(tx, member, id, at)
    if (row.state === 'accepted') throw new Problem('not_now', 'An accepted contract can’t be deleted.')
    // To take back what was sent takes who may send.
    if (row.state === 'sent') throw new Problem('not_now', 'This contract is with the creator. Take it back first.')
    await tx.query('delete from contracts where id = $1', [id])
    await markContract(tx, member, row, 'none', at)
  })
}
