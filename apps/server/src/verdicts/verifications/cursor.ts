import { badCursor } from '../../foundation/http/refuse-cursor.ts'

/** Where a page of a list ended, as a text that callers hand back unread. */
export interface Cursor {
  at: Date
  id: string
}

/** Fourteen digits reach far beyond any row, and stay within what the database takes for a moment. */
const pattern = /^(\d{1,14})_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** @returns the cursor as text. */
export function cursorOf({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()}_${id}`).toString('base64url')
}

/** @returns the cursor that a caller handed back.
 *  @throws Problem `validation` for a text that is none. */
export function parseCursor(text: string): Cursor {
  const [, ms, id] = pattern.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  const at = new Date(Number(ms))
  if (id === undefined) throw badCursor('The cursor is invalid.')
  return { at, id }
}
