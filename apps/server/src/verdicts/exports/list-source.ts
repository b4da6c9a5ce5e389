import type { ExportFilter, ExportSubject } from '@vouch/contract'
import type { Cell } from '@vouch/presentation'
import type pg from 'pg'

/** Where the rows of an exported list come from: one declaration for each list. The room of exports knows how to write, charge and keep
 *  a file; a source knows what stands in it. */
export interface ListSource {
  subject: Exclude<ExportSubject, 'report'>
  /** The list's name for a person and for the file. @throws Problem `not_found` where it is not the workspace's. */
  title: (sql: Pick<pg.Pool, 'query'>, order: ListOrder) => Promise<string>
  /** Names of the columns, snake_case: they are the keys of the JSON too. */
  columns: readonly string[]
  /** Rows in the order of the list, in pages, so that a long list is read in bounded queries. */
  pages: (pool: pg.Pool, order: ListOrder) => AsyncGenerator<readonly ListRow[]>
}

export interface ListOrder {
  workspaceId: string
  /** Which list, where there are several. */
  sourceId: string | null
  /** Only the rows of this handle, where the list knows that. */
  creator: string | null
  /** What else narrows it, where the list knows that. */
  filter: ExportFilter | null
}

export interface ListRow {
  /** As many as there are columns. */
  cells: readonly Cell[]
  /** The report that the row's figures are from: when it has to be deleted, so has the file. */
  reportId: string | null
}
