import { platformNames } from '@vouch/engine'
import { greeting, nameInLetter } from '../../customers/accounts/greeting.ts'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { type LetterParts, letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import type { ContractDesk, Tx } from './contract-desk.ts'
import type { ContractRow } from './contract-rows.ts'
import { contractUrl } from './load-contract.ts'

/** Letters about contracts. Those to creators go to strangers: of what the brand has written only a person's name stands in them. */

const askerCharsMax = 80

type Room = Pick<ContractDesk, 'queue' | 'company'>

interface Post {
  cause: string
  to: string
  at: Date
  attachment?: { name: string; bytes: Buffer }
}

async function write(tx: Tx, { queue, company }: Room, { attachment, ...post }: Post, said: LetterParts) {
  await writeMail(tx, queue, post, { ...letterOf(said, company), ...(attachment && { attachment }) })
}

interface Offer {
  id: string
  linkKey: string
  to: string
  url: string
  userId: string
  at: Date
}

/** Offers the contract to the creator. */
export async function writeOffer(tx: Tx, room: Room, { id, linkKey, to, url, userId, at }: Offer): Promise<void> {
  const found = await tx.query<{ name: string }>('select name from users where id = $1', [userId])
  const asker = nameInLetter(found.rows[0]?.name ?? '', askerCharsMax) ?? 'A Vouch customer'
  await write(
    tx,
    room,
    { cause: `contract:${id}:offer:${linkKey}`, to, at },
    {
      subject: `${asker} sent you a contract`,
      paragraphs: [
        'Hello,',
        `${asker} would like to work with you and sent you a contract through Vouch. Read it, then accept or decline it. You don’t need an account.`,
      ],
      button: { label: 'Read the contract', url },
      closing: [
        'The link is the key to the contract: anyone who has it can answer, so don’t forward this email.',
        'If you don’t know what this is about, ignore it: nothing is agreed on until you accept.',
      ],
    },
  )
}

type About = Pick<ContractRow, 'id' | 'platform' | 'handle'>

function aboutWhom({ platform, handle }: About): string {
  return `@${handle} on ${platformNames[platform]}`
}

async function senderOf(tx: Tx, id: string): Promise<{ email: string; firstName: string } | null> {
  const found = await tx.query<{ email: string; firstName: string }>(
    `select email, first_name as "firstName" from contracts join users on users.id = sent_by
      where contracts.id = $1 and deleted_at is null`,
    [id],
  )
  return found.rows[0] ?? null
}

/** Tells whoever sent it that the creator said no. */
export async function writeDecline(tx: Tx, desk: ContractDesk, row: About, reason: string, at: Date): Promise<void> {
  const sender = await senderOf(tx, row.id)
  if (sender === null) return
  const url = `${desk.publicAddress()}/dashboard/campaigns/contracts/${row.id}`
  const cause = `contract:${row.id}:declined:${at.toISOString()}`
  await write(
    tx,
    desk,
    { cause, to: sender.email, at },
    {
      subject: `@${row.handle} declined your contract`,
      paragraphs: [
        greeting(sender.firstName),
        `${aboutWhom(row)} declined the contract you sent. Their reason: “${reason}”`,
        'You can change it and send it again.',
      ],
      button: { label: 'Open the contract', url },
      closing: ['You get this because you sent the contract.'],
    },
  )
}

/** Sends the accepted copy to both, once each. */
export async function writeCopies(tx: Tx, desk: ContractDesk, row: ContractRow, file: Buffer): Promise<void> {
  const { id, linkKey, answeredAt, digest } = row
  if (linkKey === null || answeredAt === null || digest === null) return
  const attachment = { name: `contract-${digest.slice(7, 15)}.pdf`, bytes: file }
  const closing = [
    `Digest: ${digest}`,
    `Anyone can check a copy at ${desk.publicAddress()}/contract/${digest.slice(7)}/verify`,
  ]
  const [at, to] = [desk.now(), row.sentTo ?? row.signerEmail]
  if (to !== null)
    await write(
      tx,
      desk,
      { cause: `contract:${id}:copy:creator`, to, at, attachment },
      {
        subject: 'Your copy of the contract you accepted',
        paragraphs: ['Hello,', `You accepted a contract on ${dayOf(answeredAt)}. Your copy is attached. Keep it.`],
        button: { label: 'Open the contract', url: contractUrl(desk, linkKey) },
        closing,
      },
    )
  const sender = await senderOf(tx, id)
  if (sender === null) return
  await write(
    tx,
    desk,
    { cause: `contract:${id}:copy:brand`, to: sender.email, at, attachment },
    {
      subject: `@${row.handle} accepted your contract`,
      paragraphs: [
        greeting(sender.firstName),
        `${aboutWhom(row)} accepted the contract on ${dayOf(answeredAt)}. Your copy is attached.`,
      ],
      button: { label: 'Open the contract', url: `${desk.publicAddress()}/dashboard/campaigns/contracts/${id}` },
      closing,
    },
  )
}
