import { hash, randomBytes } from 'node:crypto'
import type { Sql } from './tracking-parts.ts'

/** The salt of a day, the same for all processes. It is deleted when the day is over: from then on nobody, neither we, can tell whose a
 *  visitor's hash was. */

const saltBytes = 32

/** @returns the day of a moment, as it stands in the database */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}

export class ClickSalts {
  readonly #sql: Sql
  #day = ''
  #salt: Promise<string> | null = null

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** @returns who clicked, on that day: eight bytes that say nothing about the address they follow from */
  async visitorOf(at: Date, address: string, userAgent: string): Promise<bigint> {
    const salt = await this.#saltOf(dayOf(at))
    return hash('sha256', `${salt}\0${address}\0${userAgent}`, 'buffer').readBigInt64BE()
  }

  #saltOf(day: string): Promise<string> {
    if (day === this.#day && this.#salt !== null) return this.#salt
    const loading = loadSalt(this.#sql, day)
    this.#day = day
    this.#salt = loading
    // One that failed is asked for again by the next click.
    loading.catch(() => {
      if (this.#salt === loading) this.#salt = null
    })
    return loading
  }
}

async function loadSalt(sql: Sql, day: string): Promise<string> {
  await sql.query('insert into click_salts (day, salt) values ($1, $2) on conflict do nothing', [
    day,
    randomBytes(saltBytes),
  ])
  const found = await sql.query<{ salt: Buffer }>('select salt from click_salts where day = $1', [day])
  const [row] = found.rows
  if (row === undefined) throw new Error(`The salt of ${day} was deleted while it was asked for`)
  return row.salt.toString('base64')
}
