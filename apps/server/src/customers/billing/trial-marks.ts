import { createHmac } from 'node:crypto'
import { Problem } from '@vouch/contract'
import type pg from 'pg'
import { mailboxOf } from '../../foundation/mail/mailbox-of.ts'

/** One trial for each card and each address. What a newcomer would get wrong: a mark is held before the card provider is asked, because of
 *  two sign-ups at once only one may get so far, and it counts for good only in the transaction that writes the trial down. */

type Sql = Pick<pg.Pool, 'query'>

export interface TrialMark {
  kind: 'address' | 'card'
  /** A keyed digest: it recognises and names nobody. */
  mark: string
}

export interface TrialTaker {
  email: string
  /** What the provider knows the card by; null for a way of paying without one. */
  cardFingerprint: string | null
}

/** Draws the marks of whoever wants a trial, always in one order, so that two who hold them never wait in a circle. */
export type DrawMarks = (taker: TrialTaker) => TrialMark[]

/** @param secret the installation's; another one forgets every trial */
export function drawMarksWith(secret: string): DrawMarks {
  const key = createHmac('sha256', secret).update('trial marks').digest()
  const markOf = (kind: TrialMark['kind'], value: string): TrialMark => ({
    kind,
    mark: createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url'),
  })
  return ({ email, cardFingerprint }) => [
    markOf('address', mailboxOf(email)),
    ...(cardFingerprint === null ? [] : [markOf('card', cardFingerprint)]),
  ]
}

/** Who begins a trial: a workspace, or a sign-up that belongs to nobody. */
export function holderOf(signUp: { workspaceId: string } | { setupIntentId: string }): string {
  return 'workspaceId' in signUp ? `workspace:${signUp.workspaceId}` : `set-up:${signUp.setupIntentId}`
}

/** Holds marks for whoever begins a trial, all or, with the caller's transaction, none. Held again by the same one they stay held.
 *  @throws Problem `trial_used` where another trial has one of them; which one is not said */
export async function holdMarks(tx: pg.PoolClient, marks: TrialMark[], holder: string, at: Date): Promise<void> {
  const held = await tx.query(
    `insert into trial_marks (kind, mark, holder, marked_at)
     select kind, mark, $3, $4 from unnest($1::text[], $2::text[]) wanted (kind, mark) order by kind
     on conflict (kind, mark) do update set marked_at = excluded.marked_at where trial_marks.holder = excluded.holder`,
    [marks.map(({ kind }) => kind), marks.map(({ mark }) => mark), holder, at],
  )
  if (held.rowCount !== marks.length) throw new Problem('trial_used')
}

/** Makes marks count for good, in the transaction that writes the trial. @throws Problem `trial_used` as `holdMarks` does */
export async function keepMarks(tx: pg.PoolClient, marks: TrialMark[], holder: string, at: Date): Promise<void> {
  await holdMarks(tx, marks, holder, at)
  await tx.query(
    `update trial_marks set holder = null from unnest($1::text[], $2::text[]) kept (kind, mark)
      where trial_marks.kind = kept.kind and trial_marks.mark = kept.mark and holder = $3`,
    [marks.map(({ kind }) => kind), marks.map(({ mark }) => mark), holder],
  )
}

/** Frees what somebody held whose trial did not come about. */
export async function releaseMarks(sql: Sql, holder: string): Promise<void> {
  await sql.query('delete from trial_marks where holder = $1', [holder])
}

/** As long as the privacy policy says. */
export const trialMarkMonths = 24

/** Deletes marks that have been kept long enough. */
export async function deleteOldMarks(sql: Sql, now: Date): Promise<void> {
  await sql.query(
    `delete from trial_marks where marked_at < $1::timestamptz - make_interval(months => ${trialMarkMonths})`,
    [now],
  )
}
