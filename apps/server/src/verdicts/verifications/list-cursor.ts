import type { VerificationSort } from '@vouch/contract'
import { badCursor } from '../../foundation/http/refuse-cursor.ts'

/** Where a page of the list ended: the value that it is ordered by, and the row. A cursor belongs to its order. */
export interface ListCursor {
  key: string
  id: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const wholeNumber = /^\d{1,14}$/
const scoreNumber = /^-?\d{1,4}(?:\.\d{1,17})?$/

/** What a value may look like, so that the database never meets a text that it cannot read. */
const keys: Readonly<Record<VerificationSort, (key: string) => boolean>> = {
  newest: (key) => wholeNumber.test(key),
  oldest: (key) => wholeNumber.test(key),
  trust: (key) => scoreNumber.test(key),
  'trust-low': (key) => scoreNumber.test(key),
  risk: (key) => /^[0-4]$/.test(key),
  name: (key) => key.length <= 1_000 && !key.includes('\u0000'),
}

/** @returns the cursor as a text that callers hand back unread. */
export function listCursorOf(sort: VerificationSort, { key, id }: ListCursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

/** @returns the cursor that a caller handed back.
 *  @throws Problem `validation` for a text that is none, or of another order. */
export function parseListCursor(sort: VerificationSort, text: string): ListCursor {
  const [of, key, id] = partsOf(text)
  if (of !== sort || typeof key !== 'string' || typeof id !== 'string') throw badCursor('The cursor is invalid.')
  if (!uuid.test(id) || !keys[sort](key)) throw badCursor('The cursor is invalid.')
  return { key, id }
}

function partsOf(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
