/** Daily history and the totals that grow with it. */

import type { HistoryPoint } from '@vouch/engine'
import { dayText } from './calendar.ts'
import type { Growth } from './growth.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

export interface Totals {
  /** Posts published by the end of the day; on the day of the snapshot, by its moment. */
  posts(day: number): number
  /** Views of the whole channel; null where the platform does not tell. */
  views(day: number): number | null
}

/** @returns the count as the platform shows it: YouTube rounds subscribers down to three significant digits. */
export function shownFollowers(world: World, followers: number): number {
  if (world.platform !== 'youtube' || followers < 1000) return followers
  const unit = 10 ** (Math.floor(Math.log10(followers)) - 2)
  return Math.floor(followers / unit) * unit
}

/** @returns the history, oldest first, one point a day, the last one on the day of the snapshot. */
export function historyOf(world: World, growth: Growth, totals: Totals): HistoryPoint[] {
  const { day, size } = world
  return Array.from({ length: size.historyDays }, (_, index) => {
    const at = day - size.historyDays + 1 + index
    return {
      at: dayText(at),
      followers: shownFollowers(world, growth.total(at)),
      following:
        world.platform === 'youtube' || world.platform === 'twitch' || world.platform === 'linkedin'
          ? null
          : growth.following(at),
      posts: totals.posts(at),
      views: totals.views(at),
    }
  })
}

/** Totals are counted from the anchor day, so that they agree between snapshots. */
export function totalsOf(world: World, growth: Growth, slotsOf: (day: number) => PostSlot[]): Totals {
  const draw = random(world.seed, 'totals')
  const pastDays = draw.between(500, 2400)
  const countOn = (day: number): number => slotsOf(day).filter((slot) => slot.publishedMs <= world.nowMs).length
  const posts = fromAnchor(world, Math.round(world.postsPerDay * pastDays * 0.7) + world.size.posts, countOn)
  const perFollower = world.engagement.viewsPerFollower
  const hasViews = (world.platform === 'youtube' || world.platform === 'twitch') && perFollower !== null
  const viewsOn = (day: number): number => {
    const noise = random(world.seed, 'views', day).logNormal(1, 0.25)
    return Math.round(growth.organic(day) * (perFollower ?? 0) * world.postsPerDay * 1.2 * noise)
  }
  const lifetime = Math.round(world.followers * (perFollower ?? 0) * world.postsPerDay * pastDays * 0.55)
  const views = fromAnchor(world, lifetime, viewsOn)
  return { posts, views: (day) => (hasViews ? views(day) : null) }
}

/** @returns the running total with `start` on the anchor day, known on every day; it never falls below zero. */
function fromAnchor(world: World, start: number, on: (day: number) => number): (day: number) => number {
  const known = new Map<number, number>([[world.anchorDay, start]])
  let low = world.anchorDay
  let high = world.anchorDay
  return (day) => {
    for (; high < day; high++) known.set(high + 1, (known.get(high) ?? start) + on(high + 1))
    for (; low > day; low--) known.set(low - 1, Math.max(0, (known.get(low) ?? start) - on(low)))
    return known.get(day) ?? start
  }
}
