import type pg from 'pg'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { type AttemptRule, attempt } from '../accounts/attempt-limits.ts'

/** How many invitations leave in a day. What a newcomer would get wrong: seats bound them only until one is taken back. */

const daySeconds = 86_400
/** Invitations to one mailbox, whoever sends them: more would fill a stranger's. */
const ofMailbox: AttemptRule = {
  ...{ name: 'invitation-mailbox', attemptsMax: 5, windowSeconds: daySeconds },
  refusal: () => 'This address already got several invitations today. Try again tomorrow.',
}
/** More than any team has people. Without it, taking back and inviting the next would write to as many strangers as somebody likes. */
const ofWorkspace: AttemptRule = {
  ...{ name: 'invitation-workspace', attemptsMax: 100, windowSeconds: daySeconds },
  refusal: () => 'Your workspace can send 100 invitations a day. Try again tomorrow.',
}

/** Counts the letter before it is written, and not where none is: a full mailbox must not use up what the workspace may send. @throws Problem `rate_limited` */
export async function counted(
  db: Database,
  { workspaceId }: Member,
  email: string,
  work: (tx: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const given = [await attempt(db.pool, ofWorkspace, workspaceId)]
  try {
    given.push(await attempt(db.pool, ofMailbox, email))
    await withTransaction(db, work)
  } catch (error) {
    for (const each of given) await each.forgive()
    throw error
  }
}
