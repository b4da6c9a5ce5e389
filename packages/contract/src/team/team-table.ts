/** The tables of the team's side, as data: what each shows, how it is filtered, and what can be done to a row. The server
 *  adds where the values come from, the browser draws any of them with one page. */

/** How a cell is written. `state` is a word with a tone; `cents` are of US dollars. */
export type TeamCellKind = 'text' | 'code' | 'moment' | 'day' | 'state' | 'count' | 'signed' | 'cents' | 'flag' | 'link'

export interface TeamColumn {
  key: string
  name: string
  kind: TeamCellKind
  /** Stays out of the table and stands in the row's detail and in the file. */
  detail?: true
}

export interface TeamFilter {
  key: string
  name: string
  options: readonly string[]
}

/** What else an action asks for. A reason is always asked for where `reason` is listed; `confirm` is the row's own name, typed. */
export type TeamField = 'reason' | 'confirm' | 'bucket' | 'delta' | 'answer' | 'price' | 'credits' | 'seats'

export interface TeamAction {
  verb: string
  name: string
  /** What happens, in one sentence, before it does. */
  explains: string
  fields: readonly TeamField[]
  danger?: true
  /** The column whose text, where a row has one, is a caution to read before it is done. */
  caution?: string
}

export interface TeamTable {
  title: string
  /** One sentence about what stands here. */
  about: string
  /** What one row is called. */
  unit: string
  /** What the search looks at. */
  searches: string
  columns: readonly TeamColumn[]
  filters: readonly TeamFilter[]
  actions: readonly TeamAction[]
}

/** The column that most tables share. */
export const emailColumn = { key: 'email', name: 'Email', kind: 'text' } as const satisfies TeamColumn
