import { actionCosts, consentDays, consentLinkDays } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type pg from 'pg'
import { greeting, nameInLetter } from '../../customers/accounts/greeting.ts'
import { type LetterParts, letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import type { ConsentParts } from './consent-parts.ts'
import { type RequestRow, requestPath } from './request-row.ts'

/** Letters about consent. The first goes to a stranger: of what the brand has written only a person's name stands in it, and none that a mailbox
 *  would turn into a link. What the company is called, the page behind the button says. */

export type LetterRoom = Pick<ConsentParts, 'queue' | 'now' | 'config' | 'publicAddress' | 'linkSecret'>

const askerCharsMax = 80

async function write(
  { queue, now, config }: LetterRoom,
  tx: pg.PoolClient,
  to: string,
  cause: string,
  said: LetterParts,
) {
  await writeMail(tx, queue, { cause, to, at: now() }, letterOf(said, config.company))
}

type About = Pick<RequestRow, 'platform' | 'handle'>

function aboutWhom({ platform, handle }: About): string {
  return `@${handle} on ${platformNames[platform]}`
}

/** Asks the creator. Once a day at most for each request. */
export async function writeRequest(tx: pg.PoolClient, room: LetterRoom, row: RequestRow, to: string): Promise<void> {
  const found = await tx.query<{ name: string }>('select name from users where id = $1', [row.askedBy])
  const asker = nameInLetter(found.rows[0]?.name ?? '', askerCharsMax) ?? 'A Vouch customer'
  const name = platformNames[row.platform]
  await write(room, tx, to, `consent:${row.id}:ask:${room.now().toISOString().slice(0, 10)}:${to}`, {
    subject: `${asker} asked you to verify your ${name} account`,
    paragraphs: [
      'Hello,',
      `${asker} would like to work with you and asked Vouch for a report on ${aboutWhom(row)}. You can let Vouch read the account for it. Vouch can’t post or change anything.`,
    ],
    button: { label: 'See who’s asking and what we’d read', url: room.publicAddress() + requestPath(row, room) },
    closing: [
      `The link is good for ${consentLinkDays} days. If you connect, the brand can read the account again for ${consentDays} days, and you can disconnect at any time.`,
      'If you don’t want this, ignore this email: nothing is read until you connect.',
    ],
  })
}

/** The link to the creator's own page, to where the creator wants it. */
export async function writePageLink(
  tx: pg.PoolClient,
  room: LetterRoom,
  { about, to, url, cause }: { about: About; to: string; url: string; cause: string },
): Promise<void> {
  await write(room, tx, to, cause, {
    subject: `Your page on Vouch for ${aboutWhom(about)}`,
    paragraphs: [
      'Hello,',
      `This is the link to your own page for ${aboutWhom(about)}. There you see your report and who has it, pass it on, and disconnect the account.`,
    ],
    button: { label: 'Open your page', url },
    closing: [
      'Keep this email: the link is the only key to the page. Anyone who has it can disconnect the account.',
      'If you didn’t connect an account to Vouch, ignore this email.',
    ],
  })
}

const brandNews = {
  connected: {
    subject: 'connected their account',
    text: 'connected the account you asked for. The report is being made.',
    button: 'Open the verification',
  },
  reading: {
    subject: 'connected their account',
    text: 'connected the account you asked for and will read the report first, as you allowed. You’ll get it when they pass it on.',
    button: 'See the request',
  },
  uploaded: {
    subject: 'uploaded their export',
    text: 'uploaded an export of the account’s data instead of connecting it. The report is being made.',
    button: 'Open the verification',
  },
  uploaded_reading: {
    subject: 'uploaded their export',
    text: 'uploaded an export of the account’s data and will read the report first, as you allowed. You’ll get it when they pass it on.',
    button: 'See the request',
  },
  sent: {
    subject: 'passed the report on to you',
    text: 'read the report and passed it on to you.',
    button: 'Open the report',
  },
  declined: {
    subject: 'declined your request',
    text: 'declined to connect the account. Nothing was read and nothing was charged.',
    button: 'See the request',
  },
  insufficient_credits: {
    subject: 'answered, but you’re out of credits',
    text: `answered your request, but the report needs ${actionCosts.creator_verification} credits and your workspace has fewer. Buy credits, then start the report. The creator wasn’t told.`,
    button: 'See the request',
  },
} as const
export type BrandNews = keyof typeof brandNews

/** Tells whoever asked what the creator did. */
export async function tellBrand(tx: pg.PoolClient, room: LetterRoom, row: RequestRow, news: BrandNews): Promise<void> {
  const found = await tx.query<{ email: string; firstName: string }>(
    'select email, first_name as "firstName" from users where id = $1 and deleted_at is null',
    [row.askedBy],
  )
  const [asker] = found.rows
  if (asker === undefined) return
  const { subject, text, button } = brandNews[news]
  const verification =
    row.verificationId && news !== 'declined' ? `/dashboard/verifications/${row.verificationId}` : null
  const asked = `/dashboard/verify?${new URLSearchParams({ address: row.target.url, ask: '' })}`
  await write(room, tx, asker.email, `consent:${row.id}:${news}`, {
    subject: `@${row.handle} ${subject}`,
    paragraphs: [greeting(asker.firstName), `${aboutWhom(row)} ${text}`],
    button: { label: button, url: `${room.publicAddress()}${verification ?? asked}` },
    closing: ['You get this because you asked the creator to verify themselves.'],
  })
}
