import type { Snapshot } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import { type CreatorPlan, type GroundTruth, type Scenario, type SimulatedCreator, simulateCreator } from './index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const at = '2026-11-20T10:00:00Z'

function creator(scenarios: Scenario[], extra: Partial<CreatorPlan> = {}): SimulatedCreator {
  return simulateCreator({
    seed: 'truth',
    platform: 'instagram',
    at,
    followers: 60_000,
    engagementScore: 1,
    backgroundFakes: 0.04,
    sponsoredShare: 0,
    size: {
      followersSampled: 2000,
      posts: 30,
      comments: 600,
      commentedPosts: 8,
      likedPosts: 8,
      likersPerPost: 60,
      historyDays: 120,
    },
    ...extra,
    scenarios,
  })
}

const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const gains = ({ history }: Snapshot): number[] =>
  history.slice(1).map((point, index) => (point.followers ?? 0) - (history[index]?.followers ?? 0))
const fakeInSample = ({ snapshot, truth }: SimulatedCreator): number =>
  truth.fakeSampleIds.length / (snapshot.followersSample?.accounts.length ?? 1)
/** Four standard errors of a share of 2,000. */
const tolerance = (share: number): number => 4 * Math.sqrt((share * (1 - share)) / 2000) + 0.001

test('an untouched creator has a clean truth', () => {
  const { truth } = creator([])
  const expected: Partial<GroundTruth> = {
    kind: 'clean',
    manipulated: false,
    boughtFollowerShare: 0,
    boughtOfPosts: { likes: 0, views: 0, comments: 0 },
    manipulatedPostIds: [],
    inauthenticCommentIds: [],
    ringAccountIds: [],
    growthEvents: [],
  }
  expect(truth).toMatchObject(expected)
  expect(truth.fakeFollowerShare).toBeCloseTo(0.04, 10)
})

test.each(['bought-followers-burst', 'bought-followers-drip'] as const)(
  '%s: the planted share is in a random sample',
  (kind) => {
    for (const intensity of [0.1, 0.3, 0.6]) {
      const simulated = creator([{ kind, intensity, daysBefore: 40 }])
      const { truth } = simulated
      expect(truth.kind).toBe(kind)
      expect(truth.manipulated).toBe(true)
      expect(Math.abs(truth.boughtFollowerShare - intensity)).toBeLessThan(0.06)
      expect(Math.abs(fakeInSample(simulated) - truth.fakeFollowerShare)).toBeLessThan(
        tolerance(truth.fakeFollowerShare),
      )
      const sampled = new Set(simulated.snapshot.followersSample?.accounts.map(({ id }) => id))
      expect(truth.fakeSampleIds.every((id) => sampled.has(id))).toBe(true)
    }
  },
)

test('a burst arrives within three days and is the largest gain of the history', () => {
  const { snapshot, truth } = creator([{ kind: 'bought-followers-burst', intensity: 0.3, daysBefore: 40 }])
  const [event] = truth.growthEvents
  expect(event).toMatchObject({ kind: 'bought-followers-burst', at: '2026-10-11' })
  const daily = gains(snapshot)
  const since = snapshot.history.findIndex((point) => point.at === event?.at) - 1
  const jump = daily.slice(since, since + 3).reduce((sum, gain) => sum + gain, 0)
  expect(Math.abs(jump / (event?.followers ?? 0) - 1)).toBeLessThan(0.1)
  expect(jump).toBeGreaterThan(50 * median(daily))
})

test('the newest followers after a burst are mostly fake, a random sample is not', () => {
  const scenarios: Scenario[] = [{ kind: 'bought-followers-burst', intensity: 0.25, daysBefore: 6 }]
  const recent = fakeInSample(creator(scenarios, { followersMethod: 'recent' }))
  expect(recent).toBeGreaterThan(0.6)
  expect(fakeInSample(creator(scenarios))).toBeLessThan(0.35)
})

test('a drip is more even than people are', () => {
  const unevenness = (snapshot: Snapshot): number => {
    const last = gains(snapshot).slice(-40)
    const middle = median(last)
    return median(last.map((gain) => Math.abs(gain - middle))) / middle
  }
  const drip = creator([{ kind: 'bought-followers-drip', intensity: 0.4, daysBefore: 60 }])
  expect(unevenness(drip.snapshot)).toBeLessThan(0.5 * unevenness(creator([]).snapshot))
})

test('bought likes even out the likes and thin out the comments', () => {
  const spread = ({ snapshot }: SimulatedCreator): number => {
    const likes = snapshot.posts.map((post) => post.likes ?? 0)
    return median(likes.map((count) => Math.abs(count - median(likes)))) / median(likes)
  }
  const talk = ({ snapshot }: SimulatedCreator): number =>
    median(snapshot.posts.map((post) => (post.comments ?? 0) / Math.max(1, post.likes ?? 0)))
  const clean = creator([])
  const bought = creator([{ kind: 'bought-likes', intensity: 0.7, daysBefore: 365 }])
  expect(spread(bought)).toBeLessThan(0.6 * spread(clean))
  expect(talk(bought)).toBeLessThan(0.5 * talk(clean))
  const { truth, snapshot } = bought
  expect(truth.manipulatedPostIds.length).toBeGreaterThan(0.7 * snapshot.posts.length)
  const ring = new Set(truth.ringAccountIds)
  const touched = snapshot.likers.filter(({ postId }) => truth.manipulatedPostIds.includes(postId))
  for (const { accountIds } of touched) expect(accountIds.filter((id) => ring.has(id)).length).toBeGreaterThan(15)
})

test('manipulation of posts begins on its day', () => {
  const { snapshot, truth } = creator([{ kind: 'bought-likes', intensity: 0.5, daysBefore: 20 }])
  const old = snapshot.posts.filter((post) => post.publishedAt < '2026-10-31')
  expect(old.length).toBeGreaterThan(0)
  expect(old.some(({ id }) => truth.manipulatedPostIds.includes(id))).toBe(false)
  // The share is that of all posts that are listed, as a report states it.
  const always = creator([{ kind: 'bought-likes', intensity: 0.5, daysBefore: 4000 }]).truth.boughtOfPosts.likes
  expect(always).toBeGreaterThan(0.35)
  expect(truth.boughtOfPosts.likes).toBeLessThan(0.8 * always)
  expect(truth.boughtOfPosts.likes).toBeGreaterThan(0)
})

test('bought views are liked by nobody', () => {
  const liked = ({ snapshot }: SimulatedCreator): number =>
    median(snapshot.posts.map((post) => (post.likes ?? 0) / Math.max(1, post.views ?? 0)))
  const youtube: Partial<CreatorPlan> = { platform: 'youtube' }
  const bought = creator([{ kind: 'bought-views', intensity: 0.8, daysBefore: 900 }], youtube)
  expect(liked(bought)).toBeLessThan(0.4 * liked(creator([], youtube)))
  expect(bought.truth.manipulatedPostIds.length).toBeGreaterThan(0)
})

test('comment bots write their share of the comments under recent posts', () => {
  for (const intensity of [0.3, 0.7]) {
    const shares = ['a', 'b', 'c', 'd', 'e'].map((seed) => {
      const { snapshot, truth } = creator([{ kind: 'comment-bots', intensity, daysBefore: 365 }], { seed })
      return truth.inauthenticCommentIds.length / snapshot.comments.length
    })
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(Math.abs(mean - intensity)).toBeLessThan(0.1)
  }
})

test('comment bots are few accounts that write within the hour', () => {
  const { snapshot, truth } = creator([{ kind: 'comment-bots', intensity: 0.6, daysBefore: 365 }])
  const bots = new Set(truth.inauthenticCommentIds)
  const published = new Map(snapshot.posts.map((post) => [post.id, Date.parse(post.publishedAt)]))
  const written = snapshot.comments.filter(({ id }) => bots.has(id))
  const authors = new Set(written.map(({ authorId }) => authorId))
  expect(authors.size).toBeLessThan(120)
  expect([...authors].every((id) => truth.ringAccountIds.includes(id))).toBe(true)
  for (const one of written) {
    expect(Date.parse(one.publishedAt ?? '') - (published.get(one.postId) ?? 0)).toBeLessThan(3_600_000)
  }
})

test('a pod likes the posts of its rounds and praises them within the hour', () => {
  const { snapshot, truth } = creator([{ kind: 'pod', intensity: 0.9, daysBefore: 365 }], { engagementScore: -1 })
  const ring = new Set(truth.ringAccountIds)
  expect(ring.size).toBeGreaterThanOrEqual(20)
  expect(ring.size).toBeLessThan(60)
  const attendance = snapshot.likers.map(({ accountIds }) => accountIds.filter((id) => ring.has(id)).length)
  const attended = attendance.filter((members) => members > 0)
  expect(attended.length).toBeGreaterThan(0.3 * attendance.length)
  for (const members of attended) expect(members).toBeGreaterThan(12)
  expect(truth.inauthenticCommentIds.length).toBeGreaterThan(0.2 * snapshot.comments.length)
  expect(truth.manipulated).toBe(true)
})

test('a follow/unfollow tool swings the number of accounts followed by thousands', () => {
  const { snapshot } = creator([{ kind: 'follow-unfollow', intensity: 0.8, daysBefore: 100 }])
  const following = snapshot.history.map((point) => point.following ?? 0)
  expect(Math.max(...following) - Math.min(...following)).toBeGreaterThan(3000)
  const calm = creator([]).snapshot.history.map((point) => point.following ?? 0)
  expect(Math.max(...calm) - Math.min(...calm)).toBeLessThan(100)
})

test.each(['viral', 'giveaway', 'shout-out'] as const)('%s: a jump with a cause, and nobody at fault', (kind) => {
  const { snapshot, truth } = creator([{ kind, intensity: 0.25, daysBefore: 30 }])
  expect(truth).toMatchObject({ kind, manipulated: false, boughtFollowerShare: 0, inauthenticCommentIds: [] })
  const [event] = truth.growthEvents
  expect(event?.at).toBe('2026-10-21')
  expect(event?.followers).toBeGreaterThan(5000)
  const jump = gains(snapshot)
    .slice(-31, -20)
    .reduce((sum, gain) => sum + gain, 0)
  expect(jump).toBeGreaterThan(10 * 10 * median(gains(snapshot)))
})

test('the cause of an innocent jump can be seen in the posts', () => {
  const viral = creator([{ kind: 'viral', intensity: 0.3, daysBefore: 20 }]).snapshot
  const likes = viral.posts.map((post) => post.likes ?? 0)
  expect(Math.max(...likes)).toBeGreaterThan(6 * median(likes))
  const giveaway = creator([{ kind: 'giveaway', intensity: 0.3, daysBefore: 20 }]).snapshot
  const prize = giveaway.posts.find((post) =>
    /giveaway|gewinnspiel|verlosung|sorteo|concours|sorteio/i.test(post.caption ?? ''),
  )
  expect(prize?.comments).toBeGreaterThan(8 * median(giveaway.posts.map((post) => post.comments ?? 0)))
})

test('several scenarios are a mixture, a scenario of intensity zero is none', () => {
  const mixed = creator([
    { kind: 'bought-likes', intensity: 0.3, daysBefore: 60 },
    { kind: 'viral', intensity: 0.2, daysBefore: 20 },
  ])
  expect(mixed.truth).toMatchObject({ kind: 'mixture', manipulated: true })
  const none = creator([{ kind: 'bought-likes', intensity: 0, daysBefore: 60 }])
  expect(none.truth).toMatchObject({ kind: 'clean', manipulated: false, manipulatedPostIds: [] })
})

test('a stronger scenario leaves a stronger mark', () => {
  const shares = [0.1, 0.3, 0.5, 0.7].map((intensity) =>
    fakeInSample(creator([{ kind: 'bought-followers-burst', intensity, daysBefore: 30 }])),
  )
  expect([...shares].sort((a, b) => a - b)).toEqual(shares)
})
