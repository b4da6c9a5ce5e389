import { ourDailyLimit } from '@vouch/contract'
import type { Sql } from './outreach-desk.ts'
import type { SenderRow } from './stored-sender.ts'

/** How many messages may still leave today. Days are UTC. Replies to what a creator wrote are not counted: people wait for them. Those to
 *  a message that was logged by hand are, because nobody but the workspace says that it came. */

const msPerDay = 86_400_000

/** @returns the moment at which a day's messages are counted anew */
export function nextDay(at: Date): Date {
  return new Date(Math.floor(at.getTime() / msPerDay + 1) * msPerDay)
}

/** @param at the product's time. @returns messages that may leave until the day ends, 0 or more */
export async function leftToday(
  sql: Sql,
  sender: Pick<SenderRow, 'workspaceId' | 'via' | 'dailyMax' | 'firstSentOn'>,
  at: Date,
): Promise<number> {
  const dayStart = new Date(nextDay(at).getTime() - msPerDay)
  const found = await sql.query<{ sent: number }>(
    `select count(*)::int as sent from outreach_messages message
      where workspace_id = $1 and via = $2 and sent_at >= $3 and sent_at < $4
        and (kind in ('first', 'follow-up')
             or kind = 'reply' and not exists (select from outreach_messages letter where letter.thread_id = message.thread_id
                                                  and letter.kind = 'received' and letter.message_id is not null))`,
    [sender.workspaceId, sender.via, dayStart, nextDay(at)],
  )
  return Math.max(0, dailyLimitOf(sender, dayStart) - (found.rows[0]?.sent ?? 0))
}

function dailyLimitOf(
  { via, dailyMax, firstSentOn }: Pick<SenderRow, 'via' | 'dailyMax' | 'firstSentOn'>,
  dayStart: Date,
) {
  if (via === 'own') return dailyMax
  if (firstSentOn === null) return ourDailyLimit(1)
  return ourDailyLimit(Math.round((dayStart.getTime() - Date.parse(firstSentOn)) / msPerDay) + 1)
}
