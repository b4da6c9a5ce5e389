/** Reads a creator snapshot from outside: a value or a text goes in, a checked snapshot or one plain sentence comes out.
 *  Nothing else in the product looks at a snapshot that has not been through here. Records that carry no unknown key are
 *  handed on as they are, not copied: do not change the value after it was read. */

import type { Account, Snapshot } from '@vouch/engine'
import type { z } from 'zod'
import { countJson, type JsonExcess } from '../../wire/json-bounds.ts'
import { type JsonShape, shapeOf } from '../../wire/json-shape.ts'
import { fastAccounts, fastComments, fastLikers, isPlainRecord } from './snapshot-fast.ts'
import { upToFirstFaults } from './snapshot-faults.ts'
import { snapshotLimits } from './snapshot-fields.ts'
import { withoutRepeats } from './snapshot-repeats.ts'
import { snapshotFrameSchema, snapshotSchema } from './snapshot-schema.ts'

export { snapshotLimits } from './snapshot-fields.ts'
export { snapshotJsonSchema, snapshotSchema } from './snapshot-schema.ts'

export type SnapshotRefusal = {
  ok: false
  /** Where the problem is, for example `posts[3].likes`; empty for the whole value. */
  path: string
  /** What is wrong there, for example `must be a whole number of 0 or more, not -5`. */
  problem: string
  /** Path and problem as one plain sentence. */
  sentence: string
}
export type SnapshotReading = { ok: true; snapshot: Snapshot } | SnapshotRefusal

/** Reads a snapshot from a parsed value.
 *  Unknown keys are dropped, absent lists become empty, repeated ids are kept once (see `withoutRepeats`).
 *  @returns the snapshot, or the first thing that is wrong with it. Never throws. */
export function parseSnapshot(value: unknown): SnapshotReading {
  const quick = quickSnapshot(value)
  if (quick) return { ok: true, snapshot: withoutRepeats(quick) }
  const start = upToFirstFaults(value)
  const refused = start === value ? null : snapshotSchema.safeParse(start).error
  if (refused) return refusalOf(value, refused.issues[0])
  const reading = snapshotSchema.safeParse(value)
  if (reading.success) return { ok: true, snapshot: withoutRepeats(reading.data) }
  return refusalOf(value, reading.error.issues[0])
}

/** What a snapshot may hold; made when it is first asked for, because a browser never does. */
let knownShape: JsonShape | null = null
export function snapshotShape(): JsonShape {
  knownShape ??= shapeOf(snapshotSchema)
  return knownShape
}

/** Reads a snapshot from the text of a JSON file; a byte-order mark is tolerated. Levels, keys and items are counted before the text is
 *  parsed: what is far from any snapshot costs one pass over it. */
export function parseSnapshotJson(text: string): SnapshotReading {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text
  const counted = countJson(json, snapshotShape(), snapshotLimits.values)
  if (!counted.ok) return excessRefusal(counted)
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    const problem = text.trim() === '' ? 'is empty' : 'is not valid JSON'
    return { ok: false, path: '', problem, sentence: `The snapshot ${problem}.` }
  }
  return parseSnapshot(value)
}

/** @returns the refusal of a snapshot that holds too much. */
export function excessRefusal({ path, problem }: JsonExcess): SnapshotRefusal {
  return { ok: false, path, problem, sentence: `${path || 'The snapshot'} ${problem}.` }
}

/** The long lists are read by hand and the rest by zod. Null when anything looks unusual: then zod reads everything, so
 *  that there is one source of refusals. */
function quickSnapshot(value: unknown): Snapshot | null {
  if (!isPlainRecord(value)) return null
  const { accounts, comments, followersSample, likers, ...frame } = value
  const accountList = fastAccounts(accounts)
  const commentList = fastComments(comments)
  const likerList = fastLikers(likers)
  if (!accountList || !commentList || !likerList) return null
  const sample = quickSample(followersSample)
  if (sample === 'unusual') return null
  const reading = snapshotFrameSchema.safeParse({ ...frame, ...(sample !== undefined && { followersSample: sample }) })
  if (!reading.success) return null
  const { followersSample: method, ...rest } = reading.data
  const lists = { accounts: accountList, comments: commentList, likers: likerList }
  if (method && sample) return { ...rest, ...lists, followersSample: { ...method, accounts: sample.accounts } }
  return { ...rest, ...lists, ...(sample === null && { followersSample: null }) }
}

function quickSample(value: unknown): { method: unknown; accounts: Account[] } | null | undefined | 'unusual' {
  if (value === undefined || value === null) return value
  if (!isPlainRecord(value)) return 'unusual'
  const accounts = fastAccounts(value.accounts)
  return accounts ? { method: value.method, accounts } : 'unusual'
}

function refusalOf(value: unknown, issue: z.core.$ZodIssue | undefined): SnapshotRefusal {
  const path = issue?.path ?? []
  const found = valueAt(value, path)
  const phrase = issue?.message ?? 'can’t be read'
  const missing = found === undefined && path.length > 0
  const problem = missing
    ? missingProblem(phrase)
    : phrase.startsWith('is ')
      ? phrase
      : `${phrase}, not ${shown(found)}`
  const place = spelledPath(path)
  return { ok: false, path: place, problem, sentence: `${place || 'The snapshot'} ${problem}.` }
}

function missingProblem(phrase: string): string {
  return phrase.startsWith('is required') ? phrase : `is missing: it ${phrase}`
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = Reflect.get(found, key)
  }
  return found
}

function spelledPath(path: readonly PropertyKey[]): string {
  let spelled = ''
  for (const key of path) {
    if (typeof key === 'number') spelled += `[${key}]`
    else spelled += spelled ? `.${String(key)}` : String(key)
  }
  return spelled
}

const shownCharsMax = 40

/** A value as a person would name it: short texts and numbers as they are, lists and objects by their kind. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length.toLocaleString('en')}`
  if (typeof value === 'object' && value !== null) return 'an object'
  if (typeof value !== 'string') return String(value)
  if (value.length <= shownCharsMax) return spelled(value)
  return `${spelled(value.slice(0, shownCharsMax))}… (${value.length.toLocaleString('en')} characters)`
}

/** A text in quotation marks with what cannot be seen written as an escape, so that it does not disturb the sentence. */
function spelled(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`
  })
}
