import type { RequestKind } from '@vouch/contract'
import type pg from 'pg'
import { type LetterParts, letterOf } from '../../mail/letter.ts'
import { writeMail } from '../../mail/outbox.ts'
import type { SiteParts } from '../site-parts.ts'
import type { DataRequest } from './request-row.ts'

/** The letters of a request: the link that begins it, the news for the team, and what became of it. */

const asked: Readonly<Record<RequestKind, string>> = {
  access: 'a copy of the data',
  erasure: 'deletion of the data',
  objection: 'that the data no longer be used',
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** Whom or what the request is about, in words that repeat nothing but an address that was understood. */
function aboutWhom(request: DataRequest): string {
  return request.subject === 'account' ? 'that belong to this address' : `about ${request.profileUrl}`
}

async function write(parts: SiteParts, tx: pg.PoolClient, to: string, cause: string, letter: LetterParts) {
  const { queue, now, config } = parts
  await writeMail(tx, queue, { cause, to, at: now() }, letterOf(letter, config.company))
}

/** The link: who reads this letter has the mailbox that the request names. */
export async function writeLink(parts: SiteParts, tx: pg.PoolClient, request: DataRequest, token: string) {
  await write(parts, tx, request.email, `data-request:${request.id}:link`, {
    subject: `Confirm your request ${request.reference}`,
    paragraphs: [
      'Hello,',
      `somebody, we hope you, asked us for ${asked[request.kind]} ${aboutWhom(request)}. Open the link and press Confirm: nothing happens before that.`,
    ],
    button: { label: 'See the request', url: `${parts.publicAddress()}/go/${token}` },
    closing: [
      `Once it is confirmed we answer by ${day(request.dueAt)}. The link works for seven days.`,
      'If you did not ask for this, do nothing. Do not pass the link on: it stands for you.',
    ],
  })
}

/** Tells the team of a request that it has to decide. */
export async function writeToTeam(parts: SiteParts, tx: pg.PoolClient, request: DataRequest, why: string) {
  await write(parts, tx, parts.config.supportEmail, `data-request:${request.id}:team`, {
    subject: `${request.reference}: ${request.kind} to decide by ${day(request.dueAt)}`,
    paragraphs: [
      `${request.email} asks for ${asked[request.kind]} ${request.subject === 'account' ? 'of their address' : aboutWhom(request)} (${request.law.toUpperCase()}).`,
      why,
      ...(request.details === '' ? [] : [`They write: ${request.details}`]),
    ],
    closing: ['The mailbox has confirmed the request. The queue of the team holds it until it is answered.'],
  })
}

/** Tells the person what became of the request. */
export async function writeOutcome(parts: SiteParts, tx: pg.PoolClient, request: DataRequest, outcome: string) {
  const { supportEmail } = parts.config
  await write(parts, tx, request.email, `data-request:${request.id}:outcome`, {
    subject: `Your request ${request.reference} is answered`,
    paragraphs: ['Hello,', outcome],
    closing: [
      `Questions, or not content with this answer? Write to ${supportEmail}, or to the data protection authority of your country.`,
    ],
  })
}
