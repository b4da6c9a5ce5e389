import { Problem } from '@vouch/contract'
import type { Auth } from './auth.ts'
import type { Credentials } from './auth-service.ts'

/** Checks an e-mail address and a password. Whether an address is known must not show, neither in the words nor in the
 *  time: an unknown address costs one password hash like a known one. */

/** @returns the id of the user who has proved who they are.
 *  @throws Problem `invalid_credentials`, `needs_verification`, or `unavailable` for the operator's support address. */
export async function checkCredentials(auth: Auth, supportEmail: string, credentials: Credentials): Promise<string> {
  const email = credentials.email.replaceAll('\0', '').trim().toLowerCase()
  if (email === supportEmail.trim().toLowerCase()) {
    throw new Problem('unavailable', 'Authentication service is temporarily unavailable. Please try again later.')
  }
  const { internalAdapter, password } = await auth.$context
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
  const stored = found?.accounts.find((method) => method.providerId === 'credential')?.password
  if (!found || !stored) {
    await password.hash(credentials.password)
    throw new Problem('invalid_credentials')
  }
  if (!(await password.verify({ hash: stored, password: credentials.password }))) {
    throw new Problem('invalid_credentials')
  }
  if (!found.user.emailVerified) {
    throw new Problem('needs_verification', undefined, { needsVerification: true })
  }
  return found.user.id
}
