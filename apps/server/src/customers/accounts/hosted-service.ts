import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '@vouch/contract'
import { decodeJwt } from 'jose'
import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import type { Identify, Member } from '../../foundation/http/member.ts'
import {
  type GoTrue,
  GoTrueRefusal,
  type Grant,
  goTrue,
  type HostedLink,
  type HostedUser,
} from '../../outside/supabase/gotrue.ts'
import type { HostedSettings } from '../../outside/supabase/hosted-settings.ts'
import { tokenCheck } from '../../outside/supabase/token-check.ts'
import type { AuthService, SignedIn } from './auth-service.ts'
import { endEverySession } from './end-sessions.ts'
import {
  adoptUser,
  forgetSubject,
  type IssuedTo,
  isEnded,
  keepSubject,
  loadHostedMember,
  loadSubject,
  noteEnded,
} from './hosted-users.ts'
import type { OpenedSession } from './sessions.ts'
import { drawToken } from './token.ts'

/** Passwords and sessions at a hosted service. What a newcomer would get wrong: its tokens are good until they expire, whatever the
 *  service thinks of their session by then, so endings are remembered here as well. */

export interface HostedParts {
  db: Database
  settings: HostedSettings
  config: Pick<Config, 'supportEmail'>
}

type Sql = Pick<pg.Pool, 'query'>

const temporarily = 'Authentication service is temporarily unavailable. Please try again later.'

/** @returns the auth service over the hosted one. */
export function hostedService({ db, settings, config }: HostedParts): AuthService {
  const { pool } = db
  const service = goTrue(settings)
  // Read each time: the operator may change it.
  const supportEmail = () => config.supportEmail.trim().toLowerCase()
  return {
    publicAuth: { service: 'hosted', url: service.root, publicKey: settings.anonKey },
    checkHealth: async () => void (await told(service.health())),
    identify: identifyHosted(pool, service, settings, supportEmail),
    signIn: async ({ email, password }) => {
      const address = email.replaceAll('\0', '').trim().toLowerCase()
      if (address === supportEmail()) throw new Problem('unavailable', temporarily)
      const grant = await freshGrant(pool, () => told(service.signIn(address, password)))
      return signedIn(pool, grant)
    },
    openSession: async (tx, { userId, epoch }) => {
      if (epoch !== null && !(await isEpoch(tx, userId, epoch))) return null
      return told(openSession(tx, service, userId))
    },
    refreshSession: (member) => withTransaction(db, (tx) => told(followSession(tx, service, member))),
    loadSessionEnd: async ({ token }) => endOf(token),
    endSessions: async (tx, { token, userId, sessionId }, scope) => {
      if (scope === 'global') await endAll(tx, userId)
      const account = await loadSubject(tx, userId)
      if (account !== null) await noteEnded(tx, account.subject, sessionId)
      await service.signOut(token, scope).catch(unlessGone)
    },
    endSessionsOf: async (tx, userId, bearer) => {
      const isIn = bearer === undefined || !(await isEnded(tx, claimsOf(bearer.token)))
      await endAll(tx, userId)
      return isIn
    },
    isPassword: async (userId, password) => isPassword(pool, service, userId, password),
    hasPassword: async (userId, tx) => (await loadSubject(tx ?? pool, userId))?.hasPassword ?? false,
    setPassword: (tx, user, password) => told(setPassword(tx, service, user, password)),
    setAddress: async (tx, userId, email) => {
      const account = await loadSubject(tx, userId)
      if (account !== null) await told(service.admin.change(account.subject, { email, email_confirm: true }))
    },
    drawAddressProof: (email) => told(drawAddressProof(service, email)),
    confirmAddress: (tx, userId, token) => told(confirmAddress(tx, service, userId, token)),
    forgetPerson: async (tx, userId) => {
      const account = await loadSubject(tx, userId)
      if (account === null) return
      await endAll(tx, userId)
      await told(service.admin.remove(account.subject).catch(unlessGone))
      await forgetSubject(tx, userId)
    },
  }
}

/** Refusals in our own words. What the service could not answer is our `unavailable`, and never a reason to sign anybody out. */
async function told<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof GoTrueRefusal)) throw error
    if (error.code === 'email_not_confirmed') {
      throw new Problem('needs_verification', undefined, { needsVerification: true })
    }
    const isRefused = ['invalid_credentials', 'invalid_grant', 'user_banned', 'validation_failed'].includes(error.code)
    if (isRefused) throw new Problem('invalid_credentials')
    throw Object.assign(new Problem('unavailable', temporarily), { cause: error })
  }
}

/** What has ended, or gone, already is as it should be. */
function unlessGone(error: unknown): void {
  const isGone = error instanceof GoTrueRefusal && [401, 403, 404].includes(error.status)
  if (!isGone) throw error
}

/** An account that we know nothing of yet is asked about once: it counts as soon as the service has confirmed its address. */
function identifyHosted(
  pool: pg.Pool,
  service: GoTrue,
  settings: HostedSettings,
  supportEmail: () => string,
): Identify {
  const check = tokenCheck(settings, service)
  return async (token, workspaceId) => {
    const claims = await told(check(token))
    if (claims === null || (await isEnded(pool, claims))) return null
    const known = await loadHostedMember(pool, claims, workspaceId)
    if (known !== null) return { ...known, token }
    const user = await service.user(token).catch((error: unknown) => {
      unlessGone(error)
      return null
    })
    if (user === null || !isConfirmed(user)) return null
    if (user.email.toLowerCase() === supportEmail()) throw new Problem('unavailable', temporarily)
    await adoptUser(pool, user)
    const adopted = await loadHostedMember(pool, claims, workspaceId)
    return adopted && { ...adopted, token }
  }
}

function isConfirmed(user: HostedUser): boolean {
  return Boolean(user.email_confirmed_at) && user.is_anonymous !== true && user.email !== ''
}

function endOf(token: string): Date {
  return new Date((decodeJwt(token).exp ?? 0) * 1_000)
}

/** What a token that was found good says. */
function claimsOf(token: string): IssuedTo {
  const { sub = '', session_id, iat = 0 } = decodeJwt(token)
  return { sub, session_id: String(session_id), iat }
}

/** Our own sessions of the person end too: there are some where the product kept sessions itself before. */
async function endAll(tx: pg.PoolClient, userId: string): Promise<void> {
  await endEverySession(tx, userId)
  const account = await loadSubject(tx, userId)
  if (account !== null) await noteEnded(tx, account.subject, '*')
}

/** Whether no ending of all sessions has come since a proof; until the caller's transaction is over none can. */
async function isEpoch(tx: pg.PoolClient, userId: string, epoch: number): Promise<boolean> {
  const found = await tx.query('select from users where id = $1 and session_epoch = $2 for share', [userId, epoch])
  return found.rowCount === 1
}

function sessionOf({ access_token, refresh_token }: Grant): OpenedSession {
  return { token: access_token, refreshToken: refresh_token, expiresAt: endOf(access_token) }
}

async function signedIn(pool: pg.Pool, given: Grant): Promise<SignedIn> {
  if (!isConfirmed(given.user)) throw new Problem('needs_verification', undefined, { needsVerification: true })
  return { userId: await adoptUser(pool, given.user), ...sessionOf(given) }
}

/** An ending of all sessions waits until this is over, and ends what it opened; one that came first has ended the member's own.
 *  @throws Problem `invalid_token` where it has */
async function followSession(tx: pg.PoolClient, service: GoTrue, { userId, token }: Member): Promise<OpenedSession> {
  await tx.query('select from users where id = $1 for share', [userId])
  if (await isEnded(tx, claimsOf(token))) throw new Problem('invalid_token')
  return openSession(tx, service, userId)
}

/** More than clocks of two machines that keep time differ by. */
const waitsMax = 3

/** @returns what was granted after the last ending of all sessions. Tokens know whole seconds, and one of the second of an ending counts as
 *  ended, so whoever comes again that soon waits for the next. */
async function freshGrant(sql: Sql, ask: () => Promise<Grant>): Promise<Grant> {
  for (let waits = 0; ; waits += 1) {
    const grant = await ask()
    if (waits === waitsMax || !(await isEnded(sql, claimsOf(grant.access_token)))) return grant
    await pause(1_000 - (Date.now() % 1_000))
  }
}

/** Opens a session for somebody who has proved in another way who they are. An account that nobody confirmed may carry the password of
 *  a stranger, so it gets another one first. */
async function openSession(sql: Sql, service: GoTrue, userId: string): Promise<OpenedSession> {
  const email = await loadEmail(sql, userId)
  const grant = await freshGrant(sql, async () => {
    const link = await service.admin.drawLink('magiclink', email)
    if (isConfirmed(link)) return entered(link)
    await service.admin.change(link.id, { password: randomPassword(), email_confirm: true })
    return entered(await service.admin.drawLink('magiclink', email))
  })
  return sessionOf(grant)

  async function entered({ id, verification_type, hashed_token }: HostedLink): Promise<Grant> {
    await keepSubject(sql, userId, id, false)
    return service.verify(verification_type, hashed_token)
  }
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url')
}

async function loadEmail(sql: Sql, userId: string): Promise<string> {
  const found = await sql.query<{ email: string }>('select email from users where id = $1', [userId])
  const [row] = found.rows
  if (row === undefined) throw new Problem('invalid_token')
  return row.email
}

async function isPassword(pool: pg.Pool, service: GoTrue, userId: string, password: string): Promise<boolean> {
  try {
    const { access_token } = await service.signIn(await loadEmail(pool, userId), password)
    // It was only a question.
    await service.signOut(access_token, 'local').catch(unlessGone)
    return true
  } catch (error) {
    if (error instanceof GoTrueRefusal && error.status === 400) return false
    return told(Promise.reject(error))
  }
}

/** The caller's transaction keeps the row of the user locked meanwhile, so the password kept there is the one of the sign-up kept
 *  here. */
async function setPassword(
  tx: pg.PoolClient,
  service: GoTrue,
  user: Parameters<AuthService['setPassword']>[1],
  password: string,
): Promise<boolean> {
  if (user === null) {
    // As many questions as for an address that is free.
    for (const _ of [1, 2]) await service.admin.user('00000000-0000-4000-8000-000000000000').catch(unlessGone)
    return true
  }
  const subject = await subjectFor(tx, service, user, password)
  if (subject === null) return false
  await service.admin.change(subject, { password })
  await keepSubject(tx, user.id, subject, true)
  return true
}

/** @returns the account that a password may be given to; null when the service has confirmed it to somebody who has not proved here
 *  to be this user */
async function subjectFor(
  tx: pg.PoolClient,
  service: GoTrue,
  { id, email, proved = false }: NonNullable<Parameters<AuthService['setPassword']>[1]>,
  password: string,
): Promise<string | null> {
  const known = await loadSubject(tx, id)
  if (known !== null) {
    const account = await service.admin.user(known.subject)
    return proved || !isConfirmed(account) ? known.subject : null
  }
  try {
    return (await service.admin.drawLink('signup', email, password)).id
  } catch (error) {
    const isTaken = error instanceof GoTrueRefusal && ['email_exists', 'user_already_exists'].includes(error.code)
    if (!isTaken) throw error
    return proved ? (await service.admin.drawLink('magiclink', email)).id : null
  }
}

async function drawAddressProof(service: GoTrue, email: string): Promise<string> {
  try {
    return (await service.admin.drawLink('signup', email, randomPassword())).hashed_token
  } catch (error) {
    // Confirmed there already: the letter still proves that it was read.
    if (error instanceof GoTrueRefusal && error.code === 'email_exists') return drawToken()
    throw error
  }
}

/** The caller knows that the letter with this secret was ours and is not old. The service knows only the last one that it drew, and
 *  spends it; whoever follows an earlier letter, or follows twice, has proved the same. */
async function confirmAddress(tx: pg.PoolClient, service: GoTrue, userId: string, token: string): Promise<void> {
  try {
    const { access_token } = await service.verify('signup', token)
    await service.signOut(access_token, 'local').catch(unlessGone)
  } catch (error) {
    if (!(error instanceof GoTrueRefusal) || error.code === 'unavailable') throw error
    const account = await loadSubject(tx, userId)
    if (account !== null) await service.admin.change(account.subject, { email_confirm: true })
  }
}
