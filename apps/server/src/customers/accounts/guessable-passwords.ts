import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { guessedFrom, type PasswordOwner, Problem, passwordRefusals } from '@vouch/contract'
import type pg from 'pg'

/** Passwords that are tried first: the common ones, those with the product's name, and the person's own name or address. The browser
 *  reads the same lists while one is being chosen. */

const file = createRequire(import.meta.url).resolve('@vouch/contract/common-passwords.txt')
const common: ReadonlySet<string> = new Set(readFileSync(file, 'utf8').trim().split('\n'))

/** Refuses a password that would be guessed, whatever its letters' case.
 *  @param field where it was typed
 *  @param owner absent while it is not known whose it will be
 *  @throws Problem `validation` with a sentence at the field */
export function refuseGuessablePassword(
  password: string,
  field: 'password' | 'newPassword',
  owner?: PasswordOwner,
): void {
  const from = common.has(password.toLowerCase()) ? 'common' : guessedFrom(password, owner)
  if (from === null) return
  const sentence = passwordRefusals[from]
  throw new Problem('validation', sentence, { fields: { [field]: sentence } })
}

/** Loads what a person's own password may not be made of. */
export async function loadPasswordOwner(sql: Pick<pg.Pool, 'query'>, userId: string): Promise<PasswordOwner> {
  const found = await sql.query<PasswordOwner>('select email, name from users where id = $1', [userId])
  return found.rows[0] ?? { email: '', name: '' }
}
