import { type GivenRole, invitationDays, seatNoticeDays } from '@vouch/contract'
import type pg from 'pg'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { greeting, nameInLetter } from '../accounts/greeting.ts'
import type { LetterSender } from '../accounts/security-letters.ts'

/** Letters about who works in a workspace. An invitation goes to a stranger: of what its sender has written only a person's name stands in
 *  it, and none that a mailbox would turn into a link. What the workspace is called, the page behind the button says. */

const inviterCharsMax = 80

/** What each role may do, as the end of a sentence. */
const roleWords: Readonly<Record<GivenRole, string>> = {
  viewer: 'read everything in it',
  member: 'verify creators, spend its credits, and edit lists and campaigns',
  manager: 'do everything a member can, send emails and contracts, buy credits and invite people',
}

export interface InvitationLetter {
  /** Unique for each letter that is wanted. */
  cause: string
  to: string
  inviter: string
  role: GivenRole
  token: string
}

/** Writes an invitation. The secret stands behind the hash: no server logs it. */
export async function writeInvitation(tx: pg.PoolClient, room: LetterSender, said: InvitationLetter): Promise<void> {
  const { role } = said
  const inviter = nameInLetter(said.inviter, inviterCharsMax) ?? 'A Vouch customer'
  const letter = letterOf(
    {
      subject: `${inviter} invited you to work together on Vouch`,
      paragraphs: [`${inviter} invited you to their workspace. As a ${role} you can ${roleWords[role]}.`],
      button: { label: 'See the invitation', url: `${room.publicAddress()}/join#token=${said.token}` },
      closing: [
        `The invitation is good for ${invitationDays} days. You don’t need a plan of your own.`,
        'If you didn’t expect this, ignore it: nothing happens until you accept.',
      ],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause: said.cause, to: said.to, at: room.now() }, letter)
}

export interface SeatLetter {
  cause: string
  to: string
  firstName: string
  workspace: string
  used: number
  limit: number
  /** The day on which the latest joined become viewers. */
  endsAt: Date
}

/** Tells an owner that the plan has fewer seats than people. */
export async function writeSeatNotice(tx: pg.PoolClient, room: LetterSender, said: SeatLetter): Promise<void> {
  const { used, limit, workspace } = said
  const seats = limit === 1 ? '1 seat' : `${limit} seats`
  const letter = letterOf(
    {
      subject: `${workspace} has more people than seats`,
      paragraphs: [
        greeting(said.firstName),
        `Your plan has ${seats}, and ${used} are taken in ${workspace}. You can’t invite anyone to a seat until they fit.`,
        `On ${dayOf(said.endsAt)}, ${seatNoticeDays} days from the first notice, the people who joined last become viewers: they can read everything and change nothing. If you’d rather decide for yourself, change roles or upgrade your plan before then.`,
      ],
      button: { label: 'See who has a seat', url: `${room.publicAddress()}/dashboard/settings/team` },
      closing: ['You get this email because you own the workspace.'],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause: said.cause, to: said.to, at: room.now() }, letter)
}

/** Tells who joined last that their seat goes, unless the owner decides otherwise. */
export async function writeSeatLoss(
  tx: pg.PoolClient,
  room: LetterSender,
  { cause, to, firstName, workspace, endsAt }: Omit<SeatLetter, 'used' | 'limit'>,
): Promise<void> {
  const letter = letterOf(
    {
      subject: `You become a viewer in ${workspace} on ${dayOf(endsAt)}`,
      paragraphs: [
        greeting(firstName),
        `The plan of ${workspace} has fewer seats than people. On ${dayOf(endsAt)} the people who joined last become viewers, and you’re one of them: you can still read everything, but change nothing and spend no credits.`,
        'The owner knows and can keep your seat with another plan, or by changing who has one.',
      ],
      button: { label: 'See who has a seat', url: `${room.publicAddress()}/dashboard/settings/team` },
      closing: [`You get this email because you work in ${workspace}.`],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause, to, at: room.now() }, letter)
}

/** Somebody who worked in a workspace and can no longer open it. */
type Former = Pick<SeatLetter, 'cause' | 'to' | 'firstName' | 'workspace'>

/** Tells who worked in a workspace that it went with its owner's account. */
export function writeClosed(tx: pg.PoolClient, room: LetterSender, former: Former): Promise<void> {
  return writeToFormer(tx, room, former, {
    subject: 'A workspace you worked in has closed',
    paragraphs: [
      `The owner of ${former.workspace} deleted their account, and the workspace with all its reports, lists and campaigns went with it. It can’t be brought back.`,
      'Your own account stays as it is.',
    ],
  })
}

/** Tells somebody that they were taken out of a workspace. */
export function writeRemoved(tx: pg.PoolClient, room: LetterSender, former: Former): Promise<void> {
  return writeToFormer(tx, room, former, {
    subject: 'You no longer have access to a workspace',
    paragraphs: [
      `You were removed from ${former.workspace}. You can’t open its reports, lists or campaigns anymore, and apps that you connected to it are disconnected.`,
      'Your own account stays as it is. If this looks like a mistake, ask the people you worked with.',
    ],
  })
}

/** Subjects are kept for longer than texts, so the workspace's name stands in the text. */
async function writeToFormer(
  tx: pg.PoolClient,
  room: LetterSender,
  { cause, to, firstName }: Former,
  { subject, paragraphs }: { subject: string; paragraphs: readonly string[] },
): Promise<void> {
  const letter = letterOf(
    {
      subject,
      paragraphs: [greeting(firstName), ...paragraphs],
      button: { label: 'Open Vouch', url: `${room.publicAddress()}/dashboard` },
      closing: ['You get this email because you worked in the workspace.'],
    },
    room.config.company,
  )
  await writeMail(tx, room.queue, { cause, to, at: room.now() }, letter)
}
