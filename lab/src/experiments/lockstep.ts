/** Rings hidden in real engagement: how many of their members are found, and whether anything is found where nothing was hidden.
 *
 *  The background is who really liked the posts of real creators; nobody knows whether some of it was bought, so "nothing
 *  found" there is a goal and not a truth. Run alone: `node lab/src/experiments/lockstep.ts --data DIR`. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Comment, PostLikers, Snapshot } from '@vouch/engine'
import Papa from 'papaparse'
import type { LockstepReview } from '../../../packages/engine/src/lockstep/review.ts'
import { reviewLockstep } from '../../../packages/engine/src/lockstep/review-lockstep.ts'
import { seededRandom } from '../../../packages/engine/src/statistics/seeded-random.ts'

export interface LockstepRow {
  experiment: string
  runs: number
  /** Means over the runs; null where nothing was hidden. */
  precision: number | null
  recall: number | null
  f1: number | null
  /** Blocks found per run. */
  blocks: number
  milliseconds: number
}

export interface LikedPost {
  creator: string
  likers: string[]
}

/** A ring to hide: members act on each of its posts with the density given. */
export interface Ring {
  accounts: number
  posts: number
  density: number
  /** Real accounts that act on each of the ring's posts as well. */
  honest: number
  /** Actions of each member on the background's posts, the popular ones first in line. */
  camouflage: number
}

const seeds = [1, 2, 3, 4, 5]
const minuteMs = 60_000
const publishedMs = Date.parse('2020-01-01T00:00:00Z')

export function loadLikedPosts(folder: string): LikedPost[] {
  return JSON.parse(readFileSync(join(folder, 'graph_ig_likers.json'), 'utf8'))
}

/** Posts by id with their actors; each actor's minute after publishing, where times are simulated. */
type Scene = Map<string, Map<string, number>>

function sceneOf(posts: readonly LikedPost[], random: () => number): Scene {
  return new Map(
    posts.map(({ creator, likers }) => [creator, new Map(likers.map((liker) => [liker, organicMinute(random)]))]),
  )
}

/** People come over hours and days: a log-normal delay with a median of three hours. */
function organicMinute(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return 180 * Math.exp(1.3 * normal)
}

/** Hides a ring in a scene.
 *
 *  @param burstMinutes the ring acts on each post within this time
 *  @returns ids of its members */
export function hideRing(scene: Scene, ring: Ring, random: () => number, burstMinutes: number): Set<string> {
  const everybody = [...scene.values()].flatMap((actors) => [...actors.keys()])
  const background = [...scene.entries()]
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const members = Array.from({ length: ring.accounts }, (_, index) => `ring-${index}`)
  for (let index = 0; index < ring.posts; index += 1) {
    const actors = new Map<string, number>()
    for (let drawn = 0; drawn < ring.honest; drawn += 1) actors.set(pick(everybody) ?? '', organicMinute(random))
    const begin = organicMinute(random)
    for (const member of members) if (random() < ring.density) actors.set(member, begin + burstMinutes * random())
    scene.set(`target-${index}`, actors)
  }
  // A draw from all likes is a draw of posts by popularity.
  const popular = background.flatMap(([post, actors]) => Array.from(actors, () => post))
  for (const member of members) {
    for (let drawn = 0; drawn < ring.camouflage; drawn += 1) {
      scene.get(pick(popular) ?? '')?.set(member, organicMinute(random))
    }
  }
  return new Set(members)
}

function snapshotOf(scene: Scene, as: 'likes' | 'comments'): Snapshot {
  const ids = [...scene.keys()]
  const at = (minute: number) => new Date(publishedMs + minute * minuteMs).toISOString()
  const likers: PostLikers[] = ids.map((postId) => ({ postId, accountIds: [...(scene.get(postId)?.keys() ?? [])] }))
  const comments: Comment[] = ids.flatMap((postId) =>
    [...(scene.get(postId) ?? [])].map(([authorId, minute]) => ({
      id: `${postId} ${authorId}`,
      postId,
      authorId,
      text: '',
      publishedAt: at(minute),
    })),
  )
  return {
    schema: 'vouch.snapshot/1',
    platform: 'instagram',
    handle: 'background',
    fetchedAt: '2020-02-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: ids.map((id) => ({ id, publishedAt: at(0), kind: 'image' })),
    comments: as === 'comments' ? comments : [],
    likers: as === 'likes' ? likers : [],
    accounts: [],
    history: [],
  }
}

/** Names the accounts of a snapshot that it takes for rings, and says how many rings there are. */
export type Detector = (snapshot: Snapshot) => { accounts: ReadonlySet<string>; blocks: number }

/** The engine's own search and judgement. */
export const engineDetector: Detector = (snapshot) => {
  const review = reviewLockstep(snapshot)
  return { accounts: accountsIn(review), blocks: review?.blocks.length ?? 0 }
}

function accountsIn(review: LockstepReview | null): ReadonlySet<string> {
  return new Set(review?.blocks.flatMap(({ accountIds }) => accountIds) ?? [])
}

/** @returns precision, recall and F1 of the accounts in blocks; F1 is 0 where none is right */
export function agreement(review: LockstepReview | null, truth: ReadonlySet<string>) {
  return accountAgreement(accountsIn(review), truth)
}

/** @returns precision, recall and F1 of the accounts that were named; F1 is 0 where none is right */
export function accountAgreement(found: ReadonlySet<string>, truth: ReadonlySet<string>) {
  const right = [...found].filter((id) => truth.has(id)).length
  const precision = found.size === 0 ? 0 : right / found.size
  const recall = right / truth.size
  return { precision, recall, f1: right === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

/** Hides the ring in the background once for each seed and asks the detector.
 *
 *  @param ring null to leave the background as it is */
export function measure(
  name: string,
  posts: readonly LikedPost[],
  ring: Ring | null,
  as: 'likes' | 'comments',
  detector: Detector = engineDetector,
): LockstepRow {
  const runs = seeds.map((seed) => {
    const random = seededRandom(seed)
    const scene = sceneOf(posts, random)
    const truth = ring === null ? null : hideRing(scene, ring, random, 20)
    const snapshot = snapshotOf(scene, as)
    const begin = performance.now()
    const { accounts, blocks } = detector(snapshot)
    const milliseconds = performance.now() - begin
    return { blocks, milliseconds, ...(truth === null ? null : accountAgreement(accounts, truth)) }
  })
  const mean = (value: (run: (typeof runs)[number]) => number | undefined): number | null =>
    ring === null && value(runs[0] ?? { blocks: 0, milliseconds: 0 }) === undefined
      ? null
      : runs.reduce((sum, run) => sum + (value(run) ?? 0), 0) / runs.length
  return {
    experiment: name,
    runs: runs.length,
    precision: mean((run) => run.precision),
    recall: mean((run) => run.recall),
    f1: mean((run) => run.f1),
    blocks: mean((run) => run.blocks) ?? 0,
    milliseconds: mean((run) => run.milliseconds) ?? 0,
  }
}

/** A ring of 100 accounts on 20 posts, each of which a quarter of them likes, and five likes of each elsewhere. */
export const camouflagedRing: Ring = { accounts: 100, posts: 20, density: 0.25, honest: 0, camouflage: 5 }
/** A ring of 50 accounts that comments on 10 posts among 50 ordinary commenters each. */
export const timedRing: Ring = { accounts: 50, posts: 10, density: 0.5, honest: 50, camouflage: 5 }

/** All experiments on one data folder, in the order of the table. */
export function lockstepRows(folder: string): LockstepRow[] {
  const posts = loadLikedPosts(folder)
  const [ring, timed] = [camouflagedRing, timedRing]
  return [
    measure('untouched likers', posts, null, 'likes'),
    measure('untouched, as comments with times', posts, null, 'comments'),
    measure('100 x 20 at .25, no camouflage', posts, { ...ring, camouflage: 0 }, 'likes'),
    measure('100 x 20 at .25, camouflage 5', posts, ring, 'likes'),
    measure('same, 20 real likers a post', posts, { ...ring, honest: 20 }, 'likes'),
    measure('same, 50 real likers a post', posts, { ...ring, honest: 50 }, 'likes'),
    measure('50 x 10 at .5 within 20 minutes', posts, timed, 'comments'),
    measure('50 x 10 at .25 within 20 minutes', posts, { ...timed, density: 0.25 }, 'comments'),
    fakeStars(folder, []),
    fakeStars(folder, posts),
  ]
}

/** Accounts that were sold as stargazers, alone or beside real likers: how many of those seen on three and more projects are in a block, and how
 *  many of those in a block are stargazers at all. The file names positives only, so the likers stand in for ordinary people. */
export function fakeStars(
  folder: string,
  posts: readonly LikedPost[],
  detector: Detector = engineDetector,
): LockstepRow {
  const text = readFileSync(join(folder, 'graph_fake_star_edges.csv'), 'utf8')
  const { data } = Papa.parse<{ user: string; repo: string; t: string }>(text, { header: true, skipEmptyLines: true })
  const scene = sceneOf(posts, seededRandom(1))
  const degree = new Map<string, number>()
  for (const { user, repo, t } of data) {
    const minute = (Date.parse(t) - publishedMs) / minuteMs
    scene.set(repo, (scene.get(repo) ?? new Map()).set(user, minute))
    degree.set(user, (degree.get(user) ?? 0) + 1)
  }
  const begin = performance.now()
  const { accounts, blocks } = detector(snapshotOf(scene, 'comments'))
  const milliseconds = performance.now() - begin
  const truth = new Set([...degree].filter(([, count]) => count >= 3).map(([user]) => user))
  const recall = accountAgreement(accounts, truth).recall
  const precision = accountAgreement(accounts, new Set(degree.keys())).precision
  return {
    experiment: posts.length === 0 ? 'sold stars alone' : 'sold stars among real likers',
    runs: 1,
    precision,
    recall,
    f1: null,
    blocks,
    milliseconds,
  }
}

if (import.meta.main) {
  const { data } = parseArgs({ options: { data: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(
    lockstepRows(data).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(3) : value]),
      ),
    ),
  )
}
