import { type IncomingMessage, request } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { ApiDocument } from '../../src/foundation/http/operations.ts'
import type { Answer, DocumentedAnswers } from './documented-answers.ts'
import type { Fuzz, FuzzedRequest, FuzzSession } from './fuzzed-requests.ts'

/** Sends fuzzed requests to a product that listens, and keeps what should not have happened. */

export interface FuzzWorld {
  port: number
  /** The headers of somebody who is signed in now; asked again when a request has ended the session. */
  signIn: (as: Exclude<FuzzSession, 'nobody' | 'ended'>) => Promise<Record<string, string>>
}

export interface FuzzFault {
  request: FuzzedRequest
  status: number
  ms: number
  answer: string
  /** What was wrong with it. */
  why: string
  /** What came before it over the same connection; null where it was the first. */
  behind: FuzzedRequest | null
}

export interface FuzzReport {
  sent: number
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** Answers of 500 and above, and connections that broke. */
  broken: FuzzFault[]
  /** Answers that took longer than was allowed. */
  slow: FuzzFault[]
  /** Answers that the API's document does not foretell. */
  undocumented: FuzzFault[]
}

export interface FuzzSettings {
  fuzz: Fuzz
  documented: DocumentedAnswers
  from: number
  count: number
  /** Requests under way at a time. */
  atOnce: number
  slowMs: number
}

/** What is told of a fault. */
const answerCharacters = 300
const patienceMs = 30_000

export async function runFuzz(world: FuzzWorld, settings: FuzzSettings): Promise<FuzzReport> {
  const { fuzz, documented, from, count, atOnce, slowMs } = settings
  const report: FuzzReport = { sent: 0, statuses: {}, broken: [], slow: [], undocumented: [] }
  const people = new Map<FuzzSession, Promise<Record<string, string>>>()
  const headersOf = (session: FuzzSession): Promise<Record<string, string>> => {
    if (session === 'nobody') return Promise.resolve({})
    if (session === 'ended') return Promise.resolve({ authorization: 'Bearer ended', cookie: 'vouch_team=ended' })
    const known = people.get(session) ?? world.signIn(session)
    people.set(session, known)
    return known
  }
  let next = from
  const work = async () => {
    while (next < from + count) {
      const fuzzed = fuzz.request(next++)
      const signedIn = await headersOf(fuzzed.session)
      const began = performance.now()
      const { answered, behind } = await send(world.port, fuzzed, signedIn)
      const { status, text: answer } = answered
      const ms = performance.now() - began
      report.sent += 1
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      const told = { request: fuzzed, status, ms, answer: answer.slice(0, answerCharacters), behind }
      const fault = { ...told, why: 'broken' }
      if (status === 0 || (status >= 500 && !isRefusal(status, answer))) report.broken.push(fault)
      if (ms > slowMs) report.slow.push({ ...fault, why: 'slow' })
      const why = status === 0 ? null : documented.faultOf(fuzzed, answered)
      if (why !== null) report.undocumented.push({ ...fault, why })
      if (status === 401) people.delete(fuzzed.session)
      fuzz.learn(answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return report
}

/** Whether a 503 or 501 says in words of ours what is not set up on this instance. */
function isRefusal(status: number, answer: string): boolean {
  return (status === 503 || status === 501) && /"code":"\w+"/.test(answer) && !answer.includes('"internal"')
}

/** The latest request over each connection: what a server leaves unread of one keeps the next from being read. */
const latest = new WeakMap<object, FuzzedRequest>()

/** @returns status 0 where the connection broke or nothing came; and what came before it over the same connection */
function send(port: number, fuzzed: FuzzedRequest, signedIn: Record<string, string>) {
  const { method, url, headers, payload } = fuzzed
  return new Promise<{ answered: Answer; behind: FuzzedRequest | null }>((done) => {
    let behind: FuzzedRequest | null = null
    const resolve = (answered: Answer) => done({ answered, behind })
    const broken = (error: Error) => resolve({ status: 0, mediaType: '', text: error.message })
    // Said for every method: a client leaves it out where a body is unusual, and the body is then read as the next request.
    const length = payload === null ? {} : { 'content-length': Buffer.byteLength(payload) }
    const all = { ...headers, ...signedIn, ...length }
    const call = request({ host: '127.0.0.1', port, method, path: url, headers: all })
    call.once('socket', (socket) => {
      behind = latest.get(socket) ?? null
      latest.set(socket, fuzzed)
    })
    call.setTimeout(patienceMs, () => call.destroy(new Error('Nothing came')))
    call.once('error', broken)
    call.once('response', (answer) => {
      const status = answer.statusCode ?? 0
      const mediaType = answer.headers['content-type']?.split(';')[0] ?? ''
      // A stream of events ends with whatever it tells of.
      if (mediaType === 'text/event-stream') {
        answer.destroy()
        resolve({ status, mediaType, text: '' })
        return
      }
      text(plainOf(answer)).then((body) => resolve({ status, mediaType, text: body }), broken)
    })
    call.end(payload ?? undefined)
  })
}

/** @returns the body as it was before it was compressed, which some requests ask for */
function plainOf(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding']
  const decoder = coding === 'gzip' ? createGunzip() : coding === 'br' ? createBrotliDecompress() : null
  return decoder === null ? answer : pipeline(answer, decoder, () => undefined)
}

/** @returns the API's own document, as it is served */
export async function loadApiDocument(port: number): Promise<ApiDocument> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/openapi.json`)
  return (await answer.json()) as ApiDocument
}

/** @returns a fault in one line, with all that is needed to send the request again */
export function faultText({
  request: { method, operation, number, session, url, payload },
  status,
  ms,
  answer,
  why,
  behind,
}: FuzzFault): string {
  const body = payload === null ? '' : ` ${payload.slice(0, answerCharacters)}`
  const before =
    status === 0 && behind !== null ? ` (behind #${behind.number} ${behind.method} ${behind.url.slice(0, 80)})` : ''
  return `${why}: #${number} ${method} (${operation}) as ${session}: ${status} after ${Math.round(ms)} ms${before} · ${url.slice(0, answerCharacters)}${body} → ${answer}`
}
