import type { MailboxPlace, OpenMailbox, ReadLetter } from '../../outside/mailboxes/incoming.ts'
import type { LetterHead } from '../../outside/mailboxes/letter-head.ts'

/** Readings of a mailbox until nothing new lies there: a reply may lie behind much else. */

const roundsMax = 20

interface Reading {
  from: MailboxPlace
  wants: (heads: readonly LetterHead[]) => Promise<ReadonlySet<number>>
  /** Keeps letters and how far the mailbox is read with them. */
  keep: (letters: readonly ReadLetter[], place: MailboxPlace) => Promise<void>
}

/** @returns what to say where the mailbox holds more than is read in one go; the next reading goes on there. Null: all of it is read */
export async function readNewLetters(box: OpenMailbox, { from, wants, keep }: Reading): Promise<string | null> {
  let place = from
  for (let rounds = 0; rounds < roundsMax; rounds += 1) {
    const read = await box.readSince(place, wants)
    await keep(read.letters, read.place)
    if (!read.hasMore) return null
    place = read.place
  }
  return 'So much is new that reading it takes longer.'
}
