import type pg from 'pg'
import type { Config } from '../config.ts'
import { letterOf } from '../mail/letter.ts'
import { writeMail } from '../mail/outbox.ts'
import { networkOf } from './client-of.ts'
import { deviceOf } from './device-of.ts'
import type { Client } from './sessions.ts'
import { greeting, type LetterRoom } from './verify-address.ts'

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
        ? 'You sign in to Vouch without a password. This link lets you set one; your present way of signing in goes on working.'
        : 'Somebody, probably you, asked to reset the password of your Vouch account. Choose a new one with this link.',
    ],
    button: { label: linked ? 'Set a password' : 'Choose a new password', path: `/auth/reset#token=${token}` },
    closing: [
      'The link works once, within one hour. When the password is set, you are signed out everywhere.',
      'If you did not ask for this, do nothing: your account stays as it is.',
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
      `The password of your Vouch account was changed ${origin(client)}. All other places were signed out.`,
    ],
    button: { label: 'It was not me: reset my password', path: forgotPath },
    closing: ['If it was you, there is nothing to do.'],
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
      `The Vouch account of ${person.email} is to change to this address. Confirm that it is yours.`,
    ],
    button: { label: 'Confirm this address', path: `/auth/confirm-email#token=${token}` },
    closing: [
      'The link works once, within 24 hours. Until then nothing changes.',
      'If you do not know this account, do nothing: it cannot use your address without this step.',
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
    subject: 'Your address was entered for another account',
    paragraphs: [
      'Hello,',
      'Somebody who is signed in to another Vouch account wanted to change it to this address. Your account has this address, so nothing was changed.',
    ],
    closing: [
      'If it was you: sign in with this address, or delete this account first. If it was not, there is nothing to do.',
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
    subject: 'A new email address was asked for',
    paragraphs: [
      greeting(person.firstName),
      `Somebody who is signed in to your Vouch account asked to change its address to ${newEmail}, ${origin(client)}. It changes when that mailbox answers.`,
    ],
    button: { label: 'It was not me: reset my password', path: forgotPath },
    closing: [
      'Resetting the password signs everybody out and drops the change. If it was you, there is nothing to do.',
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
      `Your Vouch account has the address ${newEmail} now. Letters no longer come here, and this address no longer signs in.`,
    ],
    closing: [`If it was not you, write to ${room.config.supportEmail} from this address.`],
  })
  await write(tx, room, {
    cause: `${cause}:new`,
    to: person.email,
    subject: 'This is your address at Vouch now',
    paragraphs: [greeting(person.firstName), 'Your Vouch account has this address now. Use it to sign in.'],
    button: { label: 'Open settings', path: settingsPath },
    closing: ['You are still signed in where you were.'],
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
      `Your Vouch account was signed in to ${origin(client)}. It has not been used from such a device before.`,
    ],
    button: { label: 'See where I am signed in', path: `${settingsPath}/security` },
    closing: [
      'If it was not you, end that session and change your password.',
      'You can switch these letters off in your settings, under Notifications.',
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
    subject: 'Your Vouch account is deleted',
    paragraphs: [greeting(person.firstName), 'Your account was deleted, as you asked.', ...happened],
    closing: [
      `If it was not you, write to ${room.config.supportEmail} at once.`,
      'This is the last letter to this address.',
    ],
  })
}
