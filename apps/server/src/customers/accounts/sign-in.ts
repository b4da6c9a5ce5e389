import { Problem } from '@vouch/contract'
import type pg from 'pg'
import type { Auth } from './auth.ts'
import type { Credentials } from './auth-service.ts'

/** Checks an e-mail address and a password. Whether an address is known must not show, neither in the words nor in the
 *  time: an unknown address costs one password hash like a known one. */

interface Stored {
  userId: string
  verified: boolean
  /** Counted before the password is looked at, so that a sign-in which all sessions' end overtook opens none. */
  epoch: number
  hash: string | null
}

/** @returns the user who has proved who they are.
 *  @throws Problem `invalid_credentials`, `needs_verification`, or `unavailable` for the operator's support address. */
export async function checkCredentials(
  sql: Pick<pg.Pool, 'query'>,
  auth: Auth,
  supportEmail: string,
  credentials: Credentials,
): Promise<{ userId: string; epoch: number }> {
  const email = credentials.email.replaceAll('\0', '').trim().toLowerCase()
  if (email === supportEmail.trim().toLowerCase()) {
    throw new Problem('unavailable', 'Authentication service is temporarily unavailable. Please try again later.')
  }
  const { password } = await auth.$context
  const found = await sql.query<Stored>(
    `select users.id as "userId", email_verified as verified, session_epoch as epoch, password as hash
       from users left join sign_in_methods on user_id = users.id and provider_id = 'credential'
      where email = $1`,
    [email],
  )
  const [stored] = found.rows
  if (stored === undefined || stored.hash === null) {
    await password.hash(credentials.password)
    throw new Problem('invalid_credentials')
  }
  const { userId, epoch, verified, hash } = stored
  if (!(await password.verify({ hash, password: credentials.password }))) throw new Problem('invalid_credentials')
  if (!verified) throw new Problem('needs_verification', undefined, { needsVerification: true })
  return { userId, epoch }
}
