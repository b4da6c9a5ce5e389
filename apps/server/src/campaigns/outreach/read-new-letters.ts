import type { MailboxPlace, OpenMailbox, ReadLetter } from '../../outside/mailboxes/incoming.ts'
import type { LetterHead } from '../../outside/mailboxes/letter-head.ts'
import { hostFaultWords } from '../../outside/mailboxes/mail-host.ts'

/** Readings of a mailbox until nothing new lies there: a reply may lie behind much else. */

const roundsMax = 100
/** So long new readings are begun. */
const readMs = 20_000

/** A mailbox that could not be read. What goes wrong with keeping its letters is none of its server's fault, and is thrown as it is. */
export class MailboxFault extends Error {
  /** A sentence that names no address and no password. */
  readonly words: string

  constructor(cause: unknown) {
    super('A mailbox could not be read', { cause })
    this.words = hostFaultWords(cause)
  }
}

interface Reading {
  open: () => Promise<OpenMailbox>
  from: MailboxPlace
  wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>
  /** Keeps letters and how far the mailbox is read with them. */
  keep: (letters: readonly ReadLetter[], place: MailboxPlace) => Promise<void>
}

/** @returns what to say where the mailbox holds more than is read in one go; the next reading goes on there. Null: all of it is read
 *  @throws MailboxFault, and what `wants` and `keep` throw */
export async function readNewLetters({ open, from, wants, keep }: Reading): Promise<string | null> {
  const ours: unknown[] = []
  const asked: Reading['wants'] = (heads) =>
    wants(heads).catch((error) => {
      ours.push(error)
      throw error
    })
  const faulty = (error: unknown) => {
    throw ours[0] ?? new MailboxFault(error)
  }
  const box = await open().catch(faulty)
  const over = performance.now() + readMs
  let place = from
  for (let rounds = 0; rounds < roundsMax && performance.now() < over; rounds += 1) {
    const read = await box.readSince(place, asked).catch(faulty)
    await keep(read.letters, read.place)
    if (!read.hasMore) return null
    place = read.place
  }
  return 'So much is new that reading it takes longer.'
}
