import type pg from 'pg'

/** pg-boss reads its whole table every few seconds, and keeps what has ended for a week. Jobs that failed stay so long, to be run again; those that are
 *  done are nearly all, and nobody asks for them after an hour. */

const keptHours = 1
/** A statement's worth: whoever takes up a job waits for no more than this. */
const batch = 10_000

/** Deletes jobs that were done an hour ago. @returns how many */
export async function forgetDoneJobs(pool: pg.Pool): Promise<number> {
  let deleted = 0
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from jobs.job where (name, id) in (
         select name, id from jobs.job
          where state = 'completed' and completed_on < now() - make_interval(hours => $1) limit $2)`,
      [keptHours, batch],
    )
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return deleted
  }
}
