import {
  type DataRequestStatus,
  Problem,
  type RequestKind,
  type RequestLaw,
  type RequestState,
  type RequestSubject,
} from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type pg from 'pg'
import { tokenDigest } from '../../customers/accounts/token.ts'

/** A request about personal data as the database keeps it. */

interface Filed {
  id: string
  reference: string
  kind: RequestKind
  law: RequestLaw
  email: string
  name: string
  details: string
  state: RequestState
  proofCode: string
  outcome: string | null
  receivedAt: Date
  dueAt: Date
  closedAt: Date | null
}

/** The schema lets a creator's request have all three and an account's none. */
export type DataRequest = Filed &
  (
    | { subject: Extract<RequestSubject, 'account'> }
    | {
        subject: Extract<RequestSubject, 'creator'>
        platform: Platform
        handle: string
        profileUrl: string
        /** Of the account that proved the request; null where none did. */
        provedHandle: string | null
        provedId: string | null
      }
  )

export type CreatorRequest = Extract<DataRequest, { subject: 'creator' }>

const columns = `id, reference, kind, subject, law, email, name, platform, handle, profile_url as "profileUrl", details, state,
  proved_handle as "provedHandle", proved_id as "provedId", proof_code as "proofCode", outcome, received_at as "receivedAt", due_at as "dueAt", closed_at as "closedAt"`

type Sql = Pick<pg.Pool, 'query'>

/** Loads the request of a link. @throws Problem `not_found` for a link that never was or is too old. */
export async function loadByToken(sql: Sql, token: string): Promise<DataRequest> {
  const found = await sql.query<DataRequest>(
    `select ${columns} from data_requests where token = $1 and token_expires_at > now()`,
    [tokenDigest(token)],
  )
  const [request] = found.rows
  if (request === undefined)
    throw new Problem('not_found', 'This link is invalid or has expired. Please submit your request again.')
  return request
}

/** Loads a request for the team. @throws Problem `not_found` */
export async function loadById(sql: Sql, id: string): Promise<DataRequest> {
  const found = await sql.query<DataRequest>(`select ${columns} from data_requests where id = $1`, [id])
  const [request] = found.rows
  if (request === undefined) throw new Problem('not_found', 'This request doesn’t exist.')
  return request
}

/** Loads what waits for the team or for a proof, the most urgent first, a hundred at most. */
export async function loadWaiting(sql: Sql): Promise<DataRequest[]> {
  const found = await sql.query<DataRequest>(
    `select ${columns} from data_requests where state in ('unproven', 'open') order by due_at, id limit 100`,
  )
  return found.rows
}

/** Days for which the file of a granted request can be fetched. */
const exportDays = 7

/** @returns until when there is a file to fetch; null where there is none. */
export function exportEnd({ kind, state, closedAt }: DataRequest): Date | null {
  if (kind !== 'access' || state !== 'done' || closedAt === null) return null
  return new Date(closedAt.getTime() + exportDays * 86_400_000)
}

/** @param canConnect whether a creator of the platform can connect an account here
 *  @returns what the person with the link is shown. */
export function statusOf(request: DataRequest, now: Date, canConnect: boolean): DataRequestStatus {
  const { reference, kind, subject, law, state, outcome, receivedAt, dueAt } = request
  const end = exportEnd(request)
  return {
    ...{ reference, kind, subject, law, state, outcome },
    profileUrl: request.subject === 'creator' ? request.profileUrl : null,
    proofCode: state === 'unproven' ? request.proofCode : null,
    canConnect: canConnect && (state === 'unproven' || state === 'open'),
    receivedAt: receivedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    exportUntil: end !== null && end > now ? end.toISOString() : null,
  }
}
