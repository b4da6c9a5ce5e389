import { plans, profileByHandle, type WatchCard, type WatchRoom } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { problemWords } from './problem-words.ts'
import type { Sql } from './watch-parts.ts'

/** Loads watched creators as the API shows them. Every query names the workspace. */

/** Marks and places on shortlists together; nobody has more. */
const cardsMax = 1_100

interface CardRow {
  platform: Platform
  handle: string
  displayName: string | null
  since: Date
  marked: boolean
  listed: boolean
  readable: boolean
  withinPlan: boolean
  followers: number | null
  posts: number | null
  countedAt: Date | null
  followersBefore: number | null
  nextReadAt: Date | null
  problem: string | null
  alerts: number
  verificationId: string | null
}

// The newest counts of a creator, whoever read them: a watch or a verification.
const cardsThat = (condition: string) => `
  select platform, handle, display_name as "displayName", since, marked, listed, watched.connector is not null as readable,
         within_plan as "withinPlan", latest.followers::float8 as followers, latest.posts::float8 as posts,
         latest.read_at as "countedAt", before.followers::float8 as "followersBefore",
         schedule.next_read_at as "nextReadAt", schedule.problem,
         (select count(*)::int from watch_changes changes
           where changes.creator_id = watched.creator_id and changes.at >= since
             and not exists (select from watch_dismissals put where put.workspace_id = $1 and put.change_id = changes.id)) as alerts,
         (select id from verifications
           where workspace_id = $1 and verifications.creator_id = watched.creator_id and report_id is not null
           order by created_at desc limit 1) as "verificationId"
    from watched_creators watched
    join creators on creators.id = watched.creator_id
    left join watch_schedule schedule on schedule.creator_id = watched.creator_id
    left join lateral (
      select day, followers, posts, read_at, profile_id from creator_readings where creator_id = watched.creator_id
       order by day desc limit 1
    ) latest on true
    left join lateral (
      select followers from creator_readings
       where creator_id = watched.creator_id and profile_id = latest.profile_id
         and day between latest.day - 8 and latest.day - 7
       order by day desc limit 1
    ) before on true
   where workspace_id = $1 and ${condition}
   order by since, watched.creator_id limit ${cardsMax}`

/** Loads whom the workspace watches, the oldest first. */
export async function loadWatches(sql: Sql, workspaceId: string): Promise<WatchCard[]> {
  const found = await sql.query<CardRow>({ name: 'watches', text: cardsThat('true'), values: [workspaceId] })
  return found.rows.map(shownCard)
}

/** Loads one of them; null where the workspace does not watch them. */
export async function loadWatch(sql: Sql, workspaceId: string, creatorId: string): Promise<WatchCard | null> {
  const found = await sql.query<CardRow>({
    name: 'watch',
    text: cardsThat('watched.creator_id = $2'),
    values: [workspaceId, creatorId],
  })
  const [row] = found.rows
  return row === undefined ? null : shownCard(row)
}

/** Loads how many the workspace's plan has room for, and how many are in it. */
export async function loadRoom(sql: Sql, workspaceId: string): Promise<WatchRoom> {
  const found = await sql.query<{ tier: keyof typeof plans | null; used: number; waiting: number }>({
    name: 'watch-room',
    text: `select (select tier from subscriptions where workspace_id = $1 and status in ('trialing', 'active', 'past_due')) as tier,
            count(*) filter (where within_plan)::int as used,
            count(*) filter (where not within_plan and connector is not null)::int as waiting
       from watched_creators where workspace_id = $1`,
    values: [workspaceId],
  })
  const { tier = null, used = 0, waiting = 0 } = found.rows[0] ?? {}
  return { used, waiting, limit: tier === null ? 0 : plans[tier].watchLimit }
}

function shownCard(row: CardRow): WatchCard {
  const { platform, handle, displayName, since, marked, listed, countedAt, followers, posts, followersBefore } = row
  const address = profileByHandle(platform, handle)
  const gained = followers === null || followersBefore === null ? null : followers - followersBefore
  return {
    creator: { platform, handle, displayName, url: address.kind === 'profile' ? address.url : null },
    state: !row.readable ? 'unreadable' : row.withinPlan ? 'watched' : 'waiting',
    since: since.toISOString(),
    ...{ marked, listed, alerts: row.alerts, verificationId: row.verificationId },
    counts: countedAt === null ? null : { followers, posts, at: countedAt.toISOString() },
    gainedInWeek: gained,
    nextReadAt: row.withinPlan ? (row.nextReadAt?.toISOString() ?? null) : null,
    problem: row.problem === null ? null : problemWords(row.problem, platform),
  }
}
