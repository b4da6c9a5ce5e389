import type { GivenRole } from '@vouch/contract'
import type pg from 'pg'
import { letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import { greeting, nameInLetter } from '../accounts/greeting.ts'
import type { LetterSender } from '../accounts/security-letters.ts'
import type { PayingCard } from '../billing/pass-on.ts'

/** What both are told when a workspace gets another owner: what each has now, and whose card pays. */

export interface HandoverSaid {
  workspaceId: string
  from: string
  to: string
  workspace: string
  /** What the former owner is in it now. */
  left: GivenRole
  card: PayingCard | null
}

interface Side {
  id: string
  email: string
  firstName: string
  name: string
}

/** Writes to both, in the transaction that hands it over. */
export async function writeHandover(tx: pg.PoolClient, room: LetterSender, said: HandoverSaid): Promise<void> {
  const found = await tx.query<Side>(
    'select id, email, first_name as "firstName", name from users where id = any($1)',
    [[said.from, said.to]],
  )
  const side = (id: string) => found.rows.find((each) => each.id === id)
  const [former, next] = [side(said.from), side(said.to)]
  if (former === undefined || next === undefined) return
  await write(tx, room, said, former, {
    subject: `${said.workspace} has a new owner`,
    paragraphs: [
      `You handed ${said.workspace} over to ${called(next)}. You stay in it as a ${said.left}${seatless(said)}. You also own a new, empty workspace.`,
      ...cardWords(said, former, called(next)),
    ],
    button: { label: 'See the team', url: `${room.publicAddress()}/dashboard/settings/team` },
    closing: [`If you didn’t do this, write to ${room.config.supportEmail} right away.`],
  })
  await write(tx, room, said, next, {
    subject: `You now own ${said.workspace}`,
    paragraphs: [
      `${called(former)} handed ${said.workspace} over to you. You decide on its plan, its people and its API keys, which act for you from now on. ${called(former)} stays as a ${said.left}${seatless(said)}.`,
      ...cardWords(said, next, 'you'),
    ],
    button: { label: 'See the plan', url: `${room.publicAddress()}/dashboard/billing` },
    closing: ['Your own workspace was empty, so this one takes its place.'],
  })
}

function called({ name }: Pick<Side, 'name'>): string {
  return nameInLetter(name, 80) ?? 'a member'
}

function seatless({ left }: HandoverSaid): string {
  return left === 'viewer' ? ', because every seat of the plan is taken' : ''
}

/** Whose card pays, as its reader says it. */
function cardWords({ card }: HandoverSaid, reader: Side, saver: string): string[] {
  if (card === null) return []
  const whose = card.holderId === reader.id ? 'Your' : `${called({ name: card.holder })}’s`
  const which = `${whose} card ending in ${card.last4} stays on file and pays for the ${card.plan} plan`
  if (saver !== 'you') return [`${which} until ${saver} saves another.`]
  if (card.holderId === reader.id) return [`${which}.`]
  return [`${which} until you save a card of your own. Please do that on the billing page.`]
}

async function write(
  tx: pg.PoolClient,
  room: LetterSender,
  { workspaceId }: HandoverSaid,
  { id, email, firstName }: Side,
  { paragraphs, ...said }: Parameters<typeof letterOf>[0],
): Promise<void> {
  const at = room.now()
  const letter = letterOf({ ...said, paragraphs: [greeting(firstName), ...paragraphs] }, room.config.company)
  await writeMail(tx, room.queue, { cause: `handover:${workspaceId}:${at.toISOString()}:${id}`, to: email, at }, letter)
}
