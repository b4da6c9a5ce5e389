import { Readable } from 'node:stream'
import { isSandboxHandle } from '@vouch/contract'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { SiteParts } from '../site-parts.ts'
import { eraseSiteData, loadAccount, loadSiteData } from './account-data.ts'
import { eraseForRequest, loadCreatorData, lockNames, withholdForRequest } from './creator-data.ts'
import { asKept, isAllOf, isNamed, type ProvedAccount } from './proved-account.ts'
import { writeOutcome, writeToTeam } from './request-letters.ts'
import type { CreatorRequest, DataRequest } from './request-row.ts'

/** Does what a request asks for, once it is proven enough or the team has granted it. */

/** Carries out a request and closes it. A request that somebody else closed meanwhile is left as it is.
 *  @param account that proved a creator's request: nobody else's data is touched, and where the kept data may be somebody else's, the team decides;
 *  null where nothing was proved, or the team has decided
 *  @returns whether this call closed it */
export async function carryOut(
  parts: SiteParts,
  request: DataRequest,
  account: ProvedAccount | null = null,
): Promise<boolean> {
  // Deleting an account ends its subscription at the card provider, which no transaction of ours can undo: it comes first and may
  // be repeated.
  if (request.kind === 'erasure' && request.subject === 'account') await deleteAccount(parts, request.email)
  return withTransaction(parts.db, async (tx) => {
    // A generated creator's account is made up anew by whatever shows it.
    const isReal = request.subject === 'creator' && !isSandboxHandle(request.handle)
    const proved = isReal && account !== null ? asKept(request, account) : null
    if (request.subject === 'creator' && proved !== null) {
      const fault = await faultOf(parts, tx, request, proved)
      if (fault !== null) {
        await leaveToTeam(parts, tx, request, fault)
        return false
      }
    }
    const outcome = outcomeOf(request)
    if (!(await close(tx, request, { state: 'done', outcome, at: parts.now(), account: proved }))) return false
    await writeOutcome(parts, tx, request, outcome)
    if (request.kind === 'access') return true
    if (request.subject === 'creator')
      await (request.kind === 'erasure' ? eraseForRequest : withholdForRequest)(parts, tx, request, proved)
    else if (request.kind === 'erasure') await eraseSiteData(tx, request.email)
    return true
  })
}

/** @returns why what is kept under the request's name may not be the account's, in words for the team; null where it is. */
async function faultOf(
  parts: SiteParts,
  tx: pg.PoolClient,
  request: CreatorRequest,
  account: ProvedAccount,
): Promise<string | null> {
  const shown = `${account.handle} (${account.id ?? 'no ID'})`
  if (!isNamed(request, account))
    return `Someone proved an account, but it isn’t the one that this request names: the platform says it is ${shown}. Nothing was done.`
  const { platform, handle } = request
  const handles = [...new Set([handle, account.handle])]
  await lockNames(tx, { platform, handles })
  if (await isAllOf(tx, parts.verifying, { platform, handles }, account.id)) return null
  return `Someone proved the account that has this name today: ${shown}. Some of the data that we keep under the name is from an account with another ID, so the name may have changed hands. Nothing was done. Granting the request acts on all data under the name, whoever it’s about, so check whose it is first.`
}

/** Hands a proved request to the team, which hears of it once and sees why before it decides. */
async function leaveToTeam(parts: SiteParts, tx: pg.PoolClient, request: DataRequest, why: string): Promise<void> {
  const left = await tx.query(
    `update data_requests set state = 'open', doubt = $2 where id = $1 and state in ('unproven', 'open')`,
    [request.id, why],
  )
  if (left.rowCount === 1) await writeToTeam(parts, tx, request, why, 'mismatch')
}

async function deleteAccount({ db, accounts }: SiteParts, email: string): Promise<void> {
  const account = await loadAccount(db.pool, email)
  if (account !== null) await accounts.deleteAccount(account)
}

export interface Closing {
  state: 'done' | 'refused'
  outcome: string
  at: Date
  /** Who proved it. */
  account?: ProvedAccount | null
}

/** Closes a request that is not closed yet. @returns whether this call closed it. */
export async function close(
  tx: pg.PoolClient,
  { id }: DataRequest,
  { state, outcome, at, account = null }: Closing,
): Promise<boolean> {
  const closed = await tx.query(
    `update data_requests set state = $2, outcome = $3, closed_at = $4, proved_handle = $5, proved_id = $6
      where id = $1 and state in ('unproven', 'open')`,
    [id, state, outcome, at, account?.handle ?? null, account?.id ?? null],
  )
  return closed.rowCount === 1
}

function outcomeOf({ kind, subject }: DataRequest): string {
  if (kind === 'access')
    return 'The file with your data is ready. Use the link in our first email to download it within seven days.'
  if (kind === 'objection')
    return subject === 'account'
      ? 'We agree with your objection. We won’t send news to your email address.'
      : 'We agree with your objection. We won’t give new verdicts on this profile, and it no longer shows up in discovery. Brands keep the reports they already have, and those reports say that you objected.'
  return subject === 'account'
    ? 'We deleted the data linked to your email address. Anything the law requires us to keep, such as invoices, is kept without your name.'
    : 'We deleted what was stored about this profile, and we won’t store it again.'
}

/** Opens the data that a request asks for, as it is now: a stream of JSON text. */
export async function openRequestedData(parts: SiteParts, request: DataRequest): Promise<Readable> {
  const { pool } = parts.db
  const about = { reference: request.reference, exportedAt: parts.now().toISOString() }
  if (request.subject === 'creator')
    return textOf({ ...about, ...(await loadCreatorData(parts.db, parts.verifying, request)) })
  const account = await loadAccount(pool, request.email)
  if (account !== null) return parts.accounts.exportAccount(account)
  return textOf({ ...about, ...(await loadSiteData(pool, request.email)) })
}

function textOf(data: object): Readable {
  return Readable.from([JSON.stringify(data, null, 1)], { objectMode: false })
}
