import { setTimeout as pause } from 'node:timers/promises'
import { refreshMinutesMin } from '@vouch/contract'
import { followerChange, type HistoryPoint, platformNames, type Snapshot } from '@vouch/engine'
import { changeWords, compact, count, plural, signed, timeAgo, usualWords } from '@vouch/presentation'
import { ConnectorFailure } from '../outside/platforms/connector.ts'
import type { CountsPort } from '../outside/platforms/counts-port.ts'
import { CommandFault } from './command-fault.ts'
import { tell, withConnector } from './with-connector.ts'

/** Reads a creator's counts, once or again and again, and says what has changed between one reading and the next. */

export interface WatchOptions {
  json: boolean
  /** Such as `6h`; absent: read once. */
  every: string | undefined
  /** Readings after which it ends; absent: it goes on. */
  times: string | undefined
}

const timeLimitMs = 60_000
const postsShown = 3
const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
/** Further apart than this is no watch, and longer than a timer counts. */
const everyMsMax = 7 * 86_400_000

/** @throws CommandFault for an address that cannot be watched here, and for an interval that is none. */
export async function watchAddress(input: string, { json, every, times }: WatchOptions): Promise<void> {
  await withConnector(input, async ({ connector, target }) => {
    const { counts } = connector
    if (target.kind !== 'profile') throw new CommandFault('Watch a profile link, such as instagram.com/name.')
    if (!counts) {
      throw new CommandFault(
        `A watch is free, and nothing set up here reads ${platformNames[target.platform]} for free.`,
      )
    }
    const everyMs = every === undefined ? null : intervalOf(every, counts)
    const last = everyMs === null ? 1 : timesOf(times)
    const history: HistoryPoint[] = []
    for (let reading = 1; ; reading++) {
      const snapshot = await readOnce(
        () => counts.readCounts(target, new Date(), AbortSignal.timeout(timeLimitMs)),
        reading,
      )
      if (snapshot) write(snapshot, history, json)
      if (reading >= last || everyMs === null) return
      await pause(everyMs)
    }
  })
}

/** The first reading decides whether there is anything to watch; later ones may fail and come again. */
async function readOnce(read: () => Promise<Snapshot>, reading: number): Promise<Snapshot | null> {
  try {
    return await read()
  } catch (error) {
    if (reading === 1 || !(error instanceof ConnectorFailure)) throw error
    tell(`  ${error.message}`)
    return null
  }
}

/** @returns milliseconds. A real platform is read as seldom as the product reads it on demand. */
function intervalOf(every: string, { simulated }: CountsPort): number {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(every) ?? []
  const ms = Number(amount) * (unitMs[unit ?? ''] ?? Number.NaN)
  const least = simulated ? 1_000 : refreshMinutesMin * 60_000
  if (ms >= least && ms <= everyMsMax) return ms
  throw new CommandFault(`--every takes a time from ${simulated ? '1s' : `${refreshMinutesMin}m`} to 7d, such as 6h.`)
}

function timesOf(times: string | undefined): number {
  if (times === undefined) return Number.POSITIVE_INFINITY
  if (/^[1-9]\d{0,5}$/.test(times)) return Number(times)
  throw new CommandFault('--times takes a whole number of 1 or more.')
}

/** Writes a reading, and keeps it for the next. */
function write(snapshot: Snapshot, history: HistoryPoint[], json: boolean): void {
  const { fetchedAt: at, profile } = snapshot
  const before = history.at(-1)?.followers ?? null
  const followers = profile?.followers ?? null
  history.push({ at, followers })
  const found = followerChange(history, profile?.followersRounded ?? false)
  const change = found?.outside ? { count: 'followers' as const, ...found } : null
  const gained = followers === null || before === null ? null : followers - before
  if (json) {
    const { platform, handle, availability } = snapshot
    const posts = snapshot.posts.map(({ id, publishedAt, likes = null, comments = null, views = null }) => {
      return { id, publishedAt, likes, comments, views }
    })
    const { following = null, posts: published = null } = profile ?? {}
    const reading = { at, platform, handle, availability, followers, following, published, gained, change, posts }
    process.stdout.write(`${JSON.stringify(reading)}\n`)
    return
  }
  process.stdout.write(
    `${[...textOf(snapshot, gained), ...(change ? [`  ${changeWords(change)}. ${usualWords(change)}`] : [])].join('\n')}\n`,
  )
}

function textOf(
  { platform, handle, availability, fetchedAt, profile, posts }: Snapshot,
  gained: number | null,
): string[] {
  const head = `${fetchedAt.slice(0, 16).replace('T', ' ')}  @${handle} on ${platformNames[platform]}`
  if (availability !== 'found') return [`${head}: ${availability.replace('-', ' ')}`]
  const since = gained === null ? '' : ` (${signed(gained, 0)})`
  const counts = `${count(profile?.followers)} followers${since}, ${plural(profile?.posts ?? posts.length, 'post')}`
  const newest = posts.slice(0, postsShown).map((post) => {
    const shown = [`${compact(post.likes)} likes`, `${compact(post.comments)} comments`, `${compact(post.views)} views`]
    return `  post from ${timeAgo(post.publishedAt, Date.parse(fetchedAt))}: ${shown.join(', ')}`
  })
  return [`${head}: ${counts}`, ...newest]
}
