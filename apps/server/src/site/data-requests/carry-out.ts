import { Readable } from 'node:stream'
import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
import type { SiteParts } from '../site-parts.ts'
import { eraseSiteData, loadAccount, loadSiteData } from './account-data.ts'
import { eraseForRequest, loadCreatorData, withholdForRequest } from './creator-data.ts'
import { writeOutcome } from './request-letters.ts'
import type { DataRequest } from './request-row.ts'

/** Does what a request asks for, once it is proven enough or the team has granted it. */

/** Carries out a request and closes it. A request that somebody else closed meanwhile is left as it is. */
export async function carryOut(parts: SiteParts, request: DataRequest): Promise<void> {
  // Deleting an account ends its subscription at the card provider, which no transaction of ours can undo: it comes first and may
  // be repeated.
  if (request.kind === 'erasure' && request.subject === 'account') await deleteAccount(parts, request.email)
  await withTransaction(parts.db, async (tx) => {
    const outcome = outcomeOf(request)
    if (!(await close(tx, request, { state: 'done', outcome, at: parts.now() }))) return
    await writeOutcome(parts, tx, request, outcome)
    if (request.kind === 'access') return
    if (request.subject === 'creator')
      await (request.kind === 'erasure' ? eraseForRequest : withholdForRequest)(parts, tx, request)
    else if (request.kind === 'erasure') await eraseSiteData(tx, request.email)
  })
}

async function deleteAccount({ db, accounts }: SiteParts, email: string): Promise<void> {
  const account = await loadAccount(db.pool, email)
  if (account !== null) await accounts.deleteAccount(account)
}

export interface Closing {
  state: 'done' | 'refused'
  outcome: string
  at: Date
}

/** Closes a request that is not closed yet. @returns whether this call closed it. */
export async function close(tx: pg.PoolClient, { id }: DataRequest, { state, outcome, at }: Closing): Promise<boolean> {
  const closed = await tx.query(
    `update data_requests set state = $2, outcome = $3, closed_at = $4 where id = $1 and state in ('unproven', 'open')`,
    [id, state, outcome, at],
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
    return textOf({ ...about, ...(await loadCreatorData(parts.db, parts.verifying.snapshots, request)) })
  const account = await loadAccount(pool, request.email)
  if (account !== null) return parts.accounts.exportAccount(account)
  return textOf({ ...about, ...(await loadSiteData(pool, request.email)) })
}

function textOf(data: object): Readable {
  return Readable.from([JSON.stringify(data, null, 1)], { objectMode: false })
}
