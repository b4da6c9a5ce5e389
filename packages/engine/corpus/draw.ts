/** Draws the creators of the corpus from the simulator. It is run when a creator is added, never to refresh the others: an
 *  existing snapshot stays as it is, so that a change of the simulator changes no approved report.
 *
 *    node packages/engine/corpus/draw.ts */
import { existsSync, writeFileSync } from 'node:fs'
import { type CreatorPlan, type Scenario, simulateCreator } from '../../simulator/src/index.ts'
import { canonicalSnapshot, type Platform, type Post, platforms, type Snapshot } from '../src/index.ts'
import { snapshotPath } from './corpus.ts'

interface Recipe {
  name: string
  plan: Omit<CreatorPlan, 'at'>
  change?: (snapshot: Snapshot) => Snapshot
}

const at = '2026-11-20T10:00:00Z'
/** Small enough to be read and large enough for every signal that needs no crowd. */
const size = {
  followersSampled: 56,
  posts: 22,
  comments: 26,
  commentedPosts: 6,
  likedPosts: 4,
  likersPerPost: 24,
  historyDays: 70,
}
const crowd = { ...size, followersSampled: 110, comments: 0, commentedPosts: 0, likedPosts: 0, posts: 14 }

function recipe(platform: Platform, kind: string, scenarios: Scenario[], rest: Partial<Recipe['plan']> = {}): Recipe {
  const name = `${platform}-${kind}`
  return { name, plan: { seed: `corpus-${name}`, platform, size, scenarios, ...rest } }
}

const changed = (base: Recipe, change: (snapshot: Snapshot) => Snapshot): Recipe => ({ ...base, change })
const posts = (change: (post: Post) => Partial<Post>) => (snapshot: Snapshot) => ({
  ...snapshot,
  posts: snapshot.posts.map((post) => ({ ...post, ...change(post) })),
})

/** Bought for every post alike, which only its readings show. */
const inProportion = { intensity: 0.4, daysBefore: 400, sizedBy: 'post' } as const
const watched = { followers: 150_000, size: { ...size, followersSampled: 20, comments: 12, historyDays: 30 } }

const recipes: Recipe[] = [
  ...platforms.map((platform) => recipe(platform, 'clean', [], { size: { ...size, followersSampled: 52 } })),
  recipe('instagram', 'clean-mega', [], { followers: 4_200_000 }),
  recipe('instagram', 'clean-nano', [], { followers: 2_300 }),
  recipe('tiktok', 'clean-consent', [], { basis: 'consent' }),
  recipe('instagram', 'bought-followers-burst', [{ kind: 'bought-followers-burst', intensity: 0.35 }], { size: crowd }),
  recipe('tiktok', 'bought-followers-burst', [{ kind: 'bought-followers-burst', intensity: 0.25 }]),
  recipe('youtube', 'bought-followers-burst', [{ kind: 'bought-followers-burst', intensity: 0.4 }]),
  recipe('x', 'bought-followers-drip', [{ kind: 'bought-followers-drip', intensity: 0.4 }], { size: crowd }),
  recipe('instagram', 'bought-followers-drip', [{ kind: 'bought-followers-drip', intensity: 0.3 }], { size: crowd }),
  recipe('twitch', 'bought-followers-drip', [{ kind: 'bought-followers-drip', intensity: 0.3 }]),
  recipe('instagram', 'bought-likes', [{ kind: 'bought-likes', intensity: 0.7 }]),
  recipe('tiktok', 'bought-likes', [{ kind: 'bought-likes', intensity: 0.6, daysBefore: 400 }], { followers: 220_000 }),
  recipe('youtube', 'bought-likes', [{ kind: 'bought-likes', intensity: 0.8, daysBefore: 400 }], { followers: 90_000 }),
  recipe('tiktok', 'bought-views', [{ kind: 'bought-views', intensity: 0.6, daysBefore: 400 }], { followers: 180_000 }),
  recipe('youtube', 'bought-views', [{ kind: 'bought-views', intensity: 0.8, daysBefore: 400 }], { followers: 60_000 }),
  recipe('instagram', 'comment-bots', [{ kind: 'comment-bots', intensity: 0.6 }], { followers: 260_000 }),
  recipe('youtube', 'comment-bots', [{ kind: 'comment-bots', intensity: 0.5 }], { followers: 150_000 }),
  recipe('youtube', 'comment-bots-light', [{ kind: 'comment-bots', intensity: 0.5 }]),
  recipe('instagram', 'pod', [{ kind: 'pod', intensity: 0.7 }]),
  recipe('linkedin', 'pod', [{ kind: 'pod', intensity: 0.8 }]),
  recipe('instagram', 'follow-unfollow', [{ kind: 'follow-unfollow', intensity: 0.8 }], { followers: 24_000 }),
  recipe('x', 'follow-unfollow', [{ kind: 'follow-unfollow', intensity: 0.5 }]),
  recipe('instagram', 'giveaway', [{ kind: 'giveaway', intensity: 0.15, daysBefore: 14 }]),
  recipe('tiktok', 'giveaway', [{ kind: 'giveaway', intensity: 0.3, daysBefore: 9 }]),
  recipe('tiktok', 'viral', [{ kind: 'viral', intensity: 0.4, daysBefore: 10 }]),
  recipe('youtube', 'viral', [{ kind: 'viral', intensity: 0.2 }]),
  recipe('instagram', 'viral', [{ kind: 'viral', intensity: 0.3, daysBefore: 30 }]),
  recipe('x', 'shout-out', [{ kind: 'shout-out', intensity: 0.15, daysBefore: 12 }]),
  recipe('instagram', 'shout-out', [{ kind: 'shout-out', intensity: 0.25, daysBefore: 8 }]),
  recipe('instagram', 'mixture', [
    { kind: 'bought-followers-burst', intensity: 0.3 },
    { kind: 'bought-likes', intensity: 0.5 },
    { kind: 'comment-bots', intensity: 0.5 },
  ]),
  recipe('tiktok', 'mixture', [
    { kind: 'bought-followers-drip', intensity: 0.4 },
    { kind: 'bought-views', intensity: 0.6, daysBefore: 400 },
  ]),
  recipe('instagram', 'clean-reads', [], { followers: 90_000, reads: true }),
  recipe('youtube', 'viral-reads', [{ kind: 'viral', intensity: 0.2 }], { followers: 120_000, reads: true }),
  recipe('tiktok', 'arrival-bought-likes', [{ ...inProportion, kind: 'bought-likes' }], { ...watched, reads: true }),
  recipe('x', 'arrival-bought-views', [{ ...inProportion, kind: 'bought-views' }], { ...watched, reads: true }),
  recipe('instagram', 'private', [], { availability: 'private' }),
  recipe('tiktok', 'private', [], { availability: 'private' }),
  recipe('x', 'not-found', [], { availability: 'not-found' }),
  recipe('youtube', 'restricted', [], { availability: 'restricted' }),
  changed(recipe('instagram', 'partial', []), (snapshot) => ({
    ...snapshot,
    followersSample: null,
    history: [],
    likers: [],
  })),
  changed(recipe('tiktok', 'partial-posts-only', []), (snapshot) => ({
    ...snapshot,
    followersSample: null,
    history: [],
    comments: [],
    likers: [],
    accounts: [],
  })),
  changed(recipe('instagram', 'one-post', []), (snapshot) => ({ ...snapshot, posts: snapshot.posts.slice(0, 1) })),
  changed(
    recipe('tiktok', 'no-metrics', []),
    posts(() => ({ likes: null, comments: null, views: null, shares: null })),
  ),
  changed(
    recipe('instagram', 'hidden-likes', []),
    posts(() => ({ likes: null })),
  ),
  changed(recipe('youtube', 'hidden-subscribers', []), (snapshot) => ({
    ...snapshot,
    profile: { ...snapshot.profile, followers: null },
    history: [],
  })),
  changed(recipe('youtube', 'nothing-to-judge', []), (snapshot) => ({
    ...snapshot,
    ...{ posts: [], comments: [], likers: [], accounts: [], history: [], followersSample: null, audience: null },
  })),
  recipe('youtube', 'rounded', [], { followers: 1_240_000 }),
  recipe('instagram', 'heavily-sponsored', [], { sponsoredShare: 0.6 }),
  recipe('instagram', 'recent-sample', [{ kind: 'bought-followers-burst', intensity: 0.2 }], {
    followersMethod: 'recent',
    size: crowd,
  }),
]

/** Leaves out the profiles of people who only liked: they are most of the bytes and no signal reads them. */
function thinned({ snapshot }: { snapshot: Snapshot }): { snapshot: Snapshot } {
  const authors = new Set(snapshot.comments.map(({ authorId }) => authorId))
  return { snapshot: { ...snapshot, accounts: snapshot.accounts.filter(({ id }) => authors.has(id)) } }
}

for (const { name, plan, change } of recipes) {
  if (existsSync(snapshotPath(name))) continue
  const { snapshot } = thinned(simulateCreator({ ...plan, at }))
  writeFileSync(snapshotPath(name), `${canonicalSnapshot(change === undefined ? snapshot : change(snapshot))}\n`)
  console.log(`Drew ${name}.`)
}
