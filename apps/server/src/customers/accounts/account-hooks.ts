import type { Consequence } from '@vouch/contract'
import type pg from 'pg'

/** What other rooms keep of a person, and what becomes of it. Rooms look down to accounts and never up, so `rooms.ts` hands
 *  these hooks over: one for each room that has something to say. */

export interface AccountRef {
  userId: string
  workspaceId: string
  email: string
}

export interface AccountHook {
  /** What deleting the account would do here, as sentences to decide by. Nothing happens yet. */
  foresee?: (sql: Pick<pg.Pool, 'query'>, account: AccountRef) => Promise<Consequence[]>
  /** Deletes or ends what is here, in the transaction that deletes the person; outside calls are queued, not made. */
  remove?: (tx: pg.PoolClient, account: AccountRef, at: Date) => Promise<void>
  /** What is kept here, for the person's own copy. */
  sections?: readonly ExportSection[]
}

/** One list in the person's copy of the data. */
export interface ExportSection {
  name: string
  /** A page of rows in a fixed order, each with the place where the next page begins. */
  page: (sql: Pick<pg.Pool, 'query'>, account: AccountRef, after: string | null) => Promise<ExportPage>
}

export interface ExportPage {
  rows: readonly object[]
  /** Null: there is no more. */
  next: string | null
}

/** @returns a section whose rows fit into one query: few by their nature */
export function wholeSection(name: string, text: string, subject: (account: AccountRef) => string): ExportSection {
  return {
    name,
    page: async (sql, account) => ({ rows: (await sql.query<object>(text, [subject(account)])).rows, next: null }),
  }
}

/** @returns a section that is read page by page. The query takes the subject, the place after which to begin (null at first) and
 *  how many rows to give; its rows carry that place as `cursor`, which is left out of the copy. */
export function pagedSection(
  name: string,
  text: string,
  subject: (account: AccountRef) => string,
  pageRows = 500,
): ExportSection {
  return {
    name,
    page: async (sql, account, after) => {
      const found = await sql.query<{ cursor: string }>(text, [subject(account), after, pageRows])
      const rows = found.rows.map(({ cursor: _, ...row }) => row)
      return { rows, next: found.rows.length === pageRows ? (found.rows.at(-1)?.cursor ?? null) : null }
    },
  }
}
