import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reviewLockstep } from '../../../packages/engine/src/lockstep/review-lockstep.ts'
import { loadLikedPosts } from '../experiments/lockstep.ts'
import { drawnListsOf, oneCreatorScene, ringSights } from '../experiments/one-creator-scene.ts'
import { type OwnPostFigures, ownPostFigures, ownPostSides } from '../experiments/own-posts.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Lockstep on one creator's own posts: how often a ring is found among real fans who like the same posts as well, and how often fans
 *  without a ring are taken for one. */
export const ownPostsPart: AccuracyPart = {
  name: 'own-posts',
  measure: (data) => (existsSync(join(data, realLikers)) ? ownPosts('own posts', creatorsMeasured, data) : null),
}

const realLikers = 'graph_ig_likers.json'
const creatorsMeasured = 100
const doses = [0, 0.1, 0.25] as const
const sizes = ['standard', 'large'] as const
const flaggedMin = new Map<number, number>([
  [0.1, 0.8],
  [0.25, 0.95],
])
/** Lists of real likers are cut to these lengths, so many times each. */
const [realLengths, realDraws] = [[100, 300, 1_000], 10] as const

/** @param seed names the creators; another seed has creators that nothing was chosen on
 *  @param creators for each row of the tables
 *  @param data the folder of tables; without real likers in it their row is left out */
export function ownPosts(seed: string, creators: number, data: string): { text: string; goals: Goal[] } {
  const rows = ownPostSides.flatMap((side) =>
    sizes.flatMap((size) => doses.map((dose) => ownPostFigures(seed, side, size, dose, creators))),
  )
  const clean = rows.filter(({ dose }) => dose === 0)
  const drawn = drawnRows(seed, creators)
  const falsely = sumOf(clean, ({ flagged }) => flagged) + drawn.falsely
  const among = sumOf(clean, (row) => row.creators) + drawn.clean
  const head = ['side', 'size', 'ring', 'flagged', 'precision', 'recall', 'share within its interval']
  const text = [
    `### own-posts: rings among one simulated creator's likers and commenters, beside fans who share tastes\n\n${markdownTable(head, rows.map(cellsOf))}`,
    `Drawn crowds, likers only:\n\n${markdownTable(['lists', 'how the ring is seen', 'ring', 'found'], drawn.cells)}`,
    realLine(data),
  ].join('\n\n')
  return { text, goals: [cleanGoal(falsely, among), ...[0.25, 0.1].map((dose) => ringGoal(rows, dose))] }
}

function cleanGoal(falsely: number, among: number): Goal {
  const reached = `${falsely} of ${among}`
  return {
    measure: 'one creator’s posts without a ring: creators flagged',
    kind: 'simulated',
    goal: '0 flagged',
    reached,
    baseline: '–',
    met: falsely === 0,
  }
}

/** The goal is for likers, where lists show a part of all; comments are in the table. */
function ringGoal(rows: readonly OwnPostFigures[], dose: number): Goal {
  const asked = rows.filter((row) => row.side === 'likers' && row.dose === dose)
  const reached = sumOf(asked, ({ flagged }) => flagged) / sumOf(asked, ({ creators }) => creators)
  const goal = flaggedMin.get(dose) ?? 1
  return {
    measure: `one creator’s posts, ${dose * 100}% of the likes by a ring: creators flagged`,
    kind: 'simulated',
    goal: `flagged ${goal}`,
    reached: reached.toFixed(3),
    baseline: '–',
    met: reached >= goal,
  }
}

function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0)
}

function cellsOf({ side, size, dose, creators, flagged, precision, recall, covered, told }: OwnPostFigures): string[] {
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2))
  return [side, size, shareText(dose), `${flagged}/${creators}`, shown(precision), shown(recall), `${covered}/${told}`]
}

function shareText(dose: number): string {
  return dose === 0 ? 'none' : `${dose * 100}%`
}

/** Creators of the other generator, in all ways of seeing a ring; the ways that show little of it are not expected to succeed. */
function drawnRows(seed: string, creators: number) {
  const cells: string[][] = []
  let [falsely, clean] = [0, 0]
  for (const crowd of ['drawn', 'complete'] as const) {
    const lists = crowd === 'drawn' ? 'a part of the likers' : 'all likers'
    const found = (sight: (typeof ringSights)[number] | null, share: number) => {
      const rings = sight === null ? null : { sight, share }
      return Array.from({ length: creators }, (_, index) =>
        oneCreatorScene({ seed: `${seed}/${index}`, crowd, ring: rings }),
      ).filter(({ snapshot, ringIds }) => isFlagged(reviewLockstep(snapshot)?.blocks ?? [], ringIds)).length
    }
    const none = found(null, 0)
    falsely += none
    clean += creators
    cells.push([lists, 'no ring', 'none', `${none}/${creators}`])
    for (const sight of ringSights) {
      for (const share of [0.25, 0.1])
        cells.push([lists, sight, shareText(share), `${found(sight, share)}/${creators}`])
    }
  }
  return { cells, falsely, clean }
}

/** Without a ring anybody who is named is named falsely; with one, most of those named must belong to it. */
function isFlagged(blocks: readonly { accountIds: string[] }[], ring: ReadonlySet<string>): boolean {
  const named = blocks.flatMap(({ accountIds }) => accountIds)
  return ring.size === 0 ? named.length > 0 : 2 * named.filter((id) => ring.has(id)).length > named.length
}

/** The second half of the creators with real likers: nothing was chosen on them. */
function realLine(data: string): string {
  if (!existsSync(join(data, realLikers))) return 'Real likers: not in this folder.'
  const posts = loadLikedPosts(data)
  const held = posts.slice(posts.length >> 1)
  const snapshots = realLengths.flatMap((length) =>
    Array.from({ length: realDraws }, (_, index) => drawnListsOf(held, length, `${length}/${index}`)),
  )
  const named = snapshots.filter((snapshot) => (reviewLockstep(snapshot)?.blocks.length ?? 0) > 0).length
  return `Real likers of ${held.length} posts, lists of ${realLengths.join(', ')}: a group named in ${named} of ${snapshots.length} draws.`
}
