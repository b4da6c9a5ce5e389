import type { RequestKind } from '@vouch/contract'
import type pg from 'pg'
import { dayOf } from '../../foundation/mail/day-in-words.ts'
import { type LetterParts, letterOf } from '../../foundation/mail/letter.ts'
import { writeMail } from '../../foundation/mail/outbox.ts'
import type { SiteParts } from '../site-parts.ts'
import type { DataRequest } from './request-row.ts'

/** The letters of a request: the link that begins it, the news for the team, and what became of it. */

/** What somebody asks us, after the words "asked us". */
const asked: Readonly<Record<RequestKind, string>> = {
  access: 'for a copy of the data',
  erasure: 'to delete the data',
  objection: 'to stop using the data',
}

/** Whom or what the request is about, in words that repeat nothing but an address that was understood. */
function aboutWhom(request: DataRequest): string {
  return request.subject === 'account' ? 'linked to this email address' : `about ${request.profileUrl}`
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
      'Hi,',
      `Someone, hopefully you, asked us ${asked[request.kind]} ${aboutWhom(request)}. Open the link and press Confirm. Nothing happens until you do.`,
    ],
    button: { label: 'See the request', url: `${parts.publicAddress()}/go/${token}` },
    closing: [
      `Once you confirm, we’ll answer by ${dayOf(request.dueAt)}. The link works for seven days.`,
      'If you didn’t ask for this, you can ignore this email. Don’t share the link: anyone who has it can act for you.',
    ],
  })
}

/** Tells the team of a request that it has to decide. @param cause each is told once */
export async function writeToTeam(
  parts: SiteParts,
  tx: pg.PoolClient,
  request: DataRequest,
  why: string,
  cause: 'team' | 'mismatch' = 'team',
) {
  await write(parts, tx, parts.config.supportEmail, `data-request:${request.id}:${cause}`, {
    subject: `${request.reference}: ${request.kind} to decide by ${dayOf(request.dueAt)}`,
    paragraphs: [
      `${request.email} asks us ${asked[request.kind]} ${request.subject === 'account' ? 'linked to their email address' : aboutWhom(request)} (${request.law.toUpperCase()}).`,
      why,
      ...(request.details === '' ? [] : [`Details: ${request.details}`]),
    ],
    closing: ['The sender confirmed by email. It stays in the team’s queue until it’s answered.'],
  })
}

/** Tells the person what became of the request. */
export async function writeOutcome(parts: SiteParts, tx: pg.PoolClient, request: DataRequest, outcome: string) {
  const { supportEmail } = parts.config
  await write(parts, tx, request.email, `data-request:${request.id}:outcome`, {
    subject: `We answered your request ${request.reference}`,
    paragraphs: ['Hi,', outcome],
    closing: [
      `Questions, or not happy with this answer? Email ${supportEmail}, or contact your country’s data protection authority.`,
    ],
  })
}
