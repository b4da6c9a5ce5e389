import { platformNames } from '@vouch/contract'
import type pg from 'pg'
import { type LetterParts, letterOf } from '../mail/letter.ts'
import { writeMail } from '../mail/outbox.ts'
import { type Dispute, relationWords } from './dispute-row.ts'
import type { SharingParts } from './sharing-parts.ts'

/** The letters of a dispute. The first repeats nothing that was typed but an address that was understood: whoever enters a
 *  stranger's address would otherwise send a text of their choice in our name. */

type Room = Pick<SharingParts, 'queue' | 'now' | 'config'>

async function write({ queue, now, config }: Room, tx: pg.PoolClient, to: string, cause: string, letter: LetterParts) {
  await writeMail(tx, queue, { cause, to, at: now() }, letterOf(letter, config.company))
}

function aboutWhom({ platform, handle }: Dispute): string {
  const names: Readonly<Record<string, string>> = platformNames
  return `@${handle} on ${names[platform] ?? platform}`
}

/** The link that proves the mailbox. @param turn names the letter among those of the same dispute */
export async function writeProof(room: Room, tx: pg.PoolClient, dispute: Dispute, url: string, turn: string) {
  await write(room, tx, dispute.email, `dispute:${dispute.id}:proof:${turn}`, {
    subject: 'Confirm what you wrote about a report',
    paragraphs: [
      'Hello,',
      `somebody, we hope you, added context to a report about ${aboutWhom(dispute)} and gave this address. Open the link to confirm it: nothing is passed on before that.`,
    ],
    button: { label: 'Confirm my address', url },
    closing: [
      'A person of our team reads it then, and answers to this address. The link works for seven days.',
      'If you did not write to us, do nothing.',
    ],
  })
}

/** Tells the team of a dispute that waits. */
export async function writeToTeam(room: Room, tx: pg.PoolClient, dispute: Dispute) {
  await write(room, tx, room.config.supportEmail, `dispute:${dispute.id}:team`, {
    subject: `Context to answer: ${aboutWhom(dispute)}`,
    paragraphs: [
      `${dispute.name} <${dispute.email}>, who says to be ${relationWords[dispute.relation]}, writes about the report on ${aboutWhom(dispute)}:`,
      ...dispute.text.split(/\n{2,}/),
      ...(dispute.proofUrl === null ? [] : [`To check it: ${dispute.proofUrl}`]),
    ],
    closing: ['The mailbox has confirmed it. The queue of the team holds it until it is answered.'],
  })
}

/** Tells the writer what the team answered. */
export async function writeAnswer(room: Room, tx: pg.PoolClient, dispute: Dispute, accepted: boolean, answer: string) {
  const outcome = accepted
    ? 'we have read what you wrote. It now stands on the report, under the heading “Context added by the creator”, together with this answer:'
    : 'we have read what you wrote. It is not shown on the report, for this reason:'
  await write(room, tx, dispute.email, `dispute:${dispute.id}:answer`, {
    subject: `What you wrote about the report on ${aboutWhom(dispute)}`,
    paragraphs: ['Hello,', outcome, ...answer.split(/\n{2,}/)],
    closing: [
      `Not content with this answer? Write to ${room.config.supportEmail}. You can also object to the use of the data: see “Your data” on our site.`,
    ],
  })
}
