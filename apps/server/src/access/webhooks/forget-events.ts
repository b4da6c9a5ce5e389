import { lockFanOut } from './fan-out-lock.ts'
import type { Sql } from './webhook-parts.ts'

/** Takes what was told of an erased creator out of the log, in the caller's transaction: a failed verification, a reply in full, a contract. What
 *  still waits is not sent, and nothing of it is sent again. What was told of a report goes with the report.
 *  @param handles in lower case, every name that the creator is kept under */
export async function forgetEventsOf(
  tx: Sql,
  { platform, handles }: { platform: string; handles: readonly string[] },
): Promise<void> {
  // What is told meanwhile is waited for, or it would be told of them afterwards; and deliveries go with their events, which others lock after this.
  await lockFanOut(tx)
  await tx.query(
    `delete from webhook_events where data #>> '{creator,platform}' = $1 and lower(data #>> '{creator,handle}') = any($2)`,
    [platform, handles],
  )
}
