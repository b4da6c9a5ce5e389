import type { OperatorMailbox } from '../../config/outreach-variables.ts'
import { oneAtATime } from '../../foundation/db/connection-order.ts'
import { whenFreeSoon } from '../../foundation/db/session-lock.ts'
import { type MailboxPlace, type OpenMailbox, openOperatorMailbox } from '../../outside/mailboxes/incoming.ts'
import { keepByWorkspace, sentByUs, wantedLetters } from './keep-letters.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { MailboxFault, readNewLetters } from './read-new-letters.ts'

/** The operator's mailbox, where replies and bounces of what left through our mail server come. All workspaces share it, so one process reads at a time, and
 *  whoever waited takes the reading that began after they asked. */

/** Any constant that nothing else in this database locks. */
const lockKey = 7_326_470
/** What PostgreSQL says when a statement waited too long. */
const waitedTooLong = '57014'

export class OperatorMailboxWatch {
  readonly #desk: OutreachDesk
  readonly #mailbox: OperatorMailbox
  readonly #name: string
  #box: OpenMailbox | null = null

  constructor(desk: OutreachDesk, mailbox: OperatorMailbox) {
    this.#desk = desk
    this.#mailbox = mailbox
    this.#name = `${mailbox.user}@${mailbox.host}:${mailbox.port}/${mailbox.folder}`
  }

  /** Keeps what came since the last reading. @returns what is wrong with the mailbox; null where it was read */
  async read(): Promise<string | null> {
    const { db } = this.#desk
    const asked = await this.#clock()
    // Who delivers for a workspace holds a session already.
    const reading = oneAtATime(db.sessions, 'mailbox', () =>
      whenFreeSoon(db.sessions, lockKey, () => this.#readSince(asked)),
    )
    return reading.catch((error: Error & { code?: string }) => {
      if (error.code === waitedTooLong) return 'It is being read by another process.'
      throw error
    })
  }

  async close(): Promise<void> {
    const box = this.#box
    this.#box = null
    await box?.close()
  }

  /** The database's own clock, which all processes share. */
  async #clock(): Promise<string> {
    const told = await this.#desk.db.pool.query<{ at: string }>('select clock_timestamp()::text as at')
    return told.rows[0]?.at ?? ''
  }

  async #readSince(asked: string): Promise<string | null> {
    const known = await this.#desk.db.pool.query<MailboxPlace & { fault: string | null; isFresh: boolean }>(
      `select validity, last_uid::float8 as "lastUid", fault, coalesce(began_at > $2::timestamptz, false) as "isFresh"
         from outreach_mailbox where place = $1`,
      [this.#name, asked],
    )
    const [last] = known.rows
    if (last?.isFresh) return last.fault
    const began = await this.#clock()
    const fault = await this.#readFrom({ validity: last?.validity ?? null, lastUid: last?.lastUid ?? 0 })
    await this.#desk.db.pool.query(
      `insert into outreach_mailbox (place, began_at, fault) values ($1, $2, $3)
       on conflict (place) do update set began_at = $2, fault = $3`,
      [this.#name, began, fault],
    )
    return fault
  }

  async #readFrom(from: MailboxPlace): Promise<string | null> {
    const { db } = this.#desk
    const sent = sentByUs(db.pool)
    try {
      return await readNewLetters({
        open: async () => {
          this.#box ??= await openOperatorMailbox(this.#mailbox)
          return this.#box
        },
        ...{ from, wants: wantedLetters(sent) },
        keep: async (letters, { validity, lastUid }) => {
          const unkept = await keepByWorkspace(this.#desk, sent, letters)
          await db.pool.query(
            `insert into outreach_mailbox (place, validity, last_uid) values ($1, $2, $3)
             on conflict (place) do update set validity = $2, last_uid = $3`,
            [this.#name, validity, lastUid],
          )
          if (unkept.length > 0) throw unkept[0]
        },
      })
    } catch (error) {
      await this.close()
      if (error instanceof MailboxFault) return error.words
      throw error
    }
  }
}
