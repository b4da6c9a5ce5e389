import { platformName } from '@vouch/presentation'
import type pg from 'pg'
import { type LetterParts, letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { type Dispute, relationWords } from './dispute-row.ts'
import type { SharingParts } from './sharing-parts.ts'

/** The letters of a dispute. The first repeats nothing that was typed but an address that was understood: whoever enters a
 *  stranger's address would otherwise send a text of their choice in our name. */

type Room = Pick<SharingParts, 'queue' | 'now' | 'config'>

async function write({ queue, now, config }: Room, tx: pg.PoolClient, to: string, cause: string, letter: LetterParts) {
  await writeMail(tx, queue, { cause, to, at: now() }, letterOf(letter, config.company))
}

function aboutWhom({ platform, handle }: Dispute): string {
  return `@${handle} on ${platformName(platform)}`
}

/** The link that proves the mailbox. @param turn names the letter among those of the same dispute */
export async function writeProof(room: Room, tx: pg.PoolClient, dispute: Dispute, url: string, turn: string) {
  await write(room, tx, dispute.email, `dispute:${dispute.id}:proof:${turn}`, {
    subject: 'Confirm what you wrote about a report',
    paragraphs: [
      'Hi,',
      `Someone, hopefully you, added context to a report about ${aboutWhom(dispute)} and gave us this email address. Click the link to confirm. Nothing is passed on until you do.`,
    ],
    button: { label: 'Confirm my email', url },
    closing: [
      'A person on our team will then read it and reply to this address. The link works for seven days.',
      'If you didn’t write to us, you can ignore this email.',
    ],
  })
}

/** Tells the team of a dispute that waits. */
export async function writeToTeam(room: Room, tx: pg.PoolClient, dispute: Dispute) {
  await write(room, tx, room.config.supportEmail, `dispute:${dispute.id}:team`, {
    subject: `New dispute: ${aboutWhom(dispute)}`,
    paragraphs: [
      `${dispute.name} <${dispute.email}>(says: ${relationWords[dispute.relation]}) wrote about the report on ${aboutWhom(dispute)}:`,
      ...dispute.text.split(/\n{2,}/),
      ...(dispute.proofUrl === null ? [] : [`Source: ${dispute.proofUrl}`]),
    ],
    closing: ['The sender confirmed by email. It stays in the team’s queue until it’s answered.'],
  })
}

/** Tells the writer what the team answered. */
export async function writeAnswer(room: Room, tx: pg.PoolClient, dispute: Dispute, accepted: boolean, answer: string) {
  const outcome = accepted
    ? 'We read what you wrote. It now appears on the report under “Context added by the creator”, together with this answer:'
    : 'We read what you wrote. It isn’t shown on the report, for this reason:'
  await write(room, tx, dispute.email, `dispute:${dispute.id}:answer`, {
    subject: `What you wrote about the report on ${aboutWhom(dispute)}`,
    paragraphs: ['Hi,', outcome, ...answer.split(/\n{2,}/)],
    closing: [
      `Not happy with this answer? Email ${room.config.supportEmail}. You can also object to the use of the data: see “Your data” on our contact page.`,
    ],
  })
}
