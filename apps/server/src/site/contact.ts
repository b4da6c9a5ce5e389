import type { BodyOf, contact, Inquiry } from '@vouch/contract'
import { onlyRow, withTransaction } from '../foundation/db/database.ts'
import { letterOf } from '../foundation/mail/letter.ts'
import { writeMail } from '../foundation/mail/outbox.ts'
import { withoutLineBreaks } from './one-line.ts'
import type { SiteParts } from './site-parts.ts'

/** Messages to the operator. What a newcomer would get wrong: the receipt repeats nothing that was typed. Whoever enters
 *  somebody else's address would otherwise send a text of their choice in our name. */

export type ContactMessage = BodyOf<typeof contact.send>

/** Questions about buying go to sales, all others to support. */
const toSales: readonly Inquiry[] = ['pricing', 'enterprise', 'partnership']

/** Stores a message and writes both letters, or does neither. */
export async function receiveMessage(parts: SiteParts, message: ContactMessage): Promise<void> {
  const { db, queue, config, now } = parts
  const at = now()
  await withTransaction(db, async (tx) => {
    const { name, email, company, role, inquiry, subject, message: text } = message
    const stored = await tx.query<{ id: string }>(
      `insert into contact_messages (name, email, company, role, inquiry, subject, message, received_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [name, email, company ?? '', role ?? '', inquiry, subject ?? '', text, at],
    )
    const { id } = onlyRow(stored)
    const to = toSales.includes(inquiry) ? config.salesEmail : config.supportEmail
    await writeMail(tx, queue, { cause: `contact:${id}`, to, at }, operatorLetter(message, parts))
    // One receipt an hour for an address: a form is no way to fill somebody's mailbox.
    const cause = `contact-receipt:${email}:${at.toISOString().slice(0, 13)}`
    await writeMail(tx, queue, { cause, to: email, at }, receiptLetter(parts))
  })
}

function operatorLetter({ name, email, company, role, inquiry, subject, message }: ContactMessage, parts: SiteParts) {
  const about = subject ? withoutLineBreaks(subject) : 'no subject'
  const from = [
    `From: ${withoutLineBreaks(name)} <${email}>`,
    company && `Company: ${company}`,
    role && `Role: ${role}`,
  ]
  return letterOf(
    {
      subject: `${inquiry}: ${about}`,
      paragraphs: [
        ...from.filter((line) => typeof line === 'string' && line !== ''),
        ...message.split(/\n{2,}/),
      ].filter((line) => line !== null && line !== undefined),
      button: { label: 'Reply', url: `mailto:${email}?subject=${encodeURIComponent(`Re: ${about}`)}` },
      closing: ['Sent from the contact page. We haven’t verified the sender’s email address.'],
    },
    parts.config.company,
  )
}

function receiptLetter({ config }: SiteParts) {
  return letterOf(
    {
      subject: 'We got your message',
      paragraphs: ['Hi,', 'Thanks for reaching out. We’ll reply within 4 hours during business hours.'],
      closing: [
        'If you didn’t write to us, someone entered your email address by mistake. You don’t need to do anything.',
      ],
    },
    config.company,
  )
}
