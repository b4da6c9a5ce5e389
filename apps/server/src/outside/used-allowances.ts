import type { Platform } from '@vouch/engine'
import type { ConnectorSettings } from './connectors.ts'
import { xLedgers, youtubeLedgers, youtubeWatch } from './platform-ledgers.ts'
import type { RateLimit } from './platforms/client/rate-ledger.ts'
import { instagramLooksPerDay, instagramRate } from './platforms/instagram/instagram-connector.ts'
import { linkedinRate } from './platforms/linkedin/linkedin-connector.ts'
import { tiktokRate } from './platforms/tiktok/tiktok-connector.ts'
import { twitchRate } from './platforms/twitch/twitch-client.ts'
import { twitchLooksPerDay } from './platforms/twitch/twitch-connector.ts'
import { xRateOf } from './platforms/x/x-client.ts'
import { millsPerUsd, spendingBucket } from './platforms/x/x-prices.ts'

/** What was used of what each platform allows: quotas and budgets of its day, rates of minutes and hours, and the part that the watch took. It is read from the
 *  ledgers that the calls are booked in, so what the platforms' own headers said is in it. */

export type AllowanceSettings = Pick<ConnectorSettings, 'config' | 'pool' | 'now'>

export interface UsedAllowance {
  what: string
  used: number
  limit: number
  unit: 'units' | 'usd'
  /** Seconds after which it counts anew; null: at midnight of the platform. */
  seconds: number | null
}

export type UsedByPlatform = Partial<Record<Platform, UsedAllowance[]>>

const secondsPerDay = 86_400

/** Loads it for the platforms that are configured. */
export async function loadUsedAllowances(settings: AllowanceSettings): Promise<UsedByPlatform> {
  const [days, rates, watched] = await Promise.all([loadDays(settings), loadRates(settings), loadWatched(settings)])
  const { youtube, instagram, tiktok, twitch, x, linkedin, consentApps } = settings.config
  const watch = (platform: Platform, looksPerDay: number): UsedAllowance => ({
    what: 'Creators read by the watch',
    ...{ used: watched.get(platform) ?? 0, limit: looksPerDay, unit: 'units', seconds: secondsPerDay },
  })
  return {
    ...((youtube.apiKey !== null || consentApps.youtube) && { youtube: youtubeDay(settings, days) }),
    ...(instagram && {
      instagram: [rates('instagram', 'discovery', 'Lookups', instagramRate), watch('instagram', instagramLooksPerDay)],
    }),
    ...(tiktok && {
      tiktok: [rates('tiktok', 'user', 'Profiles', tiktokRate), rates('tiktok', 'videos', 'Video lists', tiktokRate)],
    }),
    ...(twitch && { twitch: [rates('twitch', 'helix', 'Calls', twitchRate), watch('twitch', twitchLooksPerDay)] }),
    ...((x.bearerToken !== null || consentApps.x) && {
      x: [
        ...daily(days, 'x', xLedgers(settings, x.dailyUsd).limits, ({ bucket }) => bucketWords[bucket] ?? bucket),
        rates('x', 'users', 'Accounts', xRateOf('users')),
        rates('x', 'posts', 'Posts', xRateOf('posts')),
        rates('x', 'followers', 'Follower lists', xRateOf('followers')),
      ],
    }),
    ...(linkedin && { linkedin: [rates('linkedin', 'userinfo', 'Names', linkedinRate)] }),
  }
}

const bucketWords: Readonly<Record<string, string>> = {
  general: 'Lookups',
  search: 'Searches',
  stats: 'Statistics',
  [spendingBucket]: 'Spending',
}

interface DayRow {
  connector: string
  bucket: string
  units: number
}

function youtubeDay(settings: AllowanceSettings, days: readonly DayRow[]): UsedAllowance[] {
  const named = ({ bucket }: Pick<DayRow, 'bucket'>) => bucketWords[bucket] ?? bucket
  return [
    ...daily(days, 'youtube', youtubeLedgers(settings).limits, named),
    ...daily(days, 'youtube-watch', youtubeWatch(settings).limits, (row) => `${named(row)} by the watch`),
  ]
}

function daily(
  days: readonly DayRow[],
  connector: string,
  limits: Readonly<Record<string, number>>,
  named: (row: Pick<DayRow, 'bucket'>) => string,
): UsedAllowance[] {
  return Object.entries(limits).map(([bucket, limit]) => {
    const isMoney = bucket === spendingBucket
    const scale = isMoney ? millsPerUsd : 1
    const row = days.find((each) => each.connector === connector && each.bucket === bucket)
    const unit = isMoney ? 'usd' : 'units'
    return { what: named({ bucket }), used: (row?.units ?? 0) / scale, limit: limit / scale, unit, seconds: null }
  })
}

/** What stands in the ledger for the platform's own day. */
async function loadDays({ pool, now }: AllowanceSettings): Promise<DayRow[]> {
  const found = await pool.query<DayRow>(
    `select connector, bucket, units from connector_quota
      where connector in ('youtube', 'youtube-watch', 'x')
        and day = ($1::timestamptz at time zone case connector when 'x' then 'UTC' else 'America/Los_Angeles' end)::date`,
    [now()],
  )
  return found.rows
}

/** A rate whose time is over counts anew with the next call: nothing of it is used. */
async function loadRates({ pool, now }: AllowanceSettings) {
  const found = await pool.query<{ connector: string; bucket: string; left: number }>(
    'select connector, bucket, calls_left as left from connector_rates where until > $1 limit 500',
    [now()],
  )
  return (connector: Platform, bucket: string, what: string, { calls, seconds }: RateLimit): UsedAllowance => {
    const row = found.rows.find((each) => each.connector === connector && each.bucket === bucket)
    const used = row === undefined ? 0 : Math.max(0, calls - Math.max(0, row.left))
    return { what, used, limit: calls, unit: 'units', seconds }
  }
}

async function loadWatched({ pool, now }: AllowanceSettings): Promise<Map<string, number>> {
  const found = await pool.query<{ connector: string; creators: number }>(
    `select connector, count(*)::integer as creators from watch_schedule
      where read_at > $1::timestamptz - interval '1 day' group by connector`,
    [now()],
  )
  return new Map(found.rows.map(({ connector, creators }) => [connector, creators]))
}
