import type pg from 'pg'
import type { Config } from '../../config/config.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { networkOf } from './client-of.ts'
import { deviceOf } from './device-of.ts'
import { greeting } from './greeting.ts'
import type { Client } from './sessions.ts'
import type { LetterRoom } from './verify-address.ts'

/** Letters about what lets somebody into an account. They go out whatever happens, save the one about another device, which
 *  can be switched off. None of them asks for a password, and each says what to do when it was not expected. */

/** What these letters take. */
export type LetterSender = Pick<LetterRoom, 'queue' | 'now' | 'publicAddress'> & {
  config: Pick<Config, 'company' | 'supportEmail'>
}

/** Who is written to. */
export interface Person {
  userId: string
  email: string
  firstName: string
}

/** Loads whom letters about an account go to; null when there is no such account any more. */
export async function loadPerson(tx: pg.PoolClient, userId: string): Promise<Person | null> {
  const found = await tx.query<Person>(
    'select id as "userId", email, first_name as "firstName" from users where id = $1 and deleted_at is null',
    [userId],
  )
  return found.rows[0] ?? null
}

/** Where a call came from, as a clause of a sentence. */
function origin({ userAgent, ipAddress }: Client): string {
  return `from ${deviceOf(userAgent)}, network ${networkOf(ipAddress)}`
}

interface Said {
  /** Unique for each letter that is wanted. */
  cause: string
  to: string
  subject: string
  paragraphs: readonly string[]
  button?: { label: string; path: string }
  closing: readonly string[]
  topic?: 'sign_in_alerts'
}

async function write(tx: pg.PoolClient, room: LetterSender, said: Said): Promise<void> {
  const { cause, to, subject, paragraphs, button, closing, topic } = said
  const link = button && { label: button.label, url: room.publicAddress() + button.path }
  const letter = letterOf({ subject, paragraphs, closing, ...(link && { button: link }) }, room.config.company)
  await writeMail(tx, room.queue, { cause, to, at: room.now(), ...(topic && { topic }) }, letter)
}

const forgotPath = '/auth/forgot'
const settingsPath = '/dashboard/settings'

/** The letter with the link to set a password, once. @param token fills the link; the part after # reaches no server's log */
export function writeResetLink(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  { token, cause, linked }: { token: string; cause: string; linked: boolean },
): Promise<void> {
  return write(tx, room, {
    cause,
    to: person.email,
    subject: linked ? 'Set a password for Vouch' : 'Reset your password',
    paragraphs: [
      greeting(person.firstName),
      linked
        ? 'You sign in to Vouch without a password. This link lets you set one. Your current way of signing in will keep working.'
        : 'Someone, probably you, asked to reset the password for your Vouch account. Use this link to choose a new one.',
    ],
    button: { label: linked ? 'Set a password' : 'Choose a new password', path: `/auth/reset#token=${token}` },
    closing: [
      'The link works once and expires in one hour. Setting the password signs you out everywhere.',
      'If you didn’t ask for this, you can ignore this email. Your account stays as it is.',
    ],
  })
}

/** Tells that the password is another one now. */
export function writePasswordChanged(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  { client, cause }: { client: Client; cause: string },
): Promise<void> {
  return write(tx, room, {
    cause,
    to: person.email,
    subject: 'Your password was changed',
    paragraphs: [
      greeting(person.firstName),
      `The password for your Vouch account was changed ${origin(client)}. You were signed out everywhere else.`,
    ],
    button: { label: 'Not you? Reset your password', path: forgotPath },
    closing: ['If this was you, you don’t need to do anything.'],
  })
}

/** Asks the mailbox of a new address. */
export function writeEmailLink(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  { newEmail, token, cause }: { newEmail: string; token: string; cause: string },
): Promise<void> {
  return write(tx, room, {
    cause,
    to: newEmail,
    subject: 'Confirm your new email address',
    paragraphs: [
      greeting(person.firstName),
      `Someone, hopefully you, asked to switch the Vouch account of ${person.email} to this email address. Confirm that it’s yours.`,
    ],
    button: { label: 'Confirm this email address', path: `/auth/confirm-email#token=${token}` },
    closing: [
      'The link works once and expires in 24 hours. Nothing changes until you confirm.',
      'If you don’t recognize this account, you can ignore this email. It can’t use your address without this step.',
    ],
  })
}

/** Tells the owner of an address that another account wanted it. The other account is not named. */
export function writeEmailTaken(
  tx: pg.PoolClient,
  room: LetterSender,
  { to, cause }: { to: string; cause: string },
): Promise<void> {
  return write(tx, room, {
    cause,
    to,
    subject: 'Someone tried to use your email address',
    paragraphs: [
      'Hi,',
      'Someone signed in to another Vouch account tried to switch it to this email address. Your account already uses it, so nothing changed.',
    ],
    closing: [
      'If this was you, sign in with this address, or delete this account first. If it wasn’t, you don’t need to do anything.',
    ],
  })
}

/** Tells the present address that a change was asked for. @param newEmail as much of it as may be shown */
export function writeEmailAsked(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  { newEmail, client, cause }: { newEmail: string; client: Client; cause: string },
): Promise<void> {
  return write(tx, room, {
    cause,
    to: person.email,
    subject: 'Request to change your email address',
    paragraphs: [
      greeting(person.firstName),
      `Someone signed in to your Vouch account asked to change its email address to ${newEmail}, ${origin(client)}. It will change once they confirm from the new address.`,
    ],
    button: { label: 'Not you? Reset your password', path: forgotPath },
    closing: [
      'Resetting your password signs everyone out and cancels the change. If this was you, you don’t need to do anything.',
    ],
  })
}

/** Tells both mailboxes that the change is done. @param newEmail as much of it as the old mailbox may be shown */
export async function writeEmailChanged(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  { oldEmail, newEmail, cause }: { oldEmail: string; newEmail: string; cause: string },
): Promise<void> {
  await write(tx, room, {
    cause: `${cause}:old`,
    to: oldEmail,
    subject: 'Your email address was changed',
    paragraphs: [
      greeting(person.firstName),
      `Your Vouch account now uses ${newEmail}. We won’t send emails here anymore, and you can’t sign in with this address.`,
    ],
    closing: [`If this wasn’t you, email ${room.config.supportEmail} from this address.`],
  })
  await write(tx, room, {
    cause: `${cause}:new`,
    to: person.email,
    subject: 'Your new email address for Vouch',
    paragraphs: [greeting(person.firstName), 'Your Vouch account now uses this email address. Use it to sign in.'],
    button: { label: 'Open settings', path: settingsPath },
    closing: ['You’re still signed in where you were.'],
  })
}

/** Tells of a sign-in with a kind of browser or system that this account has not seen. */
export async function writeNewDevice(
  tx: pg.PoolClient,
  room: LetterSender,
  userId: string,
  client: Client,
): Promise<void> {
  const person = await loadPerson(tx, userId)
  if (person === null) return
  // One letter a day about a device, however often it signs in.
  const day = new Date().toISOString().slice(0, 10)
  await write(tx, room, {
    cause: `new-device:${userId}:${deviceOf(client.userAgent)}:${day}`,
    to: person.email,
    topic: 'sign_in_alerts',
    subject: 'New sign-in to your account',
    paragraphs: [
      greeting(person.firstName),
      `Someone signed in to your Vouch account ${origin(client)}. We haven’t seen this kind of device on your account before.`,
    ],
    button: { label: 'See where I’m signed in', path: `${settingsPath}/security` },
    closing: [
      'If this wasn’t you, end that session and change your password.',
      'You can turn off these emails in Settings, under Notifications.',
    ],
  })
}

/** The last letter: the account is gone. @param happened what became of each thing, one sentence each */
export function writeAccountDeleted(
  tx: pg.PoolClient,
  room: LetterSender,
  person: Person,
  happened: readonly string[],
): Promise<void> {
  return write(tx, room, {
    cause: `account-deleted:${person.userId}`,
    to: person.email,
    subject: 'Your Vouch account has been deleted',
    paragraphs: [greeting(person.firstName), 'We deleted your account, as you asked.', ...happened],
    closing: [
      `If this wasn’t you, email ${room.config.supportEmail} right away.`,
      'This is the last email we’ll send to this address.',
    ],
  })
}
