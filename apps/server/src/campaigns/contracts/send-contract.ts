import { randomUUID } from 'node:crypto'
import { type BodyOf, contractFaults, type contracts, contractVariables, Problem } from '@vouch/contract'
import { type AttemptRule, attempt } from '../../customers/accounts/attempt-limits.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { loadSender } from '../outreach/stored-sender.ts'
import { suppressedOf } from '../outreach/suppressions.ts'
import { lockContract, markContract, refuseFixed, refuseStale } from './change-contracts.ts'
import type { ContractDesk, Tx } from './contract-desk.ts'
import { sealedDocument } from './contract-document.ts'
import { writeOffer } from './contract-letters.ts'
import { type ContractRow, requireContract } from './contract-rows.ts'
import { contractUrl, loadVersion } from './load-contract.ts'
import { loadTrust } from './warranty.ts'

/** Offering a contract: what is sent is one version, fixed by its digest, behind a link of its own. */

/** Letters with contracts that a workspace may send in a day. */
const perDayMax = 50
/** Such letters to one mailbox, whoever sends them. */
const perMailboxMax = 5
const daySeconds = 86_400
const ofWorkspace: AttemptRule = {
  ...{ name: 'contract-letter', attemptsMax: perDayMax, windowSeconds: daySeconds },
  refusal: () => `Your workspace can email ${perDayMax} contracts a day. Copy the link instead, or try again tomorrow.`,
}
const ofMailbox: AttemptRule = {
  ...{ name: 'contract-mailbox', attemptsMax: perMailboxMax, windowSeconds: daySeconds },
  refusal: () => 'This address already got several contracts today. Copy the link instead, or try again tomorrow.',
}

/** @throws Problem `not_found`, `confirmation_required` unless `confirm` names what happens, `not_now` while something is missing or can't be meant,
 *  `field_conflict`, `rate_limited` */
export async function sendContract(
  desk: ContractDesk,
  member: Member,
  id: string,
  { to = null, version, confirm }: BodyOf<typeof contracts.send>,
): Promise<void> {
  // What doesn't exist is not worth confirming.
  await requireContract(desk.db.pool, member.workspaceId, id)
  refuseUnconfirmed(to, confirm)
  await withTransaction(desk.db, async (tx) => {
    const at = desk.now()
    const row = await lockContract(tx, member, id, at)
    refuseFixed(row)
    refuseStale(row, version)
    if (to !== null) await refuseAddress(tx, member, to)
    const linkKey = randomUUID()
    await offer(tx, member, row, { to, linkKey, at })
    await markContract(tx, member, row, 'sent', at)
    if (to === null) return
    const letter = { id, linkKey, to, url: contractUrl(desk, linkKey), userId: member.userId, at }
    await writeOffer(tx, desk, letter)
  })
}

function refuseUnconfirmed(to: string | null, confirm: { count: number; credits: number } | undefined): void {
  const count = to === null ? 0 : 1
  if (confirm?.count === count && confirm.credits === 0) return
  const what = to === null ? 'makes the link and emails no one' : 'emails 1 person'
  throw new Problem('confirmation_required', `This ${what} and costs 0 credits. Confirm both.`, { count, credits: 0 })
}

async function refuseAddress(tx: Tx, { workspaceId }: Member, to: string): Promise<void> {
  if ((await suppressedOf(tx, workspaceId, 'ours', [to])).has(to))
    throw new Problem('not_now', 'You can’t email this address. Copy the link instead.')
  await attempt(tx, ofWorkspace, workspaceId)
  await attempt(tx, ofMailbox, to)
}

async function offer(
  tx: Tx,
  { workspaceId, userId }: Member,
  row: ContractRow,
  { to, linkKey, at }: { to: string | null; linkKey: string; at: Date },
): Promise<void> {
  const { id, platform, handle, displayName, version } = row
  const { text, draft, holes, unknown } = await loadVersion(tx, workspaceId, id, version)
  if (holes.length > 0) {
    const missing = holes.map((name) => contractVariables[name].toLowerCase()).join(', ')
    throw new Problem('not_now', `Not filled in yet: ${missing}.`, { holes })
  }
  if (unknown.length > 0) throw new Problem('not_now', `No such variable: ${unknown.join(', ')}.`)
  const faults = contractFaults(draft)
  if (faults.length > 0) throw new Problem('not_now', faults.join(' '))
  const people = await tx.query<{ name: string }>('select name from users where id = $1', [userId])
  const sender = await loadSender(tx, workspaceId)
  const brand = draft.variables.brand_name || (sender?.legalName ?? '')
  const { text: document, digest } = sealedDocument({
    ...{ schema: 'vouch.contract/1', contract: id, version, title: text.title, brand, clauses: text.clauses },
    creator: { platform, handle, name: displayName },
    offered: { by: people.rows[0]?.name ?? null, at: at.toISOString() },
  })
  const baseline = await loadTrust(tx, workspaceId, row.creatorId)
  await tx.query(
    `update contracts set state = 'sent', link_key = $2, sent_version = $3, sent_at = $4, updated_at = $4, sent_by = $5, sent_to = $6, document = $7,
            digest = $8, baseline = $9, answered_at = null, reason = null where id = $1`,
    [id, linkKey, version, at, userId, to, document, digest, baseline === null ? null : JSON.stringify(baseline)],
  )
}

/** Takes back what nobody has answered; its link opens nothing anymore. @throws Problem `not_now` for one that isn't sent */
export async function withdrawContract(desk: ContractDesk, member: Member, id: string): Promise<void> {
  await withTransaction(desk.db, async (tx) => {
    const at = desk.now()
    const row = await lockContract(tx, member, id, at)
    if (row.state !== 'sent') throw new Problem('not_now', 'This contract isn’t waiting for an answer.')
    await tx.query(
      `update contracts set state = 'draft', link_key = null, sent_version = null, sent_at = null, sent_by = null, sent_to = null,
              document = null, digest = null, baseline = null, updated_at = $2 where id = $1`,
      [id, at],
    )
    await markContract(tx, member, row, 'drafted', at)
  })
}
