import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { test } from '../test/fixtures.ts'
import { openAuth } from './customers/accounts/auth.ts'
import { builtInService } from './customers/accounts/built-in-service.ts'
import type { Proof } from './customers/accounts/sessions.ts'
import { ensureDemoAccounts } from './customers/credits/demo-accounts.ts'
import { type Database, onlyRow, withTransaction } from './foundation/db/database.ts'
import { settlePasswords } from './sandbox-passwords.ts'
import { openTeamSession } from './team/gate/team-sessions.ts'

/** One data folder, started in several ways one after the other. */

const now = () => new Date('2026-11-20T10:00:00Z')
const client = { ipAddress: '', userAgent: '' }
const brand = { email: 'brand@vouch.test', password: 'vouch-brand-demo' }
const known = { mode: 'sandbox', sandboxOpen: false, teamPassword: 'vouch-admin-sandbox' } as const
const open = { mode: 'sandbox', sandboxOpen: true, teamPassword: null } as const
const production = { mode: 'production', sandboxOpen: false, teamPassword: 'a long one of the team' } as const

interface Way {
  mode: 'sandbox' | 'production'
  sandboxOpen: boolean
  teamPassword: string | null
}

/** Starts what this is about, and says what it printed and whom it lets in. */
async function started(db: Database, { mode, sandboxOpen, teamPassword }: Way) {
  const auth = openAuth({ pool: db.pool, secret: randomBytes(32).toString('hex'), baseUrl: 'http://localhost' })
  const authService = builtInService({ db, auth, config: { supportEmail: 'support@vouch.test' } })
  const lines: string[] = []
  const team = { password: teamPassword, hosts: [], metricsToken: null }
  if (mode === 'sandbox') await ensureDemoAccounts(db, auth, now, { withCredits: false, locked: sandboxOpen })
  const isTeam = await settlePasswords({
    config: { mode, sandboxOpen, team },
    ...{ db, authService, say: (line: string) => lines.push(line) },
  })
  const opens = (password: string, email = brand.email) =>
    authService.signIn({ email, password }, client).then(
      () => true,
      () => false,
    )
  const printed = (whose: string) =>
    lines
      .find((line) => line.includes(whose))
      ?.split('  ')
      .at(-1) ?? ''
  /** What a sign-in does that has found a password right, with whatever count of ended sessions it did so under. */
  const opensAfter = async (proof: Proof) =>
    (await withTransaction(db, (tx) => authService.openSession(tx, proof, client))) !== null
  return { lines, isTeam, opens, printed, opensAfter }
}

test('opening a sandbox takes its known passwords away, and prints its own once; closing it brings them back', async ({
  db,
}) => {
  const closed = await started(db, known)
  expect(closed.lines).toEqual([])
  expect([await closed.isTeam(known.teamPassword), await closed.opens(brand.password)]).toEqual([true, true])
  await openTeamSession(db.pool, 'Ann')
  const proved = await db.pool.query<{ userId: string; epoch: number }>(
    'select id as "userId", session_epoch as epoch from users where email = $1',
    [brand.email],
  )
  const proof = onlyRow(proved)

  const first = await started(db, open)
  expect(first.lines[0]).toContain('They won’t be shown again')
  const [own, admins, team] = ['brand@vouch.test', 'admin@vouch.test', '/admin'].map(first.printed)
  expect(new Set([own, admins, team]).size).toBe(3)
  for (const password of [own, admins, team]) expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  expect(await first.opens(brand.password)).toBe(false)
  expect(await first.opens('vouch-admin-demo', 'admin@vouch.test')).toBe(false)
  expect([await first.opens(own ?? ''), await first.opens(admins ?? '', 'admin@vouch.test')]).toEqual([true, true])
  expect([await first.isTeam(known.teamPassword), await first.isTeam(''), await first.isTeam(team ?? '')]).toEqual([
    ...[false, false],
    true,
  ])
  // Who came in with what everybody knows is out.
  expect((await db.pool.query('select from team_sessions')).rowCount).toBe(0)
  // So is who had the known password found right a moment before, and was yet to come in.
  expect(await first.opensAfter(proof)).toBe(false)

  const second = await started(db, open)
  expect(second.lines).toEqual([])
  expect([await second.isTeam(team ?? ''), await second.opens(own ?? '')]).toEqual([true, true])
  const kept = JSON.stringify((await db.pool.query('select * from made_passwords')).rows)
  expect(kept).not.toContain(team)

  const again = await started(db, known)
  expect([await again.isTeam(team ?? ''), await again.opens(own ?? '')]).toEqual([false, false])
  expect([await again.isTeam(known.teamPassword), await again.opens(brand.password)]).toEqual([true, true])
})

test('a first start that is open never has the known passwords, and sessions from before end', async ({ db }) => {
  await db.pool.query(`update users set email = 'former-' || email`)
  const first = await started(db, open)
  expect(await first.opens(brand.password)).toBe(false)
  expect(await first.opens(first.printed('brand@vouch.test'))).toBe(true)
  await db.pool.query('delete from made_passwords')
  await started(db, open)
  const left = await db.pool.query('select from sessions join users on users.id = user_id where email = $1', [
    brand.email,
  ])
  expect(left.rowCount).toBe(0)
})

test('a password of the team that is configured is the one that counts, and only the others are made', async ({
  db,
}) => {
  await db.pool.query('delete from made_passwords')
  const { lines, isTeam } = await started(db, { ...open, teamPassword: 'a long one of the team' })
  expect(lines.filter((line) => line.includes('/admin'))).toEqual([])
  expect(await isTeam('a long one of the team')).toBe(true)
})

test('two starts of an open sandbox at once agree on its passwords', async ({ db }) => {
  await db.pool.query('delete from made_passwords')
  const starts = await Promise.all([started(db, open), started(db, open)])
  const printed = starts.filter(({ lines }) => lines.length > 0)
  expect(printed).toHaveLength(1)
  const team = printed[0]?.printed('/admin') ?? ''
  for (const { isTeam } of starts) expect(await isTeam(team)).toBe(true)
})

test('production on the database of a sandbox lets nobody in by the known passwords', async ({ db }) => {
  await started(db, known)
  const first = await started(db, production)
  expect(first.lines).toEqual([expect.stringContaining('This database came from a sandbox')])
  expect([await first.opens(brand.password), await first.isTeam(known.teamPassword)]).toEqual([false, false])
  expect(await first.isTeam(production.teamPassword)).toBe(true)
  expect((await started(db, production)).lines).toEqual([])
})
