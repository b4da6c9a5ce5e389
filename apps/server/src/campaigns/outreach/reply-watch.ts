import { type OpenMailbox, openMailbox } from '../../outside/mailboxes/incoming.ts'
import type { MailHost } from '../../outside/mailboxes/mail-host.ts'
import { keepLetters, sentBy, wantedLetters } from './keep-letters.ts'
import { noteFault, noteTry } from './mailbox-turns.ts'
import { OperatorMailboxWatch } from './operator-mailbox.ts'
import { isReadByUs, type OutreachDesk } from './outreach-desk.ts'
import { MailboxFault, readNewLetters } from './read-new-letters.ts'
import { imapOf, loadSender, type SenderRow } from './stored-sender.ts'

/** The mailbox that replies come to, open while messages are sent: it is read before every follow-up, so that a reply that lies there stops it. */

export class ReplyWatch {
  readonly #desk: OutreachDesk
  readonly #workspaceId: string
  #box: OpenMailbox | null = null
  #operators: OperatorMailboxWatch | null = null

  constructor(desk: OutreachDesk, workspaceId: string) {
    this.#desk = desk
    this.#workspaceId = workspaceId
  }

  /** Keeps what came since the last reading. @returns what is wrong with the mailbox; null where it was read, or there is none */
  async read(known?: SenderRow): Promise<string | null> {
    const { db, ring, settings } = this.#desk
    const sender = known ?? (await loadSender(db.pool, this.#workspaceId))
    if (sender === null) return null
    const server = imapOf(ring, sender)
    if (server !== null) return this.#readOwn(sender, server)
    if (settings.mailbox === null || !isReadByUs(this.#desk, sender)) return null
    this.#operators ??= new OperatorMailboxWatch(this.#desk, settings.mailbox)
    return this.#operators.read()
  }

  async close(): Promise<void> {
    const box = this.#box
    this.#box = null
    await box?.close()
    await this.#operators?.close()
  }

  async #readOwn({ imapValidity, imapLastUid }: SenderRow, server: MailHost): Promise<string | null> {
    const { db, settings, now } = this.#desk
    const id = this.#workspaceId
    await noteTry(this.#desk, id)
    try {
      const left = await readNewLetters({
        open: async () => {
          this.#box ??= await openMailbox(server, { testHosts: settings.mailTestHosts })
          return this.#box
        },
        from: { validity: imapValidity, lastUid: Number(imapLastUid) },
        wants: wantedLetters(sentBy(db.pool, id)),
        keep: async (letters, place) => {
          const unkept = await keepLetters(this.#desk, id, letters, 'own')
          await db.pool.query(
            `update outreach_senders set imap_validity = $2, imap_read_at = $4, imap_fault = null, imap_faults = 0,
                    imap_last_uid = case when imap_validity = $2 then greatest(imap_last_uid, $3) else $3 end
              where workspace_id = $1 and imap_host = $5`,
            [id, place.validity, place.lastUid, now(), server.host],
          )
          if (unkept.length > 0) throw unkept[0]
        },
      })
      if (left !== null)
        await db.pool.query('update outreach_senders set imap_fault = $2 where workspace_id = $1', [id, left])
      return left
    } catch (error) {
      await this.close()
      if (!(error instanceof MailboxFault)) throw error
      await noteFault(this.#desk, id, { host: server.host, words: error.words })
      return error.words
    }
  }
}
