import { Problem } from '@vouch/contract'
import type pg from 'pg'

/** Verdicts that nobody has opened yet: those of lists and weekly checks come while nobody looks. */

type Sql = Pick<pg.Pool, 'query'>

/** Loads how many there are, and the ids of the newest. That a creator doesn’t exist is no verdict. */
export async function loadUnread(
  sql: Sql,
  workspaceId: string,
  max: number,
): Promise<{ count: number; ids: string[] }> {
  const found = await sql.query<{ id: string; count: number }>({
    name: 'unread',
    text: `select verifications.id, count(*) over ()::int as count
       from verifications join verification_runs run on run.id = run_id join reports on reports.id = verifications.report_id
      where workspace_id = $1 and read_at is null and run.state = 'done' and reports.state <> 'NOT_FOUND'
      order by verifications.created_at desc limit $2`,
    values: [workspaceId, max],
  })
  return { count: found.rows[0]?.count ?? 0, ids: found.rows.map(({ id }) => id) }
}

/** Notes that a report was opened; the first time counts. @throws Problem `not_found` */
export async function noteRead(sql: Sql, workspaceId: string, id: string, at: Date): Promise<void> {
  const read = await sql.query(
    'update verifications set read_at = coalesce(read_at, $3) where id = $1 and workspace_id = $2',
    [id, workspaceId, at],
  )
  if (read.rowCount === 0) throw new Problem('not_found', 'Verification not found.')
}
