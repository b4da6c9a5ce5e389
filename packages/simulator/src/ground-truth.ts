/** What is true about a simulated creator, told from the plan and from what was generated. */

import { dayText } from './calendar.ts'
import type { PostCounts } from './engagement.ts'
import { eventDays, type Schedule } from './events.ts'
import type { Growth } from './growth.ts'
import { type GroundTruth, type GrowthEvent, innocentKinds, type ScenarioKind } from './plan.ts'
import type { World } from './world.ts'

/** How an event shows in the follower count: its cause in words, and the days over which it comes. Kinds without followers are absent. */
const growthCauses: Readonly<Partial<Record<ScenarioKind, { cause: string; days: number }>>> = {
  'bought-followers-burst': { cause: 'followers bought in one order', days: 3 },
  'bought-followers-drip': { cause: 'followers bought, delivered a few every day', days: 90 },
  'follow-unfollow': { cause: 'thousands of accounts followed, to be unfollowed later', days: 14 },
  giveaway: { cause: 'a giveaway that asked people to follow', days: 4 },
  viral: { cause: 'a post that went viral', days: 10 },
  'shout-out': { cause: 'an appearance on television', days: 3 },
  repost: { cause: 'a repost by a larger account', days: 5 },
}

/** @returns the events within the history, oldest first. */
export function growthEvents(world: World, growth: Growth): GrowthEvent[] {
  return world.schedules
    .flatMap((schedule) => eventsOf(world, growth, schedule))
    .sort((a, b) => a.at.localeCompare(b.at))
}

function eventsOf(world: World, growth: Growth, schedule: Schedule): GrowthEvent[] {
  const { kind } = schedule.scenario
  const shape = growthCauses[kind]
  if (shape === undefined || schedule.scenario.intensity <= 0) return []
  const stock = kind.startsWith('bought-followers') ? growth.bought : growth.organic
  return eventDays(schedule, world.day - world.size.historyDays + 1, world.day).map((first) => {
    const last = Math.min(world.day, first + shape.days - 1)
    const followers = Math.max(0, Math.round(stock(last) - stock(first - 1)))
    return { kind, cause: shape.cause, at: dayText(first), days: last - first + 1, followers }
  })
}

/** @returns how much of each count was bought, over all posts together */
export function boughtOfPosts(counts: readonly PostCounts[]): GroundTruth['boughtOfPosts'] {
  const part = (bought: (post: PostCounts) => number, all: (post: PostCounts) => number | null) => {
    const sum = counts.reduce((total, post) => total + (all(post) ?? 0), 0)
    return sum > 0 ? counts.reduce((total, post) => total + bought(post), 0) / sum : 0
  }
  return {
    likes: part(
      ({ boughtLikes }) => boughtLikes,
      ({ likes }) => likes,
    ),
    views: part(
      ({ boughtViews }) => boughtViews,
      ({ views }) => views,
    ),
    comments: part(
      ({ botComments, podComments }) => botComments + podComments,
      ({ comments }) => comments,
    ),
  }
}

/** @returns the truth of a creator without any content: private, deleted or restricted ones. */
export function truthOf(world: World): GroundTruth {
  const scenarios = [...(world.plan.scenarios ?? [])]
  const effective = scenarios.filter((scenario) => scenario.intensity > 0)
  const [first] = effective
  return {
    seed: world.seed,
    kind: first === undefined ? 'clean' : effective.length > 1 ? 'mixture' : first.kind,
    manipulated: effective.some((scenario) => !innocentKinds.includes(scenario.kind)),
    scenarios,
    fakeFollowerShare: 0,
    boughtFollowerShare: 0,
    boughtOfPosts: boughtOfPosts([]),
    fakeSampleIds: [],
    manipulatedPostIds: [],
    inauthenticCommentIds: [],
    ringAccountIds: [],
    growthEvents: [],
  }
}
