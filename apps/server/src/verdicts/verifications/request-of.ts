import { type BodyOf, Problem, parseAddress, parseSnapshot, type verifications } from '@vouch/contract'
import type { Snapshot } from '@vouch/engine'
import { importSnapshot } from '../../outside/platforms/import/import-snapshot.ts'
import type { Request } from './open-run.ts'

/** Understands what a caller sent: an address, a snapshot or a file. */

type Body = BodyOf<typeof verifications.create>
type FileBody = Extract<Body, { file: object }>

const msPerDay = 86_400_000

type AddressRequest = Extract<Request, { origin: 'address' }>
/** What was sent, before a snapshot is packed. */
export type Understood = AddressRequest | { origin: 'file'; snapshot: Snapshot; notes: string[] }

/** @returns what the request is about.
 *  @throws Problem `bad_address`, `bad_snapshot` or `bad_file`, each with a sentence that says what works. */
export function requestOf(body: Body, now: Date): Understood {
  if ('url' in body) return addressRequest(body)
  const request = 'snapshot' in body ? snapshotRequest(body.snapshot) : fileRequest(body, now)
  if (request.origin === 'file')
    refuseFuture(request.snapshot.fetchedAt, now, 'snapshot' in body ? 'snapshot.fetchedAt' : 'file')
  return request
}

/** The schema has no clock, and clocks differ a little; data of another day to come was not fetched. */
function refuseFuture(fetchedAt: string, now: Date, field: string): void {
  if (Date.parse(fetchedAt) <= now.getTime() + msPerDay) return
  const problem = `is ${fetchedAt}, which is in the future; it must be the time the data was collected`
  throw new Problem('bad_snapshot', `fetchedAt ${problem}.`, { fields: { [field]: problem } })
}

/** @returns what an address is about. @throws Problem `bad_address` */
export function addressRequest({ url, refresh = false }: Extract<Body, { url: string }>): AddressRequest {
  const target = parseAddress(url)
  if (target.kind !== 'refused') return { origin: 'address', target, refresh }
  throw new Problem('bad_address', target.sentence, { reason: target.code, candidates: target.candidates })
}

function snapshotRequest(value: unknown): Understood {
  const reading = parseSnapshot(value)
  if (reading.ok) return { origin: 'file', snapshot: reading.snapshot, notes: [] }
  const field = reading.path === '' ? 'snapshot' : `snapshot.${reading.path}`
  throw new Problem('bad_snapshot', reading.sentence, { fields: { [field]: reading.problem } })
}

function fileRequest({ file, platform, handle }: FileBody, now: Date): Understood {
  const about = { ...(platform !== undefined && { platform }), ...(handle !== undefined && { handle }) }
  const reading = importSnapshot(file, { ...about, at: now.toISOString() })
  if (reading.ok) return { origin: 'file', snapshot: reading.snapshot, notes: reading.notes }
  throw new Problem(reading.code, reading.sentence, reading.lines.length === 0 ? {} : { lines: reading.lines })
}
