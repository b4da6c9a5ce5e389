import { Problem } from '@vouch/contract'

/** Where a page of a list ended, as a text that callers hand back unread. */
export interface Cursor {
  at: Date
  id: string
}

const pattern = /^(\d{1,15})_([0-9a-f-]{36})$/

/** @returns the cursor as text. */
export function cursorOf({ at, id }: Cursor): string {
  return Buffer.from(`${at.getTime()}_${id}`).toString('base64url')
}

/** @returns the cursor that a caller handed back.
 *  @throws Problem `validation` for a text that is none. */
export function parseCursor(text: string): Cursor {
  const [, ms, id] = pattern.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? []
  const at = new Date(Number(ms))
  if (id === undefined || Number.isNaN(at.getTime())) {
    const message = 'The cursor is not one that Vouch gave.'
    throw new Problem('validation', message, { fields: { cursor: message } })
  }
  return { at, id }
}
