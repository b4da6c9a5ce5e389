import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { actionGraph } from '../../../packages/engine/src/lockstep/action-graph.ts'
import { actionsOf } from '../../../packages/engine/src/lockstep/actions.ts'
import { crowdOf } from '../../../packages/engine/src/lockstep/crowd.ts'
import { densestBlock } from '../../../packages/engine/src/lockstep/densest-block.ts'
import {
  camouflagedRing,
  type Detector,
  engineDetector,
  fakeStars,
  type LockstepRow,
  loadLikedPosts,
  measure,
  timedRing,
} from '../experiments/lockstep.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Rings hidden among real likers, and accounts that were sold as stargazers. The background is nobody's ground truth: what is found where
 *  nothing was hidden may be a mistake or a discovery, and is counted as a mistake. */
export const lockstepPart: AccuracyPart = {
  name: 'lockstep',
  measure(data) {
    const known = ['graph_ig_likers.json', 'graph_fake_star_edges.csv'].every((file) => existsSync(join(data, file)))
    return known ? measured(data) : null
  },
}

/** The simple method: FRAUDAR's densest block of who acted on what, without times and without asking whether chance explains it. It
 *  always names somebody. */
const densestDetector: Detector = ({ likers, comments }) => {
  const liked = likers.flatMap(({ postId, accountIds }) => accountIds.map((actor) => ({ actor, post: postId })))
  const commented = comments.map(({ authorId, postId }) => ({ actor: authorId, post: postId }))
  const named = [...liked, ...commented].map((action) => ({ ...action, minute: Number.NaN }))
  const { actors, posts, actorOf, postOf } = actionsOf(named)
  const graph = actionGraph(actorOf, postOf, actors.length, posts.length, 1)
  const block = densestBlock(crowdOf(graph, new Uint8Array(graph.actors.length).fill(1)))
  return { accounts: new Set(block.actors.map((actor) => actors[graph.actors[actor] ?? 0] ?? '')), blocks: 1 }
}

function measured(data: string): { text: string; goals: Goal[] } {
  const likers = loadLikedPosts(data)
  const rowsOf = (detector: Detector) => ({
    untouched: measure('untouched likers', likers, null, 'likes', detector),
    untouchedTimes: measure('untouched, as comments with times', likers, null, 'comments', detector),
    ring: measure('100 x 20 at .25, camouflage 5', likers, camouflagedRing, 'likes', detector),
    mixed: measure('same, 20 real likers a post', likers, { ...camouflagedRing, honest: 20 }, 'likes', detector),
    timed: measure('50 x 10 at .5 within 20 minutes', likers, timedRing, 'comments', detector),
    thin: measure('50 x 10 at .25 within 20 minutes', likers, { ...timedRing, density: 0.25 }, 'comments', detector),
    starsAlone: fakeStars(data, [], detector),
    stars: fakeStars(data, likers, detector),
  })
  const [ours, simple] = [rowsOf(engineDetector), rowsOf(densestDetector)]
  const lines = [...Object.values(ours).map(cellsOf('Vouch')), ...Object.values(simple).map(cellsOf('densest block'))]
  const table = markdownTable(['method', 'hidden', 'blocks', 'precision', 'recall', 'F1'], lines)
  return {
    text: `### lockstep: rings hidden among real likers, means of five seeds\n\n${table}`,
    goals: [
      {
        measure: 'ring of 100 accounts on 20 posts among real likers, a quarter on each, camouflaged',
        kind: 'half-real',
        goal: 'P .95, R .90',
        reached: `P ${shown(ours.ring.precision)}, R ${shown(ours.ring.recall)}`,
        baseline: `P ${shown(simple.ring.precision)}, R ${shown(simple.ring.recall)}`,
        met: (ours.ring.precision ?? 0) >= 0.95 && (ours.ring.recall ?? 0) >= 0.9,
      },
      {
        measure: 'ring of 50 accounts on 10 posts among real likers, with times',
        kind: 'half-real',
        goal: 'F1 .8',
        reached: `F1 ${shown(ours.timed.f1)}`,
        baseline: `F1 ${shown(simple.timed.f1)}`,
        met: (ours.timed.f1 ?? 0) >= 0.8,
      },
    ],
  }
}

function cellsOf(method: string) {
  return ({ experiment, blocks, precision, recall, f1 }: LockstepRow): string[] => [
    method,
    experiment,
    blocks.toFixed(1),
    shown(precision),
    shown(recall),
    shown(f1),
  ]
}

function shown(value: number | null): string {
  return value === null ? '–' : value.toFixed(3)
}
