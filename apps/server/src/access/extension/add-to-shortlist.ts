import { actions, type ExtensionBadge, isOldName, oldNameFault, Problem, type ProfileAddress } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import { seenAlone } from '@vouch/presentation'
import type pg from 'pg'
import { loadBalance } from '../../customers/credits/balance.ts'
import { insufficientCredits, spend } from '../../customers/credits/ledger.ts'
import { addEntry, openShortlist } from '../../finding/shortlists/change-lists.ts'
import { isListed, keepScreening } from '../../finding/shortlists/kept-screening.ts'
import { noSuchList } from '../../finding/shortlists/load-shortlists.ts'
import { loadPlaces, lockPlaces } from '../../finding/shortlists/places.ts'
import { withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { ExtensionParts } from './extension-parts.ts'
import { badgeOf } from './own-report.ts'
import { screenCreator } from './screen-creator.ts'
import { loadPaidBadge } from './show-badge.ts'

/** Adds the open profile to a shortlist. The price includes a screening, which is kept with the entry; a creator who is on the list already, or whom
 *  the workspace paid to verify within a day, takes nothing. */

export interface Addition {
  member: Member
  target: ProfileAddress
  shortlistId: string | undefined
  signal: AbortSignal
}

const action = 'shortlist_addition'
const { creditCost } = actions[action]
const firstListName = 'Shortlist'

interface List {
  id: string
  name: string
}

/** @throws Problem `not_found`, `shortlist_full`, `creator_withheld`, `no_connector`, `unavailable` or `insufficient_credits`; nothing was added or
 *  charged then */
export async function addToShortlist(parts: ExtensionParts, addition: Addition) {
  const { db, now } = parts.verifying
  const { member, target } = addition
  const { workspaceId } = member
  // Refused before it is looked up: the list would refuse it afterwards.
  if (isOldName(target)) throw new Problem('bad_address', oldNameFault)
  const { badge, paid } = await loadPaidBadge(parts, workspaceId, target)
  const known = await findList(db.pool, workspaceId, addition.shortlistId)
  const listed = known !== null && (await isListed(db.pool, known.id, target))
  const price = paid || listed ? 0 : creditCost
  const { totalCredits } = await loadBalance(db.pool, workspaceId)
  if (totalCredits < price) throw insufficientCredits(price, totalCredits, action)
  const kept = price === 0 ? null : (badge ?? (await screened(parts, addition)))
  // A profile without a score costs nothing.
  const credits = kept?.trust == null ? 0 : price
  const added = await withTransaction(db, async (tx) => {
    const at = now()
    await lockPlaces(tx, workspaceId)
    const list = known ?? (await findList(tx, workspaceId, undefined)) ?? (await openFirst(tx, workspaceId, at))
    const wasListed = await isListed(tx, list.id, target)
    const entryId = await addEntry(tx, workspaceId, list.id, target, at)
    if (!wasListed) await pay(tx, { workspaceId, entryId, credits, badge: kept, at })
    await parts.listsChanged(tx, workspaceId)
    return { shortlist: list, entryId, creditsUsed: wasListed ? 0 : credits }
  })
  return { ...added, places: await loadPlaces(db.pool, workspaceId) }
}

async function openFirst(tx: pg.PoolClient, workspaceId: string, at: Date): Promise<List> {
  return { id: await openShortlist(tx, workspaceId, firstListName, at), name: firstListName }
}

/** @throws Problem `bad_address` for a name that nobody bears */
async function screened(parts: ExtensionParts, { target, signal }: Addition): Promise<ExtensionBadge> {
  const report = await screenCreator(parts.verifying, target, signal)
  if (report.state === 'NOT_FOUND')
    throw new Problem('bad_address', `There’s no creator ${target.handle} on ${platformNames[target.platform]}.`)
  return badgeOf(report, { basis: 'screening', verificationId: null })
}

interface Payment {
  workspaceId: string
  entryId: string
  credits: number
  badge: ExtensionBadge | null
  at: Date
}

async function pay(tx: pg.PoolClient, { workspaceId, entryId, credits, badge, at }: Payment): Promise<void> {
  if (badge?.trust != null) await keepScreening(tx, entryId, { ...badge.trust, only: seenAlone(badge.parts ?? []) })
  if (credits === 0) return
  // An entry can be removed, brought back and paid for again.
  const cause = `shortlist:${entryId}:${at.toISOString()}`
  await spend(tx, { workspaceId, cause, action, resourceId: entryId, credits, at })
}

/** @returns the named list, or the oldest one; null where there is none yet. @throws Problem `not_found` */
async function findList(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  id: string | undefined,
): Promise<List | null> {
  const found = await sql.query<List>(
    `select id, name from shortlists where workspace_id = $1 and removed_at is null and ($2::uuid is null or id = $2)
      order by created_at, id limit 1`,
    [workspaceId, id ?? null],
  )
  const [list] = found.rows
  if (list === undefined && id !== undefined) throw noSuchList()
  return list ?? null
}

/** @returns what adding the profile to the list that is taken without a choice costs now */
export async function additionPrice(
  sql: Pick<pg.Pool, 'query'>,
  workspaceId: string,
  target: ProfileAddress,
  paid: boolean,
): Promise<number> {
  if (paid) return 0
  const list = await findList(sql, workspaceId, undefined)
  return list !== null && (await isListed(sql, list.id, target)) ? 0 : creditCost
}
