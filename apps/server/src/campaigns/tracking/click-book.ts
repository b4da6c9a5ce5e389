import { Problem } from '@vouch/contract'
import type { Sql } from './tracking-parts.ts'

/** Writes clicks down, many in one statement. Whoever notes one waits until the statement that holds it is committed, so a click that was
 *  answered is in the database, whatever happens to the process then. While one statement runs the next clicks gather: the more there are,
 *  the larger the statements, and the fewer for each click. */

export interface Click {
  linkId: string
  at: Date
  visitor: bigint
  bot: boolean
}

interface Waiting {
  click: Click
  done: () => void
  failed: (problem: Problem) => void
}

/** Clicks in one statement. PostgreSQL writes this many in some 30 ms. */
const atOnce = 2_000
/** Clicks that may wait; at 10,000 a second those of two seconds. Who comes then is asked to try again, for a longer queue ends in timeouts. */
const waitingMax = 20_000

const insertText = `
  insert into link_clicks (link_id, at, visitor, bot)
  select given.link_id, given.at, given.visitor, given.bot
    from unnest($1::uuid[], $2::timestamptz[], $3::bigint[], $4::boolean[]) as given (link_id, at, visitor, bot)
    join tracking_links on tracking_links.id = given.link_id`

export class ClickBook {
  readonly #sql: Sql
  #waiting: Waiting[] = []
  #isWriting = false

  constructor(sql: Sql) {
    this.#sql = sql
  }

  /** Resolves when the click is committed. A link that was deleted meanwhile has no clicks to keep.
   *  @throws Problem `unavailable` where it cannot be written down */
  note(click: Click): Promise<void> {
    if (this.#waiting.length >= waitingMax) return Promise.reject(tryAgain())
    return new Promise((done, failed) => {
      this.#waiting.push({ click, done, failed })
      if (!this.#isWriting) void this.#write()
    })
  }

  async #write(): Promise<void> {
    this.#isWriting = true
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, atOnce)
      try {
        await this.#sql.query(insertText, [
          batch.map(({ click }) => click.linkId),
          batch.map(({ click }) => click.at),
          batch.map(({ click }) => String(click.visitor)),
          batch.map(({ click }) => click.bot),
        ])
        for (const { done } of batch) done()
      } catch {
        for (const { failed } of batch) failed(tryAgain())
      }
    }
    this.#isWriting = false
  }
}

function tryAgain(): Problem {
  return new Problem('unavailable', undefined, { retryAfterSeconds: 1 })
}
