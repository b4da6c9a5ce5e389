import {
  type BodyOf,
  Problem,
  parseAddress,
  parseSnapshot,
  parseSnapshotJson,
  type verifications,
} from '@vouch/contract'
import type { Request } from './open-verification.ts'

/** Understands what a caller sent: an address, a snapshot or a file. */

type Body = BodyOf<typeof verifications.create>

/** @returns what the request is about.
 *  @throws Problem `bad_address`, `bad_snapshot` or `bad_file`, each with a sentence that says what works. */
export function requestOf(body: Body): Request {
  if ('url' in body) return addressRequest(body.url)
  if ('snapshot' in body) return snapshotRequest(body.snapshot)
  return fileRequest(body.file)
}

function fileRequest(file: { name: string; text: string }): Request {
  const reading = parseSnapshotJson(file.text)
  if (reading.ok) return { origin: 'file', snapshot: reading.snapshot }
  throw new Problem('bad_file', `${file.name}: ${reading.sentence}`)
}

function addressRequest(url: string): Request {
  const target = parseAddress(url)
  if (target.kind !== 'refused') return { origin: 'address', target }
  throw new Problem('bad_address', target.sentence, { reason: target.code, candidates: target.candidates })
}

function snapshotRequest(value: unknown): Request {
  const reading = parseSnapshot(value)
  if (reading.ok) return { origin: 'file', snapshot: reading.snapshot }
  const field = reading.path === '' ? 'snapshot' : `snapshot.${reading.path}`
  throw new Problem('bad_snapshot', reading.sentence, { fields: { [field]: reading.problem } })
}
