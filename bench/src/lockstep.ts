import type { Snapshot } from '@vouch/engine'
import { seededRandom } from '@vouch/engine'
import { actionGraph } from '../../packages/engine/src/lockstep/action-graph.ts'
import { actionsOf } from '../../packages/engine/src/lockstep/actions.ts'
import { crowdOf } from '../../packages/engine/src/lockstep/crowd.ts'
import { judgedBlock } from '../../packages/engine/src/lockstep/judge-block.ts'
import { reviewLockstep } from '../../packages/engine/src/lockstep/review-lockstep.ts'
import type { Row } from './row.ts'

/** The search for rings among a million likes, with one ring hidden in them. Seconds of the processor, not of the clock: the search runs
 *  on one core, and other programs must not change the figure. */

const [edges, accounts, posts] = [1_000_000, 200_000, 400]
const ring = { accounts: 1_000, posts: 20, density: 0.5 }
const secondsMax = 10
/** Part of all likes that the lists show. */
const partListed = 0.1
/** Sets of posts that are judged for the second row, as many as a null by rewiring would draw graphs. */
const setsJudged = 20

export function lockstepRows(): Row[] {
  const snapshot = crowdedSnapshot()
  const detection = secondsOf(() => reviewLockstep(snapshot))
  const found = detection.outcome?.blocks.flatMap(({ accountIds }) => accountIds) ?? []
  const right = found.filter((id) => id.startsWith('ring')).length
  const crowd = crowdIn(snapshot)
  const judging = secondsOf(() => {
    for (let set = 0; set < setsJudged; set++) judgedBlock(crowd, columnsOf(set))
  })
  return [
    {
      what: 'lockstep, 1,000,000 edges',
      figure: `${detection.seconds.toFixed(1)} s of CPU`,
      peer: `limit ${secondsMax} s (${right} of the ring’s ${ring.accounts} accounts named, ${found.length - right} others)`,
      kept: detection.seconds < secondsMax,
    },
    {
      what: `  the analytic null of ${setsJudged} sets of posts`,
      figure: `${judging.seconds.toFixed(1)} s of CPU`,
      peer: 'the search asks it of some dozens of sets, in the time above',
      kept: null,
    },
  ]
}

/** Likes in proportion to how devoted an account and how popular a post is, both uneven; and a ring under posts that
 *  few others like. */
function crowdedSnapshot(): Snapshot {
  const random = seededRandom(1)
  const likers = Array.from({ length: posts }, (_, post) => ({ postId: `p${post}`, accountIds: new Set<string>() }))
  for (let left = edges; left > 0; ) {
    const liked = likers[Math.floor(posts * random() ** 1.5)]?.accountIds
    const before = liked?.size ?? 0
    liked?.add(`a${Math.floor(accounts * random() ** 2)}`)
    left -= (liked?.size ?? 0) - before
  }
  for (let member = 0; member < ring.accounts; member++) {
    for (let post = 0; post < ring.posts; post++)
      if (random() < ring.density) likers[posts - 1 - post]?.accountIds.add(`ring${member}`)
  }
  return {
    schema: 'vouch.snapshot/1',
    platform: 'instagram',
    handle: 'crowded',
    fetchedAt: '2026-01-01T00:00:00Z',
    availability: 'found',
    source: { connector: 'import', basis: 'import' },
    posts: likers.map(({ postId, accountIds }) => ({
      id: postId,
      publishedAt: '2025-12-01T00:00:00Z',
      kind: 'image',
      likes: Math.round(accountIds.size / partListed),
    })),
    comments: [],
    likers: likers.map(({ postId, accountIds }) => ({ postId, accountIds: [...accountIds] })),
    accounts: [],
    history: [],
  }
}

function crowdIn({ likers }: Snapshot) {
  const named = likers.flatMap(({ postId, accountIds }) =>
    accountIds.map((actor) => ({ actor, post: postId, minute: Number.NaN })),
  )
  const actions = actionsOf(named)
  const graph = actionGraph(actions.actorOf, actions.postOf, actions.actors.length, actions.posts.length, 3)
  return crowdOf(graph, new Uint8Array(graph.actors.length).fill(1))
}

/** Sets from 3 to 60 columns, spread over all. */
function columnsOf(set: number): number[] {
  return Array.from({ length: 3 * (set + 1) }, (_, index) => (7 * index + set) % posts)
}

function secondsOf<Outcome>(work: () => Outcome): { outcome: Outcome; seconds: number } {
  const began = process.cpuUsage()
  const outcome = work()
  return { outcome, seconds: process.cpuUsage(began).user / 1e6 }
}
