import { randomBytes, randomInt } from 'node:crypto'
import {
  answerDaysMax,
  type BodyOf,
  type dataRequests,
  isOldName,
  objectionDaysMax,
  oldNameFault,
  Problem,
  type ProfileAddress,
  parseAddress,
} from '@vouch/contract'
import type pg from 'pg'
import { drawToken, tokenDigest } from '../../customers/accounts/token.ts'
import { onlyRow, withTransaction } from '../../foundation/db/database.ts'
import type { SiteParts } from '../site-parts.ts'
import { writeLink } from './request-letters.ts'
import { loadById } from './request-row.ts'

/** Files a request. It does nothing until the mailbox that it names has answered, and the answer here is the same whoever asks,
 *  so nobody learns from it which addresses we know. */

type Form = BodyOf<typeof dataRequests.submit>

const msPerDay = 86_400_000
/** Requests of one address in a day; more would fill a stranger's mailbox with links. */
const filedPerDayMax = 3
/** Letters and digits that nobody mixes up. */
const clear = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const drawCode = (length: number) => Array.from({ length }, () => clear[randomInt(clear.length)]).join('')

/** @returns what the person is told: a reference, and by when they hear from us.
 *  @throws Problem `bad_address` for a profile that cannot be understood. */
export async function fileRequest(parts: SiteParts, form: Form): Promise<{ reference: string; dueAt: string }> {
  const profile = form.subject === 'creator' ? profileOf(form.profileUrl ?? '') : null
  const receivedAt = parts.now()
  const dueAt = new Date(receivedAt.getTime() + daysFor(form) * msPerDay)
  const reference = `DR-${drawCode(8)}`
  const token = drawToken()
  await withTransaction(parts.db, async (tx) => {
    const id = await store(tx, [
      ...[reference, form.kind, form.subject, form.law, form.email, form.name ?? ''],
      ...[profile?.platform ?? null, profile?.handle ?? null, profile?.url ?? null, form.details ?? ''],
      ...[tokenDigest(token), `vouch-${randomBytes(4).toString('hex')}`, receivedAt, dueAt],
    ])
    if (id !== null) await writeLink(parts, tx, await loadById(tx, id), token)
  })
  return { reference, dueAt: dueAt.toISOString() }
}

/** An objection of a creator waits no longer than any law lets it, because verdicts go on meanwhile. */
function daysFor({ kind, subject, law }: Form): number {
  return kind === 'objection' && subject === 'creator'
    ? Math.min(objectionDaysMax, answerDaysMax[law])
    : answerDaysMax[law]
}

/** @returns the id; null where the address has filed as many as a day allows. */
async function store(tx: pg.PoolClient, values: unknown[]): Promise<string | null> {
  const stored = await tx.query<{ id: string }>(
    `insert into data_requests (reference, kind, subject, law, email, name, platform, handle, profile_url, details,
                                token, proof_code, received_at, due_at, token_expires_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, now() + interval '7 days'
      where (select count(*) from data_requests where email = $5 and received_at > $13::timestamptz - interval '1 day') < ${filedPerDayMax}
     returning id`,
    values,
  )
  return stored.rows.length === 0 ? null : onlyRow(stored).id
}

function badProfile(sentence: string): Problem {
  return new Problem('bad_address', sentence, { fields: { profileUrl: sentence } })
}

function profileOf(text: string): ProfileAddress {
  const read = parseAddress(text)
  if (read.kind !== 'profile') throw badProfile(read.sentence)
  if (isOldName(read)) throw badProfile(oldNameFault)
  return read
}
