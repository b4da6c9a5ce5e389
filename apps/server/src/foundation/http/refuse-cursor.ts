import { Problem } from '@vouch/contract'
import pg from 'pg'

/** Cursors that nobody was given. Callers hand them back unread, and whoever writes one knows what it looks like, so a place in a list may be
 *  no number and no moment. The database says so by a class of errors of its own, and with a bad cursor nothing is wrong with the product. */

/** @returns the refusal, at its field */
export function badCursor(message: string): Problem {
  return new Problem('validation', message, { fields: { cursor: message } })
}

/** What the database is told and cannot understand. Source: PostgreSQL, Appendix A, class 22. */
const dataException = /^22/

/** @returns what a statement that compares with a cursor's place ends with: the refusal of the cursor, or the failure that it is */
export function refuseCursor(message: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof pg.DatabaseError && dataException.test(error.code ?? '') ? badCursor(message) : error
  }
}
