import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { test as base } from '../../../test/fixtures.ts'
import { buildVictim, endings, inOrder, openStreet, race } from '../../../test/session-race.ts'
import { type Database, withTransaction } from '../../foundation/db/database.ts'
import { openHandover, takeHandover } from './session-handover.ts'
import { refreshSession } from './sessions.ts'

/** `npm run bench -- session-race` runs each race two hundred times. */
const races = 12
const ways = Object.entries(endings)
const client = { ipAddress: '', userAgent: '' }

const test = base.extend('street', { scope: 'file' }, ({ db }) => openStreet(db))

/** Lets the minute pass in which a token that was just used for the first time stays as it is. */
const passGrace = ({ pool }: Database) =>
  pool.query(`update sessions set prior_until = prior_until - interval '61 seconds'`)

test.for(ways)(
  'twelve thieves who refresh a stolen session while it ends by “%s” keep nothing',
  async ([, ending], { street }) => {
    const survivors: number[] = []
    for (let each = 0; each < races; each += 1) survivors.push(await race(street, ending))
    expect(survivors).toEqual(survivors.map(() => 0))
  },
)

test.for(ways)(
  'a refresh that comes right before “%s” does not outlive it, and one right after finds nothing',
  async ([, ending], { street, db }) => {
    for (const refreshFirst of [true, false]) {
      const victim = await buildVictim(street)
      const given = await street.authService.refreshSession(victim.stolen)
      await street.authService.identify(given.token)
      await passGrace(db)
      const stolen = { ...victim.stolen, token: given.token }
      const tokens = [stolen.token]
      const refresh = () =>
        refreshSession(db.pool, street.auth, stolen).then(
          ({ token }) => tokens.push(token),
          () => undefined,
        )
      const end = () => ending(street, victim)
      const locked = { text: 'select from sessions where id = $1 for update', values: [victim.stolen.sessionId] }
      await inOrder(db, locked, refreshFirst ? [refresh, end] : [end, refresh])
      expect(tokens.length).toBe(refreshFirst ? 2 : 1)
      expect(await Promise.all(tokens.map((each) => street.authService.identify(each)))).toEqual(tokens.map(() => null))
    }
  },
)

/** The ways that end every session, wherever it came from. */
const everywhere = ways.filter(([name]) => !['log out', 'one other place', 'the team: one session'].includes(name))

test.for(everywhere)(
  'who proved the password or came by Google before “%s” opens nothing after it',
  async ([, ending], { street, db }) => {
    const { auth, authService } = street
    const victim = await buildVictim(street)
    const { secret } = await openHandover(db.pool, victim.userId, false)
    const context = await auth.$context
    const { verify } = context.password
    context.password.verify = async (given) => {
      context.password.verify = verify
      await ending(street, victim)
      return verify(given)
    }
    const credentials = { email: victim.email, password: 'the password of everybody here' }
    await expect(authService.signIn(credentials, client)).rejects.toThrow('Invalid email or password')
    const handover = await takeHandover(db.pool, secret)
    if (handover === null) throw new Error('The cookie is not known')
    expect(await withTransaction(db, (tx) => authService.openSession(tx, handover, client))).toBeNull()
    expect((await authService.signIn(credentials, client)).userId).toBe(victim.userId)
  },
)

test('a sign-in that is about to open its session waits for an ending that is about to be written', async ({
  street,
  db,
}) => {
  const { authService } = street
  const victim = await buildVictim(street)
  const locked = { text: 'select from users where id = $1 for update', values: [victim.userId] }
  const opened: (string | null)[] = []
  await inOrder(db, locked, [
    () => withTransaction(db, (tx) => authService.endSessionsOf(tx, victim.userId)),
    async () => {
      const proof = { userId: victim.userId, epoch: 0 }
      const session = await withTransaction(db, (tx) => authService.openSession(tx, proof, client))
      opened.push(session?.token ?? null)
    },
  ])
  expect(opened).toEqual([null])
})

test('who was signed out while the password was checked changes no password', async ({ street, db }) => {
  const victim = await buildVictim(street)
  const { auth } = street
  const context = await auth.$context
  const { verify } = context.password
  context.password.verify = async (given) => {
    context.password.verify = verify
    await withTransaction(db, (tx) => street.authService.endSessions(tx, victim.home, 'global'))
    return verify(given)
  }
  await expect(endings['change of password']?.(street, victim)).rejects.toThrow('Invalid or expired token')
  expect((await db.pool.query('select from sessions where user_id = $1', [victim.userId])).rowCount).toBe(0)
})

test('rows of sessions are added in one file and ended in one other', () => {
  const folder = new URL('../../', import.meta.url)
  const touching = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /(insert into|delete from) sessions\b/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(touching.toSorted()).toEqual(['customers/accounts/end-sessions.ts', 'customers/accounts/sessions.ts'])
})
