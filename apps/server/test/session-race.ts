import { createHash, randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { openProof } from '../src/customers/accounts/address-proofs.ts'
import { type Auth, openAuth } from '../src/customers/accounts/auth.ts'
import type { AuthService } from '../src/customers/accounts/auth-service.ts'
import { builtInService } from '../src/customers/accounts/built-in-service.ts'
import { createAccount } from '../src/customers/accounts/create-account.ts'
import { endOpenSession, endOtherSessions } from '../src/customers/accounts/open-sessions.ts'
import { changePassword, type PasswordRoom, resetPassword } from '../src/customers/accounts/passwords.ts'
import { besideHeld } from '../src/foundation/db/connection-order.ts'
import { type Database, onlyRow, withTransaction } from '../src/foundation/db/database.ts'
import type { Member } from '../src/foundation/http/member.ts'
import { customerDeeds } from '../src/team/admin/customer-deeds.ts'
import type { DeedAsk } from '../src/team/admin/deed.ts'

/** A stolen session against its ending: twelve thieves refresh one token again and again, while its owner, or the team, ends it. */

const thieves = 12
const client = { ipAddress: '192.0.2.1', userAgent: 'race' }

/** A person, signed in at home and, with the session that was stolen, elsewhere. */
interface Victim {
  userId: string
  email: string
  home: Member
  stolen: Member
}

type Ending = (street: Street, victim: Victim) => Promise<unknown>

interface Street {
  db: Database
  auth: Auth
  authService: AuthService
  room: PasswordRoom
}

const password = 'the password of everybody here'

/** Every way in which sessions end before their term. */
export const endings: Readonly<Record<string, Ending>> = {
  'log out': ({ db, authService }, { stolen }) =>
    withTransaction(db, (tx) => authService.endSessions(tx, stolen, 'local')),
  'log out everywhere': ({ db, authService }, { home }) =>
    withTransaction(db, (tx) => authService.endSessions(tx, home, 'global')),
  'one other place': ({ db }, { home, stolen }) => endOpenSession(db, home, stolen.sessionId, client),
  'all other places': ({ db }, { home }) => endOtherSessions(db, home, client),
  'change of password': ({ room }, { home }) =>
    changePassword(room, home, { currentPassword: password, newPassword: password }, client),
  'reset of password': async ({ db, room }, { userId }) => {
    const token = await openProof(db.pool, 'reset-password', userId)
    await resetPassword(room, { token, password }, client)
  },
  'the team: every session': (street, { userId }) => teamDoes(street, 'users', 'end-sessions', userId),
  'the team: one session': async (street, { userId, stolen }) => {
    const found = await street.db.pool.query<{ family: string }>('select family from sessions where id = $1', [
      stolen.sessionId,
    ])
    await teamDoes(street, 'sessions', 'end', onlyRow(found).family)
    return userId
  },
}

/** What the team's desk does inside its transaction. */
function teamDoes({ db, authService }: Street, table: 'users' | 'sessions', verb: string, id: string) {
  const deed = customerDeeds[table][verb]
  const ask = { id, parts: { authService }, body: {} } as DeedAsk
  return withTransaction(db, async (tx) => {
    await deed?.find(tx, id)
    await deed?.inside?.(tx, ask)
  })
}

/** @returns the auth service that ships, with a password hash that takes no time: what is raced for are rows */
export async function openStreet(db: Database): Promise<Street> {
  const auth = openAuth({ pool: db.pool, secret: 'x'.repeat(32), baseUrl: 'http://localhost' })
  const context = await auth.$context
  const digest = (text: string) => createHash('sha256').update(text).digest('hex')
  context.password.hash = async (text) => digest(text)
  context.password.verify = async ({ hash, password: typed }) => hash === digest(typed)
  const authService = builtInService({ db, auth, config: { supportEmail: 'support@vouch.test' } })
  const company = { name: 'Vouch', number: '1', address: 'London' }
  const room: PasswordRoom = {
    ...{ db, authService, config: { company, supportEmail: 'support@vouch.test' } },
    ...{ now: () => new Date(), publicAddress: () => 'https://vouch.test', queue: { enqueue: async () => undefined } },
  }
  return { db, auth, authService, room }
}

/** Somebody who is signed in twice. */
export async function buildVictim({ db, auth, authService }: Street): Promise<Victim> {
  const email = `${randomUUID()}@vouch.test`
  const account = {
    email,
    password,
    name: 'User',
    company: '',
    role: 'brand',
    tier: 'STARTER',
    verified: true,
  } as const
  await withTransaction(db, (tx) => createAccount(tx, auth, account))
  const signIn = async () => {
    const { token } = await authService.signIn({ email, password }, client)
    const member = await authService.identify(token)
    if (member === null) throw new Error('A session that was just opened is not known')
    return member
  }
  const [home, stolen] = [await signIn(), await signIn()]
  return { userId: home.userId, email, home, stolen }
}

/** Races one ending against the thieves. It begins when they have got so far, which differs from race to race.
 *  @returns how many of the tokens that they were given still open the account */
export async function race(street: Street, ending: Ending): Promise<number> {
  const { authService } = street
  const victim = await buildVictim(street)
  const tokens = new Set([victim.stolen.token])
  const begin = Promise.withResolvers<void>()
  let answersLeft = randomInt(1, 3 * thieves)
  const answered = () => {
    answersLeft -= 1
    if (answersLeft === 0) begin.resolve()
  }
  const steal = async () => {
    for (let { token } = victim.stolen; ; ) {
      const member = await authService.identify(token)
      answered()
      const next = member && (await authService.refreshSession(member).catch(() => null))
      answered()
      if (next === null) return
      token = next.token
      tokens.add(token)
    }
  }
  const stealing = Promise.all(Array.from({ length: thieves }, steal))
  await Promise.race([begin.promise, stealing])
  await ending(street, victim)
  await stealing
  const alive = await Promise.all([...tokens].map((token) => authService.identify(token)))
  return alive.filter((member) => member !== null).length
}

/** Makes a call wait right before its first change, behind a lock, and runs another beside it that waits behind it; then both go on,
 *  in this order. @param locked the rows that both need, `select … for update` */
export async function inOrder(
  db: Database,
  locked: { text: string; values: unknown[] },
  [first, second]: readonly [() => Promise<unknown>, () => Promise<unknown>],
): Promise<void> {
  const calls = await withTransaction(db, async (tx) => {
    await tx.query(locked)
    // Neither belongs to the transaction.
    const begun = [besideHeld(first)]
    await waiters(tx, 1)
    begun.push(besideHeld(second))
    await waiters(tx, 2)
    return begun
  })
  await Promise.all(calls)
}

const looksMax = 20_000

/** Waits until so many statements wait for a lock. @throws Error when there are never so many */
export async function waiters(tx: pg.PoolClient, wanted: number): Promise<void> {
  for (let look = 0; look < looksMax; look += 1) {
    const found = await tx.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (onlyRow(found).waiting >= wanted) return
  }
  throw new Error(`Fewer than ${wanted} statements ever waited for a lock`)
}
