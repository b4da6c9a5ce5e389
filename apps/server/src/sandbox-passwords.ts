import { randomInt } from 'node:crypto'
import type pg from 'pg'
import type { Config } from './config/config.ts'
import type { AuthService } from './customers/accounts/auth-service.ts'
import { demoAccounts } from './customers/credits/demo-accounts.ts'
import { type Database, withTransaction } from './foundation/db/database.ts'
import {
  adminPassword,
  hashAdminPassword,
  hashedAdminPassword,
  type IsAdminPassword,
} from './team/gate/admin-password.ts'

/** Passwords of the sandbox. Those in the documentation are for a sandbox that this machine alone reaches; one that others can reach makes
 *  its own at its first start and prints them once. What a newcomer would get wrong: the same data folder may be started both ways, one after the
 *  other, so opening it takes the known passwords away, and closing it brings them back. */

export interface PasswordParts {
  config: Pick<Config, 'mode' | 'sandboxOpen' | 'team'>
  db: Database
  authService: AuthService
  say: (line: string) => void
}

/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_003

/** Puts the passwords in order that the mode asks for. @returns the check of the team's password */
export async function settlePasswords(parts: PasswordParts): Promise<IsAdminPassword> {
  const { config, db } = parts
  await withTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [lockKey])
    if (config.mode === 'production') await lockDemoAccounts(parts, tx)
    else if (config.sandboxOpen) await makePasswords(parts, tx)
    else await bringBackKnown(parts, tx)
  })
  if (config.team.password !== null) return adminPassword(config.team.password)
  const made = await db.pool.query<{ hash: string }>(`select hash from made_passwords where whose = 'team'`)
  return hashedAdminPassword(made.rows[0]?.hash ?? '')
}

/** Makes up what is not made up yet. It is printed before it counts: a start that is cut off between the two makes others, and none is lost. */
async function makePasswords({ config, authService, say }: PasswordParts, tx: pg.PoolClient): Promise<void> {
  const made = await loadMade(tx)
  const lines: string[] = []
  if (!made.has('demo') && authService.publicAuth.service === 'built-in') {
    for (const { id, email } of await loadDemoUsers(tx)) {
      const password = drawPassword()
      await setDemoPassword({ authService }, tx, { id, email, password })
      lines.push(`  ${email}  ${password}`)
    }
    await tx.query(`insert into made_passwords (whose) values ('demo')`)
  }
  if (!made.has('team') && config.team.password === null) {
    const password = drawPassword()
    await tx.query(`insert into made_passwords (whose, hash) values ('team', $1)`, [await hashAdminPassword(password)])
    await tx.query('delete from team_sessions')
    lines.push(`  admin at /admin  ${password}`)
  }
  if (lines.length === 0) return
  say('Others can reach this sandbox, so it has new passwords. They won’t be shown again:')
  for (const line of lines) say(line)
}

/** The documentation's passwords open the demo accounts again. */
async function bringBackKnown({ authService }: PasswordParts, tx: pg.PoolClient): Promise<void> {
  const made = await tx.query<{ whose: string }>('delete from made_passwords returning whose')
  if (!made.rows.some(({ whose }) => whose === 'demo')) return
  for (const user of await loadDemoUsers(tx)) {
    const known = demoAccounts.find(({ email }) => email === user.email)
    if (known) await setDemoPassword({ authService }, tx, { ...user, password: known.password })
  }
}

/** A production that was given the database of a sandbox keeps its accounts, and nobody's known password opens them. */
async function lockDemoAccounts(parts: PasswordParts, tx: pg.PoolClient): Promise<void> {
  const users = await loadDemoUsers(tx)
  if (users.length === 0 || (await loadMade(tx)).has('demo')) return
  for (const user of users) await setDemoPassword(parts, tx, { ...user, password: drawPassword() })
  await tx.query(`insert into made_passwords (whose) values ('demo')`)
  parts.say('This database came from a sandbox. The public passwords of its demo accounts no longer work.')
}

async function loadMade(tx: pg.PoolClient): Promise<Set<string>> {
  const found = await tx.query<{ whose: string }>('select whose from made_passwords')
  return new Set(found.rows.map(({ whose }) => whose))
}

interface DemoUser {
  id: string
  email: string
}

async function loadDemoUsers(tx: pg.PoolClient): Promise<DemoUser[]> {
  const found = await tx.query<DemoUser>(
    'select id, email from users where email = any($1) and deleted_at is null order by email desc',
    [demoAccounts.map(({ email }) => email)],
  )
  return found.rows
}

async function setDemoPassword(
  { authService }: Pick<PasswordParts, 'authService'>,
  tx: pg.PoolClient,
  { id, email, password }: DemoUser & { password: string },
): Promise<void> {
  await authService.setPassword(tx, { id, email, proved: true }, password)
  await authService.endSessionsOf(tx, id)
}

/** Letters and digits that nobody mixes up, in groups: 97 bits. */
const clear = 'abcdefghjkmnpqrstuvwxyz23456789'

function drawPassword(): string {
  const group = () => Array.from({ length: 5 }, () => clear[randomInt(clear.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
