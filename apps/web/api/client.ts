import {
  addressOf,
  type Call,
  type CallOf,
  type ClientSettings,
  createClient,
  type ReplyOf,
  type Route,
} from '@vouch/contract'
import { earlyBody, takeEarlyAnswer } from './early-call.ts'
import { noteAnswer, noteNoAnswer } from './reachability.ts'
import { session } from './session.ts'

/** The browser's calls. Two rules live here and nowhere else, whichever call it is: an answer that says that the token has ended is told
 *  to whoever keeps the session, and one that credits may have moved to whoever shows the balance. */

const second = 1000
const endedToken = 'Invalid or expired token'

let tellRejected: (token: string) => void = () => {}

/** @param tell hears of each token that an answer calls invalid or expired; it may be another than the present one */
export function watchRejectedTokens(tell: (token: string) => void): void {
  tellRejected = tell
}

/** Somebody put the person out of the workspace that is open here: what stands on the screen is no longer theirs. */
function leaveWorkspace(): void {
  const current = session.read()
  if (current.status !== 'signed-in' || current.user.workspace === undefined) return
  const { workspace: _, ...user } = current.user
  session.update(user)
  window.location.assign('/app')
}

let tellAnswer: (answer: SignedInAnswer) => void = () => {}

/** What of an answer says whether credits may have moved. */
export interface SignedInAnswer {
  /** Whether the call only read. */
  isReading: boolean
  /** The newest entry of the ledger when the call came; null where there is none. */
  ledgerMark: string | null
}

/** @param tell hears of each answer to somebody who is signed in, but for refusals */
export function watchAnswers(tell: (answer: SignedInAnswer) => void): void {
  tellAnswer = tell
}

async function fetchWatched(...request: Parameters<typeof fetch>): Promise<Response> {
  const early = takeEarlyAnswer(String(request[0]), request[1] ?? {})
  const response = await answered(early ?? fetch(...request))
  const sent = new Headers(request[1]?.headers).get('authorization')
  if (response.status === 403 && sent !== null) {
    const text = await response.clone().text()
    if (text.includes(endedToken)) tellRejected(sent.replace(/^Bearer /, ''))
    if (text.includes('"not_a_member"')) leaveWorkspace()
  }
  if (response.ok && sent !== null) {
    const isReading = (request[1]?.method ?? 'GET') === 'GET'
    tellAnswer({ isReading, ledgerMark: response.headers.get('x-ledger-mark') })
  }
  return response
}

/** Notes whether the server is there; a call that somebody gave up says nothing about it. */
async function answered(asked: Promise<Response>): Promise<Response> {
  try {
    const response = await asked
    noteAnswer(Date.now())
    return response
  } catch (error) {
    if (error instanceof TypeError) noteNoAnswer()
    throw error
  }
}

/** @returns what the head of the page has asked for a call and heard already; undefined where it hasn't */
export function earlyReply<R extends Route>(route: R, parts: CallOf<R>): ReplyOf<R> | undefined {
  const current = session.read()
  if (current.status !== 'signed-in') return undefined
  const asker = { token: current.token, workspaceId: current.user.workspace?.id }
  return earlyBody(addressOf(route, parts as Parameters<typeof addressOf>[1]), asker) as ReplyOf<R> | undefined
}

/** A query begins with what the head heard. It counts as old, so that the call is made all the same and takes the answer: left there, a later call
 *  would take it for news.
 *  @param read gives it in the query's own shape */
export function beginsWith<Data>(read: () => Data | undefined): {
  initialData: () => Data | undefined
  initialDataUpdatedAt: number
} {
  return { initialData: read, initialDataUpdatedAt: 0 }
}

/** Settings for calls that may take up to `timeoutMs`. */
export function clientSettings(timeoutMs = 8 * second): ClientSettings {
  return {
    baseUrl: '',
    fetch: fetchWatched,
    identity: () => {
      const current = session.read()
      if (current.status !== 'signed-in') return null
      return { token: current.token, userId: current.user.id, workspaceId: current.user.workspace?.id }
    },
    timeoutMs,
  }
}

/** Ordinary calls: eight seconds. */
export const call: Call = createClient(clientSettings())
/** Calls that end the session or replace it: because of their answer nobody asks anything with the token that has just ended. */
export const callLast: Call = createClient({ ...clientSettings(), fetch: (...request) => fetch(...request) })
/** Calls whose answer a language model may write; the server gives up before they do. */
export const callWriter: Call = createClient(clientSettings(60 * second))
/** Is the auth service there at all? */
export const callHealth: Call = createClient(clientSettings(3 * second))
/** The session may have to wait for a server that is starting. */
export const callSession: Call = createClient(clientSettings(15 * second))
/** Files of up to 20 MB over a slow line. */
export const callUpload: Call = createClient(clientSettings(180 * second))
