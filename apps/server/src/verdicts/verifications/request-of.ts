import { type BodyOf, Problem, parseAddress, parseSnapshot, type verifications } from '@vouch/contract'
import { broughtSnapshot } from '../../outside/platforms/import/brought-snapshot.ts'
import { importSnapshot } from '../../outside/platforms/import/import-snapshot.ts'
import type { Request } from './open-run.ts'
import type { BroughtData } from './pack-brought.ts'
import { refuseBrought } from './refuse-brought.ts'

/** Understands what a caller sent: an address, a snapshot or a file. */

type Body = BodyOf<typeof verifications.create>
type FileBody = Extract<Body, { file: object }>

type AddressRequest = Extract<Request, { origin: 'address' }>
/** What was sent, before a snapshot is packed. */
export type Understood = AddressRequest | FileRequest
type FileRequest = { origin: 'file' } & BroughtData

/** @returns what the request is about.
 *  @throws Problem `bad_address`, `bad_snapshot` or `bad_file`, each with a sentence that says what works. */
export function requestOf(body: Body, now: Date): Understood {
  if ('url' in body) return addressRequest(body)
  const request = 'snapshot' in body ? snapshotRequest(body.snapshot) : fileRequest(body, now)
  refuseBrought({ ...request, field: 'snapshot' in body ? 'snapshot' : 'file' }, now)
  return request
}

/** @returns what an address is about. @throws Problem `bad_address` */
export function addressRequest({ url, refresh = false }: Extract<Body, { url: string }>): AddressRequest {
  const target = parseAddress(url)
  if (target.kind !== 'refused') return { origin: 'address', target, refresh }
  throw new Problem('bad_address', target.sentence, { reason: target.code, candidates: target.candidates })
}

function snapshotRequest(value: unknown): FileRequest {
  const reading = parseSnapshot(value)
  if (reading.ok) return { origin: 'file', snapshot: broughtSnapshot(reading.snapshot), asItIs: true, notes: [] }
  const field = reading.path === '' ? 'snapshot' : `snapshot.${reading.path}`
  throw new Problem('bad_snapshot', reading.sentence, { fields: { [field]: reading.problem } })
}

function fileRequest({ file, platform, handle }: FileBody, now: Date): FileRequest {
  const about = { ...(platform !== undefined && { platform }), ...(handle !== undefined && { handle }) }
  const reading = importSnapshot(file, { ...about, at: now.toISOString() })
  if (reading.ok) {
    const { snapshot, notes, format } = reading
    return { origin: 'file', snapshot, asItIs: format === 'snapshot', notes }
  }
  throw new Problem(reading.code, reading.sentence, reading.lines.length === 0 ? {} : { lines: reading.lines })
}
