import type { Post, Snapshot } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import { type CreatorPlan, simulateCreator } from './index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const at = '2026-11-20T10:00:00Z'
/** Posts that are old enough to have gathered what they will. */
const ripe = (post: Post): boolean => Date.parse(at) - Date.parse(post.publishedAt) > 4 * 86_400_000

/** Each test looks at this many clean creators. */
const creators = 200

function cleanCreators(plan: Partial<CreatorPlan>): Snapshot[] {
  return Array.from({ length: creators }, (_, index) =>
    simulateCreator({
      seed: `fit ${index}`,
      platform: 'instagram',
      at,
      size: {
        followersSampled: 0,
        posts: 30,
        comments: 0,
        commentedPosts: 0,
        likedPosts: 0,
        likersPerPost: 0,
        historyDays: 1,
      },
      ...plan,
    }),
  ).map(({ snapshot }) => snapshot)
}

const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? Number.NaN
const median = (values: number[]): number => quantile(values, 0.5)

/** The median of a figure over the posts of each creator. */
function perCreator(snapshots: Snapshot[], figure: (post: Post, followers: number) => number | null): number[] {
  return snapshots.flatMap(({ posts, profile }) => {
    const values = posts.filter(ripe).flatMap((post) => figure(post, profile?.followers ?? 1) ?? [])
    return values.length < 5 ? [] : [median(values)]
  })
}

/** Compares the middle half with the reference: each quartile within the tolerance, a ratio. */
function expectQuartiles(
  values: number[],
  [q25, q50, q75]: readonly [number, number, number],
  tolerance: number,
): void {
  expect(values.length).toBeGreaterThan(0.9 * creators)
  for (const [share, reference] of [
    [0.25, q25],
    [0.5, q50],
    [0.75, q75],
  ] as const) {
    const ratio = quantile(values, share) / reference
    expect(ratio).toBeGreaterThan(1 / tolerance)
    expect(ratio).toBeLessThan(tolerance)
  }
}

const ratioOf = (part: number | null | undefined, whole: number | null | undefined): number | null =>
  part == null || whole == null || whole === 0 ? null : part / whole

/** Reference quantities of real creators, q25, q50, q75. Tolerance 1.35: a median of 200 creators whose logarithms spread by 1.3 has a
 *  standard error of 10 %. */
const tolerance = 1.35

test('Instagram creators above a million followers have the engagement and the comments of the crawl', () => {
  const large = cleanCreators({ followers: 3_400_000 })
  const engagement = perCreator(large, (post, followers) => ((post.likes ?? 0) + (post.comments ?? 0)) / followers)
  expectQuartiles(engagement, [0.0042, 0.0123, 0.034], tolerance)
  expectQuartiles(
    perCreator(large, (post) => ratioOf(post.comments, post.likes)),
    [0.0043, 0.007, 0.0111],
    tolerance,
  )
})

test.each([
  [2200, 0.0389],
  [22_000, 0.0097],
  [220_000, 0.01],
])('Instagram creators with %i followers have the median engagement of their tier', (followers, expected) => {
  const tier = cleanCreators({ followers })
  const engagement = perCreator(tier, (post, count) => ((post.likes ?? 0) + (post.comments ?? 0)) / count)
  expect(median(engagement) / expected).toBeGreaterThan(0.75)
  expect(median(engagement) / expected).toBeLessThan(1.35)
})

test('TikTok creators have the plays, likes, comments and saves of the crawls', () => {
  const tiktok = cleanCreators({ platform: 'tiktok', followers: 2_500_000 })
  expectQuartiles(
    perCreator(tiktok, (post) => ratioOf(post.likes, post.views)),
    [0.109, 0.155, 0.194],
    tolerance,
  )
  expectQuartiles(
    perCreator(tiktok, (post) => ratioOf(post.comments, post.views)),
    [0.0007, 0.0011, 0.0019],
    1.5,
  )
  expectQuartiles(
    perCreator(tiktok, (post, followers) => (post.views ?? 0) / followers),
    [0.074, 0.156, 0.334],
    tolerance,
  )
  expectQuartiles(
    perCreator(tiktok, (post) => ratioOf(post.saves, post.likes)),
    [0.037, 0.053, 0.076],
    tolerance,
  )
})

test('YouTube channels have the likes per view of the crawls', () => {
  const youtube = cleanCreators({ platform: 'youtube' })
  expectQuartiles(
    perCreator(youtube, (post) => ratioOf(post.likes, post.views)),
    [0.017, 0.027, 0.039],
    tolerance,
  )
})

test('likes vary from post to post as those of real creators do', () => {
  const spreadOf = ({ posts }: Snapshot): number => {
    const likes = posts.filter(ripe).map((post) => post.likes ?? 0)
    const mean = likes.reduce((sum, count) => sum + count, 0) / likes.length
    return Math.sqrt(likes.reduce((sum, count) => sum + (count - mean) ** 2, 0) / likes.length) / mean
  }
  const spreads = cleanCreators({ followers: 500_000 }).map(spreadOf)
  expect(median(spreads)).toBeGreaterThan(0.5)
  expect(median(spreads)).toBeLessThan(0.9)
  const even = spreads.filter((spread) => spread < 0.25).length
  expect(even / spreads.length).toBeLessThan(0.03)
})

test('real followers lie between the two labelled sets', () => {
  const accounts = Array.from({ length: 12 }, (_, index) =>
    simulateCreator({
      seed: `people ${index}`,
      platform: 'instagram',
      at,
      backgroundFakes: 0,
      size: { followersSampled: 300, posts: 1 },
    }),
  ).flatMap(({ snapshot }) => snapshot.followersSample?.accounts ?? [])
  const middle = (count: (account: (typeof accounts)[number]) => number): number => median(accounts.map(count))
  expect(middle(({ followers }) => followers ?? 0)).toBeGreaterThan(250)
  expect(middle(({ followers }) => followers ?? 0)).toBeLessThan(500)
  expect(middle(({ following }) => following ?? 0)).toBeGreaterThan(350)
  expect(middle(({ following }) => following ?? 0)).toBeLessThan(650)
  expect(middle(({ posts }) => posts ?? 0)).toBeGreaterThan(25)
  expect(middle(({ posts }) => posts ?? 0)).toBeLessThan(80)
  const share = (is: (account: (typeof accounts)[number]) => boolean): number =>
    accounts.filter(is).length / accounts.length
  expect(share(({ hasAvatar }) => hasAvatar === true)).toBeGreaterThan(0.97)
  expect(share(({ isPrivate }) => isPrivate === true)).toBeGreaterThan(0.2)
  expect(share(({ isPrivate }) => isPrivate === true)).toBeLessThan(0.4)
  expect(share(({ username }) => /\d$/.test(username ?? ''))).toBeCloseTo(0.13, 1)
  // Honest accounts that look odd are there too, or a classifier would have it easy.
  expect(share(({ posts, bio }) => (posts ?? 0) <= 3 && bio === '')).toBeGreaterThan(0.03)
  expect(share(({ following }) => (following ?? 0) > 1500)).toBeGreaterThan(0.05)
})

test('bots come in several kinds, and no single mark finds them all', () => {
  const { snapshot, truth } = simulateCreator({
    seed: 'farm',
    platform: 'instagram',
    at,
    followers: 50_000,
    scenarios: [{ kind: 'bought-followers-burst', intensity: 0.6, daysBefore: 20 }],
    size: { followersSampled: 2000, posts: 1 },
  })
  const fake = new Set(truth.fakeSampleIds)
  const bots = (snapshot.followersSample?.accounts ?? []).filter(({ id }) => fake.has(id))
  const share = (is: (account: (typeof bots)[number]) => boolean): number => bots.filter(is).length / bots.length
  for (const marked of [
    share(({ hasAvatar }) => hasAvatar === false),
    share(({ following }) => (following ?? 0) > 1500),
    share(({ username }) => /\d{3,}/.test(username ?? '')),
    share(({ posts }) => posts === 0),
  ]) {
    expect(marked).toBeGreaterThan(0.15)
    expect(marked).toBeLessThan(0.7)
  }
})

test('clean creators are sponsored in a few posts of a hundred, and the caption says so', () => {
  const posts = cleanCreators({ language: 'en' }).flatMap((snapshot) => snapshot.posts)
  const sponsored = posts.filter(({ hashtags }) =>
    hashtags?.some((tag) => /^(ad|sponsored|paidpartnership)$/.test(tag)),
  )
  expect(sponsored.length / posts.length).toBeGreaterThan(0.04)
  expect(sponsored.length / posts.length).toBeLessThan(0.18)
  for (const post of sponsored) expect(post.caption).toMatch(/#(ad|sponsored|paidpartnership)/)
  for (const post of posts.filter((one) => one.sponsored === true)) expect(sponsored).toContain(post)
})

test('organic growth has a weekly rhythm and is uneven', () => {
  const gains: { weekend: boolean; gain: number }[] = []
  for (let index = 0; index < 20; index++) {
    const { snapshot } = simulateCreator({
      seed: `rhythm ${index}`,
      platform: 'tiktok',
      at,
      followers: 400_000,
      size: { followersSampled: 0, posts: 1, comments: 0, historyDays: 365 },
    })
    const before = snapshot.history[0]?.followers ?? 1
    snapshot.history.slice(1).forEach((point, day) => {
      const gain = ((point.followers ?? 0) - (snapshot.history[day]?.followers ?? 0)) / before
      const weekday = new Date(point.at).getUTCDay()
      gains.push({ weekend: weekday === 0 || weekday === 6, gain })
    })
  }
  const mean = (weekend: boolean): number => {
    const some = gains.filter((one) => one.weekend === weekend).map(({ gain }) => gain)
    return some.reduce((sum, gain) => sum + gain, 0) / some.length
  }
  expect(mean(true) / mean(false)).toBeGreaterThan(1.05)
  expect(mean(true) / mean(false)).toBeLessThan(1.3)
})
