import { Problem } from '@vouch/contract'
import type { Database } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import { attempt, attemptRules } from './attempt-limits.ts'
import type { AuthService } from './auth-service.ts'

/** A bearer token may have been left open on somebody else's desk. Whatever lets people in or cannot be undone asks for more:
 *  the password, or, where there is none, a sign-in of the last minutes. */

const minutesFresh = 10

export interface ProofParts {
  db: Database
  authService: AuthService
}

/** Checks the password, so often at most. @throws Problem `wrong_password` at the field, or `rate_limited` */
export async function requirePassword(parts: ProofParts, userId: string, password: string): Promise<void> {
  const counted = await attempt(parts.db.pool, attemptRules.passwords, userId)
  if (!(await parts.authService.isPassword(userId, password))) {
    const problem = new Problem('wrong_password')
    throw new Problem('wrong_password', problem.message, { fields: { currentPassword: problem.message } })
  }
  await counted.forgive()
}

/** Checks what this person can prove: the password where there is one.
 *  @throws Problem as `requirePassword` does, or `sign_in_again` */
export async function proveAgain(parts: ProofParts, member: Member, password: string | undefined): Promise<void> {
  const { db, authService } = parts
  if (await authService.hasPassword(member.userId)) return requirePassword(parts, member.userId, password ?? '')
  const found = await db.pool.query<{ fresh: boolean }>(
    `select began_at > now() - interval '${minutesFresh} minutes' as fresh from sessions where id = $1`,
    [member.sessionId],
  )
  if (!found.rows[0]?.fresh) throw new Problem('sign_in_again')
}
