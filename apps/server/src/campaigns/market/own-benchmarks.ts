import { type BodyOf, type benchmarks, type OwnFigure, ownFiguresMax, type ParamsOf, Problem } from '@vouch/contract'
import { onlyRow } from '../../foundation/db/database.ts'
import type { Member } from '../../foundation/http/member.ts'
import type { Sql, Tx } from './market-desk.ts'
import { loadOpening } from './open-table.ts'
import { figuresOfCell } from './table-figures.ts'

/** Figures of a workspace's own, beside the published ones. They stay when the month of their table is over: forecasts go on with them,
 *  and they can be taken back at any time. */

type Cell = ParamsOf<typeof benchmarks.show>

/** Loads the workspace's own figures of one table. */
export async function loadOwn(sql: Sql, workspaceId: string, { platform, tier, category }: Cell): Promise<OwnFigure[]> {
  const found = await sql.query<Omit<OwnFigure, 'changedAt'> & { changedAt: Date }>(
    `select figure, low, middle, high, note, rate is not null as "inForecasts", changed_at as "changedAt", users.name as "changedBy"
       from own_benchmarks left join users on users.id = changed_by
      where workspace_id = $1 and platform = $2 and tier = $3 and category = $4 order by figure`,
    [workspaceId, platform, tier, category],
  )
  return found.rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}

/** Sets a figure. @throws Problem `not_found` for one that the table lacks, `not_now` where the table is not open, `validation` for a rate
 *  that no share can be, `too_many` */
export async function keepOwn(
  tx: Tx,
  { workspaceId, userId }: Member,
  { figure, ...cell }: ParamsOf<typeof benchmarks.keepOwn>,
  { low, middle, high, note }: BodyOf<typeof benchmarks.keepOwn>,
  at: Date,
): Promise<void> {
  const shown = figuresOfCell(cell).find(({ id }) => id === figure)
  if (shown === undefined) throw new Problem('not_found', 'There is no such figure in this table.')
  if (shown.own !== null && shown.unit === 'ratio' && high >= rateMax)
    throw new Problem('validation', undefined, { fields: { high: 'A rate must be below 95%.' } })
  const name = { kind: 'benchmarks', ...cell } as const
  if ((await loadOpening(tx, workspaceId, name, at)) === null)
    throw new Problem('not_now', 'Open the table first. Nothing was changed.')
  const { platform, tier, category } = cell
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`market:${workspaceId}`])
  await tx.query(
    `insert into own_benchmarks (workspace_id, platform, tier, category, figure, rate, low, middle, high, note, changed_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (workspace_id, platform, tier, category, figure) do update set rate = excluded.rate, low = excluded.low,
       middle = excluded.middle, high = excluded.high, note = excluded.note, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [workspaceId, platform, tier, category, figure, shown.own, low, middle, high, note, at, userId],
  )
  const held = await tx.query<{ count: number }>(
    'select count(*)::int as count from own_benchmarks where workspace_id = $1',
    [workspaceId],
  )
  if (onlyRow(held).count > ownFiguresMax)
    throw new Problem('too_many', `Your workspace can keep ${ownFiguresMax} figures of its own. Remove one first.`)
}

/** From here on odds are no longer those of a rate. */
const rateMax = 0.95

/** Takes a figure back. @throws Problem `not_found` */
export async function removeOwn(
  tx: Sql,
  workspaceId: string,
  { platform, tier, category, figure }: ParamsOf<typeof benchmarks.removeOwn>,
): Promise<void> {
  const gone = await tx.query(
    'delete from own_benchmarks where workspace_id = $1 and platform = $2 and tier = $3 and category = $4 and figure = $5',
    [workspaceId, platform, tier, category, figure],
  )
  if (gone.rowCount === 0) throw new Problem('not_found', 'You have no figure of your own there.')
}
