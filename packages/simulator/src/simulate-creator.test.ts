import { parseSnapshotJson } from '@vouch/contract'
import { canonicalSnapshot, platforms, type Snapshot } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import { type CreatorPlan, scenarioKinds, simulateCreator } from './index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const at = '2026-11-20T10:00:00Z'

/** @returns what breaks the promises of a snapshot, in words; empty when all is well. */
function problemsOf(snapshot: Snapshot): string[] {
  const problems: string[] = []
  const say = (wrong: boolean, text: string): void => {
    if (wrong) problems.push(text)
  }
  const fetched = Date.parse(snapshot.fetchedAt)
  const ids = [snapshot.posts, snapshot.comments, snapshot.accounts, snapshot.followersSample?.accounts ?? []]
  for (const list of ids) say(new Set(list.map(({ id }) => id)).size !== list.length, 'an id appears twice in a list')
  const posts = new Map(snapshot.posts.map((post) => [post.id, post]))
  snapshot.posts.forEach((post, index) => {
    const newer = snapshot.posts[index - 1]
    say(newer !== undefined && newer.publishedAt < post.publishedAt, 'posts are not newest first')
    say(!(Date.parse(post.publishedAt) <= fetched), `post ${post.id} is from the future`)
    for (const count of [post.likes, post.comments, post.views, post.shares, post.saves]) {
      say(count != null && !(Number.isSafeInteger(count) && count >= 0), `post ${post.id} has the count ${count}`)
    }
    say(post.views != null && (post.likes ?? 0) > post.views, `post ${post.id} has more likes than views`)
  })
  const known = new Set(snapshot.accounts.map(({ id }) => id))
  const written = new Map<string, number>()
  for (const comment of snapshot.comments) {
    const post = posts.get(comment.postId)
    say(post === undefined, `comment ${comment.id} is under no post`)
    say(!known.has(comment.authorId), `comment ${comment.id} is by nobody`)
    say(comment.text.trim() === '' || /[{}]|undefined|NaN/.test(comment.text), `odd text: ${comment.text}`)
    say((comment.publishedAt ?? '') < (post?.publishedAt ?? ''), `comment ${comment.id} is older than its post`)
    say(Date.parse(comment.publishedAt ?? '') > fetched, `comment ${comment.id} is from the future`)
    written.set(comment.postId, (written.get(comment.postId) ?? 0) + 1)
    if (comment.replyTo == null) continue
    const parent = snapshot.comments.find(({ id }) => id === comment.replyTo)
    say(parent?.postId !== comment.postId, `comment ${comment.id} answers a comment that is not there`)
  }
  for (const [id, count] of written)
    say(count > (posts.get(id)?.comments ?? 0), `post ${id} lists more comments than it has`)
  for (const { postId, accountIds } of snapshot.likers) {
    say(new Set(accountIds).size !== accountIds.length, `somebody liked ${postId} twice`)
    say(accountIds.length > (posts.get(postId)?.likes ?? 0), `post ${postId} lists more likers than likes`)
    say(
      accountIds.some((id) => !known.has(id)),
      `somebody unknown liked ${postId}`,
    )
  }
  snapshot.history.forEach((point, index) => {
    const before = snapshot.history[index - 1]
    say(before !== undefined && Date.parse(point.at) - Date.parse(before.at) !== 86_400_000, 'history skips a day')
    say(before?.posts != null && (point.posts ?? 0) < before.posts, 'the number of posts falls')
    say(before?.views != null && (point.views ?? 0) < before.views, 'the number of views falls')
  })
  const last = snapshot.history.at(-1)
  say(last !== undefined && last.at !== snapshot.fetchedAt.slice(0, 10), 'history does not end on the day')
  say(
    last !== undefined && last.followers !== snapshot.profile?.followers,
    'history and profile disagree about followers',
  )
  say(snapshot.availability === 'found' && snapshot.profile?.followers == null, 'followers are not known')
  const { audience } = snapshot
  for (const shares of [audience?.countries, audience?.ages, audience?.genders, audience?.languages]) {
    if (shares == null) continue
    const sum = Object.values(shares).reduce((total, share) => total + share, 0)
    say(sum > 1 || sum < 0.5, `declared shares add up to ${sum}`)
  }
  return problems
}

const plans: CreatorPlan[] = platforms.flatMap((platform) => [
  { seed: `${platform}-clean`, platform, at, size: 'tiny', basis: 'consent' },
  { seed: `${platform}-big`, platform, at, size: 'small', followers: 900_000, engagementScore: 1 },
  ...scenarioKinds.map(
    (kind): CreatorPlan => ({
      seed: `${platform}-${kind}`,
      platform,
      at,
      size: 'tiny',
      followers: 30_000,
      scenarios: [{ kind, intensity: 0.4 }],
    }),
  ),
])

test.each(plans)('$seed keeps every promise of a snapshot', (plan) => {
  const { snapshot } = simulateCreator(plan)
  expect(problemsOf(snapshot)).toEqual([])
  const read = parseSnapshotJson(JSON.stringify(snapshot))
  expect(read.ok && canonicalSnapshot(read.snapshot)).toBe(canonicalSnapshot(snapshot))
})

test('the same plan gives the same snapshot, byte for byte', () => {
  for (const plan of plans.slice(0, 12)) {
    expect(JSON.stringify(simulateCreator(plan))).toBe(JSON.stringify(simulateCreator({ ...plan })))
  }
})

test('another seed is another creator, and no id is used by both', () => {
  const idsOf = ({ snapshot }: { snapshot: Snapshot }): string[] => [
    ...snapshot.posts.map(({ id }) => id),
    ...snapshot.comments.map(({ id }) => id),
    ...snapshot.accounts.map(({ id }) => id),
    ...(snapshot.followersSample?.accounts ?? []).map(({ id }) => id),
    snapshot.profile?.id ?? '',
  ]
  const seen = new Set<string>()
  let total = 0
  for (let index = 0; index < 30; index++) {
    const ids = new Set(idsOf(simulateCreator({ seed: `creator ${index}`, platform: 'instagram', at, size: 'tiny' })))
    total += ids.size
    for (const id of ids) seen.add(id)
  }
  expect(seen.size).toBe(total)
})

test('user names within a follower sample differ', () => {
  const { snapshot } = simulateCreator({ seed: 'names', platform: 'instagram', at, size: { followersSampled: 5000 } })
  const names = (snapshot.followersSample?.accounts ?? []).map(({ username }) => username)
  expect(names).toHaveLength(5000)
  expect(new Set(names).size).toBe(5000)
})

test('the large size is the snapshot of the benchmark', () => {
  const { snapshot } = simulateCreator({
    seed: 'benchmark',
    platform: 'instagram',
    at,
    size: 'large',
    followers: 2_000_000,
    engagementScore: 0.5,
  })
  expect(snapshot.followersSample?.accounts).toHaveLength(10_000)
  expect(snapshot.posts).toHaveLength(100)
  expect(snapshot.comments.length).toBeGreaterThan(4900)
  expect(snapshot.comments.length).toBeLessThanOrEqual(5000)
  expect(snapshot.history).toHaveLength(365)
})

test('every part can be left out', () => {
  const nothing = {
    followersSampled: 0,
    posts: 0,
    comments: 0,
    commentedPosts: 0,
    likedPosts: 0,
    likersPerPost: 0,
    historyDays: 0,
  }
  const { snapshot } = simulateCreator({ seed: 'bare', platform: 'instagram', at, size: nothing })
  expect(snapshot).toMatchObject({
    posts: [],
    comments: [],
    likers: [],
    accounts: [],
    history: [],
    followersSample: null,
  })
  expect(parseSnapshotJson(JSON.stringify(snapshot)).ok).toBe(true)
})

test('sizes are upper limits, pinned posts included', () => {
  const scenarios = (['viral', 'giveaway', 'shout-out'] as const).map((kind) => ({
    kind,
    intensity: 0.2,
    daysBefore: 200,
  }))
  for (const posts of [1, 2, 3, 12]) {
    const plan = { seed: 'few', platform: 'tiktok', at, scenarios, size: { posts, historyDays: 365 } } as const
    const { snapshot } = simulateCreator(plan)
    expect(snapshot.posts).toHaveLength(posts)
    expect(problemsOf(snapshot)).toEqual([])
  }
})

test('private, deleted and restricted accounts show what such accounts show', () => {
  const plan = { seed: 'closed', platform: 'instagram', at } as const
  const shut = simulateCreator({ ...plan, availability: 'private' }).snapshot
  expect(shut).toMatchObject({ availability: 'private', posts: [], comments: [], history: [], followersSample: null })
  expect(shut.profile).toMatchObject({ isPrivate: true })
  for (const availability of ['not-found', 'restricted'] as const) {
    const gone = simulateCreator({ ...plan, availability }).snapshot
    expect(gone).toMatchObject({ availability, profile: null, posts: [] })
    expect(parseSnapshotJson(JSON.stringify(gone)).ok).toBe(true)
  }
})

test('a snapshot shows only what its platform shows', () => {
  const of = (platform: CreatorPlan['platform'], extra: Partial<CreatorPlan> = {}): Snapshot =>
    simulateCreator({ seed: 'shown', platform, at, size: 'small', followers: 80_000, ...extra }).snapshot
  expect(of('youtube').followersSample).toBeNull()
  expect(of('twitch').followersSample).toBeNull()
  expect(of('linkedin').followersSample).toBeNull()
  expect(of('youtube', { followersMethod: 'random' }).followersSample?.method).toBe('random')
  expect(of('instagram', { followersMethod: 'none' }).followersSample).toBeNull()
  expect(of('tiktok').followersSample?.method).toBe('recent')
  expect(of('youtube').profile).toMatchObject({ followersRounded: true, following: null })
  expect(String(of('youtube', { followers: 123_456 }).profile?.followers)).toMatch(/^\d{3}0+$/)
  expect(
    of('twitch').posts.every(({ likes, comments, kind }) => likes === null && comments === null && kind === 'stream'),
  ).toBe(true)
  expect(of('instagram').posts.every(({ saves, shares }) => saves === null && shares === null)).toBe(true)
  expect(of('instagram').audience).toBeNull()
  const connected = of('instagram', { basis: 'consent' })
  expect(connected.source).toEqual({ connector: 'sandbox', basis: 'consent' })
  expect(connected.posts.every(({ saves }) => saves !== null)).toBe(true)
  expect(Object.keys(connected.audience ?? {})).toEqual(['countries', 'ages', 'genders', 'languages'])
})

test('what a plan states is what the profile says', () => {
  const { snapshot } = simulateCreator({
    seed: 'stated',
    platform: 'instagram',
    at,
    handle: 'kim_writes',
    displayName: 'Kim Writes',
    category: 'learning',
    country: 'CH',
    language: 'de',
    followers: 12_345,
    verified: true,
  })
  expect(snapshot).toMatchObject({ handle: 'kim_writes', fetchedAt: at })
  expect(snapshot.profile).toMatchObject({
    displayName: 'Kim Writes',
    categories: ['learning'],
    country: 'CH',
    language: 'de',
    followers: 12_345,
    verified: true,
    url: 'https://www.instagram.com/kim_writes',
  })
})

test('a moment that is not a time is refused', () => {
  expect(() => simulateCreator({ seed: 'x', platform: 'x', at: 'now' })).toThrow(RangeError)
})
