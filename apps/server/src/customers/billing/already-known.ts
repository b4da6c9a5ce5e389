import type pg from 'pg'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { greeting } from '../accounts/greeting.ts'
import { type LetterRoom, writeVerification } from '../accounts/verify-address.ts'

/** Tells the owner of an address that somebody signed up with it: once a day at most, for a stranger can repeat it. Whoever has
 *  only forgotten is helped; nobody else learns that the account exists. */
export async function writeAlreadyKnown(tx: pg.PoolClient, room: LetterRoom, email: string): Promise<void> {
  const found = await tx.query<{ id: string; firstName: string; verified: boolean }>(
    'select id, first_name as "firstName", email_verified as verified from users where email = $1',
    [email],
  )
  const [owner] = found.rows
  if (owner === undefined) return
  const cause = `already-known:${owner.id}:${new Date().toISOString().slice(0, 10)}`
  if (!owner.verified) {
    return writeVerification(tx, room, { userId: owner.id, email, firstName: owner.firstName }, cause)
  }
  const letter = letterOf(
    {
      subject: 'You already have a Vouch account',
      paragraphs: [
        greeting(owner.firstName),
        'Someone signed up for Vouch with this email address. You already have an account, so nothing changed.',
      ],
      button: { label: 'Sign in', url: `${room.publicAddress()}/auth?mode=login` },
      closing: ['If this wasn’t you, you can ignore this email. We didn’t tell anyone that this account exists.'],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause, to: email, at: room.now() }, letter)
}
