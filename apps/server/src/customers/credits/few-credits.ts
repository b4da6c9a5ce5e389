import type { CreditNotice } from '@vouch/contract'
import type { Sql } from './ledger.ts'

/** Deductions that leave few credits. The database notices them as it captures (migration 0110): every deduction passes there, be it an
 *  export, an analysis, a list, a weekly check or the browser's own. A cycle has one row for each level, which counts them. */

interface NoticeRow extends Omit<CreditNotice, 'id' | 'at'> {
  cycle: string
  deductions: number
  at: Date
}

/** Loads the last one of a workspace, however long ago; null where there never was one. */
export async function loadNotice(sql: Sql, workspaceId: string): Promise<CreditNotice | null> {
  const found = await sql.query<NoticeRow>({
    name: 'credit-notice',
    text: `select cycle, level, remaining, deductions, at from credit_notices
      where workspace_id = $1 order by cycle desc, at desc, remaining limit 1`,
    values: [workspaceId],
  })
  const [row] = found.rows
  if (row === undefined) return null
  const { cycle, level, remaining, deductions, at } = row
  return { id: `${cycle}-${level}-${deductions}`, level, remaining, at: at.toISOString() }
}

/** A level that was reached and of which the owner has not been told. */
export interface UntoldLevel {
  workspaceId: string
  cycle: string
  level: CreditNotice['level']
  /** What can be spent now. */
  spendable: number
}

/** Takes the levels that wait to be told of, oldest first, 500 at most: each is given to one caller, once. Of two levels of one cycle only the
 *  graver is given; the other is settled with it. */
export async function takeUntoldLevels(sql: Sql, at: Date): Promise<UntoldLevel[]> {
  const taken = await sql.query<UntoldLevel>(
    `with due as (
       select workspace_id, cycle, level from credit_notices where told_at is null order by at limit 500 for update skip locked
     ), told as (
       update credit_notices notices set told_at = $1 from due
        where notices.workspace_id = due.workspace_id and notices.cycle = due.cycle and notices.level = due.level
       returning notices.workspace_id, notices.cycle, notices.level
     )
     select distinct on (workspace_id, cycle) workspace_id as "workspaceId", cycle, level,
            (select sum(balance)::int from credit_balances balances
              where balances.workspace_id = told.workspace_id and not frozen) as spendable
       from told order by workspace_id, cycle, level`,
    [at],
  )
  return taken.rows
}
