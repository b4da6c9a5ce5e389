import { type ConsentRequest, type ConsentState, consentLinkDays, type consentTroubles, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import type { Target } from '../../outside/platforms/connector.ts'
import { sharedId, shareToken } from '../sharing/share-token.ts'
import type { ConsentParts } from './consent-parts.ts'

/** A brand's request as the database keeps it. */

type StoredState = Exclude<ConsentState, 'expired'>

export interface RequestRow {
  id: string
  workspaceId: string
  askedBy: string
  platform: Platform
  handle: string
  target: Extract<Target, { kind: 'profile' }>
  email: string | null
  creatorFirst: boolean
  /** The creator answered with an export instead of a connection. */
  uploaded: boolean
  state: StoredState
  pageId: string | null
  runId: string | null
  verificationId: string | null
  holdId: string | null
  trouble: (typeof consentTroubles)[number] | null
  askedAt: Date
  expiresAt: Date
  answeredAt: Date | null
}

export const requestColumns = `id, workspace_id as "workspaceId", asked_by as "askedBy", platform, handle, target, email,
  creator_first as "creatorFirst", uploaded, state, page_id as "pageId", run_id as "runId", verification_id as "verificationId",
  hold_id as "holdId", trouble, asked_at as "askedAt", expires_at as "expiresAt", answered_at as "answeredAt"`

export const msPerDay = 86_400_000
export const linkMs = consentLinkDays * msPerDay

type Linked = Pick<ConsentParts, 'linkSecret' | 'publicAddress'>

/** @returns the link that a creator answers with, without the host */
export function requestPath({ id }: { id: string }, { linkSecret }: Pick<ConsentParts, 'linkSecret'>): string {
  return `/consent/${shareToken(id, linkSecret, 'consent request')}`
}

export function stateOf({ state, expiresAt }: Pick<RequestRow, 'state' | 'expiresAt'>, now: Date): ConsentState {
  return state === 'waiting' && expiresAt <= now ? 'expired' : state
}

/** @returns what the brand is shown */
export function shownRequest(row: RequestRow, parts: Linked & Pick<ConsentParts, 'now'>): ConsentRequest {
  const { id, platform, handle, email, creatorFirst, uploaded, verificationId, trouble } = row
  const state = stateOf(row, parts.now())
  return {
    ...{ id, platform, handle, state, email, creatorFirst, uploaded, verificationId, trouble },
    url: state === 'waiting' ? parts.publicAddress() + requestPath(row, parts) : null,
    askedAt: row.askedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

type Sql = Pick<pg.Pool, 'query'>

/** Loads the request of a creator's link. @param lock whether it is about to be changed
 *  @throws Problem `not_found` for a link that never was */
export async function loadByLink(
  sql: Sql,
  token: string,
  { linkSecret }: Pick<ConsentParts, 'linkSecret'>,
  lock = false,
): Promise<RequestRow> {
  const id = sharedId(token, linkSecret, 'consent request')
  const row = id === null ? null : await loadRequest(sql, id, lock)
  if (row === null) throw new Problem('not_found', 'This link doesn’t exist.')
  return row
}

export async function loadRequest(sql: Sql, id: string, lock = false): Promise<RequestRow | null> {
  const found = await sql.query<RequestRow>(
    `select ${requestColumns} from consent_requests where id = $1 ${lock ? 'for update' : ''}`,
    [id],
  )
  return found.rows[0] ?? null
}

const endings: Readonly<Record<Exclude<ConsentState, 'waiting'>, string>> = {
  expired: 'This link has expired. Ask the brand for a new one.',
  reading: 'You already answered this request. Use the link to your page in your email.',
  connected: 'You already answered this request. Use the link to your page in your email.',
  declined: 'You already said no to this request.',
  canceled: 'The brand withdrew this request.',
  ended: 'This connection has ended. Ask the brand for a new link if you’d like to connect again.',
}

/** @throws Problem `link_ended` for a request that nobody can answer any more */
export function requireWaiting(row: RequestRow, now: Date): void {
  const state = stateOf(row, now)
  if (state !== 'waiting') throw new Problem('link_ended', endings[state])
}
