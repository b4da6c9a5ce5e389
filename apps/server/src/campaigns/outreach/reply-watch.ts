import { type OpenMailbox, openMailbox } from '../../outside/mailboxes/incoming.ts'
import { hostFaultWords } from '../../outside/mailboxes/mail-host.ts'
import { keepLetters, wantedLetters } from './keep-letters.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { imapOf, loadSender, type SenderRow } from './stored-sender.ts'

/** The mailbox that replies come to, open while messages are sent: it is read before every follow-up, so that a reply that lies there stops it. */

export class ReplyWatch {
  readonly #desk: OutreachDesk
  readonly #workspaceId: string
  #box: OpenMailbox | null = null

  constructor(desk: OutreachDesk, workspaceId: string) {
    this.#desk = desk
    this.#workspaceId = workspaceId
  }

  /** Keeps what came since the last reading. @returns what is wrong with the mailbox; null where it was read, or there is none */
  async read(known?: SenderRow): Promise<string | null> {
    const { db, ring, settings, now } = this.#desk
    const sender = known ?? (await loadSender(db.pool, this.#workspaceId))
    const server = sender && imapOf(ring, sender)
    if (!server) return null
    try {
      this.#box ??= await openMailbox(server, { testHosts: settings.mailTestHosts })
      const place = { validity: sender.imapValidity, lastUid: Number(sender.imapLastUid) }
      const wants = wantedLetters(db.pool, this.#workspaceId)
      const read = await this.#box.readSince(place, wants)
      await keepLetters(this.#desk, this.#workspaceId, read.letters)
      await db.pool.query(
        `update outreach_senders set imap_validity = $2, imap_read_at = $4, imap_fault = null,
                imap_last_uid = case when imap_validity = $2 then greatest(imap_last_uid, $3) else $3 end
          where workspace_id = $1 and imap_host = $5`,
        [this.#workspaceId, read.place.validity, read.place.lastUid, now(), server.host],
      )
      return null
    } catch (error) {
      await this.close()
      const fault = hostFaultWords(error)
      await db.pool.query('update outreach_senders set imap_fault = $2 where workspace_id = $1', [
        this.#workspaceId,
        fault,
      ])
      return fault
    }
  }

  async close(): Promise<void> {
    const box = this.#box
    this.#box = null
    await box?.close()
  }
}
