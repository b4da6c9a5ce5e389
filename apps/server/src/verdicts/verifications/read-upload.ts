import {
  type BodyOf,
  type JsonExcess,
  type JsonShape,
  Problem,
  shapeOf,
  snapshotLimits,
  snapshotShape,
  verifications,
  withKey,
} from '@vouch/contract'
import { cleanTexts } from '../../foundation/http/clean-requests.ts'
import { boundedJson, excessive } from '../../foundation/http/json-bodies.ts'
import { invalid } from '../../foundation/http/validation.ts'
import type { Request } from './open-run.ts'
import { packBrought } from './pack-brought.ts'
import { requestDigest } from './request-digest.ts'
import { requestOf } from './request-of.ts'

/** Reads the body of a verification, which may be an upload of twenty megabytes: everything that takes time with its size is done here, so
 *  that it can be done on another thread. What comes out is small, but for the compressed snapshot. */

export interface ReadUpload {
  request: Request
  /** Of the body, for idempotency keys. */
  digest: string
}

type Body = BodyOf<typeof verifications.create>

const { body: schema } = verifications.create
let shape: JsonShape | null = null

/** @param at the moment that the request is about
 *  @throws Problem `validation`, `bad_address`, `bad_snapshot` or `bad_file` */
export async function readUpload(bytes: Uint8Array, at: Date): Promise<ReadUpload> {
  // The schema lets any object pass for a snapshot, which has a schema of its own.
  shape ??= withKey(shapeOf(schema), 'snapshot', snapshotShape())
  const value = boundedJson(bytes, shape, snapshotLimits.values, excessOf)
  const checked = schema.safeParse(withCleanWords(value))
  if (!checked.success) throw invalid(checked.error.issues, 'body')
  return { digest: requestDigest(checked.data), request: await packed(checked.data, at) }
}

async function packed(body: Body, at: Date): Promise<Request> {
  const understood = requestOf(body, at)
  if (understood.origin === 'address') return understood
  return packBrought(understood)
}

/** A snapshot keeps its texts as they came, and so does a file; what is said about them does not. */
function withCleanWords(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { snapshot, file, ...words } = value as Record<string, unknown>
  return {
    ...(cleanTexts(words) as object),
    ...(snapshot !== undefined && { snapshot }),
    ...(file !== undefined && { file }),
  }
}

/** Too much of a snapshot is told as whatever else is wrong with it. */
function excessOf(excess: JsonExcess): Problem {
  const path = excess.path.replace(/^snapshot\.?/, '')
  if (path === excess.path) return excessive(excess)
  const sentence = `${path || 'The snapshot'} ${excess.problem}.`
  return new Problem('bad_snapshot', sentence, { fields: { [excess.path]: excess.problem } })
}
