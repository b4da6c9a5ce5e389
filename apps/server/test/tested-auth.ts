import { randomBytes } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type pg from 'pg'
import { type Auth, openAuth, type Passwords } from '../src/customers/accounts/auth.ts'

const secrets = new Map<string, Promise<string>>()
const checks = new Map<string, Promise<boolean>>()

/** The product's own secrets, each made and checked once: they are made to be slow, and tests make accounts with the same few passwords again and
 *  again. It was a third of the processor's time of the server's tests. */
const rememberedPasswords: Passwords = {
  hash: (password) => remembered(secrets, password, () => hashPassword(password)),
  verify: (given) => remembered(checks, `${given.hash} ${given.password}`, () => verifyPassword(given)),
}

function remembered<Result>(known: Map<string, Promise<Result>>, key: string, make: () => Promise<Result>) {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}

/** Opens the product's accounts on a test's database. */
export function testedAuth(pool: pg.Pool): Auth {
  return openAuth({
    pool,
    secret: randomBytes(32).toString('hex'),
    baseUrl: 'http://localhost',
    passwords: rememberedPasswords,
  })
}
