import { binomialUpperTail } from '../statistics/binomial-tail.ts'
import type { ActionGraph } from './action-graph.ts'
import { type Crowd, crowdOf, sizeOf } from './crowd.ts'
import { densestBlock } from './densest-block.ts'
import {
  type Block,
  blockActorsMin,
  blockColumnsMin,
  insideMin,
  isReportable,
  judgedBlock,
  surpriseOf,
} from './judge-block.ts'
import { residualColumns } from './residual-columns.ts'

/** Finds groups that act on the same posts far beyond what degrees explain. Candidates come from two sides (density, and
 *  company beyond degrees); each is refined by asking in turn "who belongs to these posts" and "which posts belong to
 *  these accounts" and is then judged against the null. The search may be greedy, the judgement may not. */

const refinementsMax = 6
const blocksMax = 8
/** Largest set of columns that the search starts from; refining may make it larger. */
const columnsTriedMax = 64
/** Chance below which a column belongs to a group of accounts. */
const columnTailMax = 1e-3

/** @returns significant blocks, the most surprising first; an account is in one block only */
export function findBlocks(graph: ActionGraph): Block[] {
  if (graph.actors.length < blockActorsMin || graph.columns.length <= blockColumnsMin) return []
  const isActive = new Uint8Array(graph.actors.length).fill(1)
  const blocks: Block[] = []
  while (blocks.length < blocksMax) {
    const best = strongest(crowdOf(graph, isActive.slice()))
    if (best === null) break
    blocks.push(best)
    for (const actor of best.actors) isActive[actor] = 0
  }
  return blocks.sort((a, b) => a.logP - b.logP)
}

/** Candidates that look best at first sight are refined; the others hardly ever overtake them. */
const refinedMax = 4

/** The most surprising reportable block among those who take part.
 *
 *  Looking at all candidates first and refining only the best keeps the cost near that of one pass: a refinement asks up to six more
 *  sets, and most candidates are nothing. */
function strongest(crowd: Crowd): Block | null {
  const promising = candidates(crowd)
    .filter((columns) => columns.length >= blockColumnsMin && columns.length < crowd.graph.columns.length)
    .map((columns) => judgedBlock(crowd, columns))
    .filter((block) => block !== null)
    .sort((a, b) => surpriseOf(a) - surpriseOf(b))
    .slice(0, refinedMax)
  let best: Block | null = null
  for (const block of promising) {
    const better = refined(crowd, block)
    if (better !== null && (best === null || surpriseOf(better) < surpriseOf(best))) best = better
  }
  return best
}

/** The column from which the search for company starts: the least popular one, since what is shared there is explained least.
 *  Columns that nobody active is left on lead nowhere. */
function seedAmong(crowd: Crowd): number | null {
  let seed: number | null = null
  for (let column = 0; column < crowd.graph.columns.length; column += 1) {
    const size = sizeOf(crowd, column)
    if (size >= insideMin && (seed === null || size < sizeOf(crowd, seed))) seed = column
  }
  return seed
}

/** Column sets to start from. */
function candidates(crowd: Crowd): number[][] {
  const { columns } = crowd.graph
  if (columns.length < blockColumnsMin + 1) return []
  const densest = densestBlock(crowd)
  // Camouflaged accounts are dense everywhere; the posts that they came for are those they favour.
  const sets = [densest.columns, columnsOf(crowd, densest.actors)]
  // Beneath the densest block, which is often that of the most devoted fans, lies the next one.
  const rest = crowd.isActive.slice()
  for (const actor of densest.actors) rest[actor] = 0
  const next = densestBlock(crowdOf(crowd.graph, rest))
  sets.push(next.columns, columnsOf(crowd, next.actors))
  const seed = seedAmong(crowd)
  if (seed === null) return sets
  const ranked = residualColumns(crowd, seed)
  for (let size = blockColumnsMin; size < columns.length && size <= columnsTriedMax; size *= 2) {
    // A direction has two ends, and a ring may be at either.
    sets.push(ranked.slice(0, size), ranked.slice(-size))
  }
  return sets
}

/** Asks in turn who belongs to the columns and which columns belong to these, until the answer repeats itself.
 *
 *  The rounds may pass through a better block and leave it again, so the best one on the way is kept.
 *
 *  @returns null where no block on the way may be reported */
function refined(crowd: Crowd, first: Block): Block | null {
  let block: Block | null = first
  let best: Block | null = null
  for (let round = 0; round < refinementsMax && block !== null; round += 1) {
    if (isReportable(block) && (best === null || surpriseOf(block) < surpriseOf(best))) best = block
    const current: readonly number[] = block.columns
    const next = columnsOf(crowd, block.actors)
    const isSettled = next.length === current.length && next.every((column, index) => column === current[index])
    const isBlock = next.length >= blockColumnsMin && next.length < crowd.graph.columns.length
    block = isSettled || !isBlock ? null : judgedBlock(crowd, next)
  }
  return best
}

/** Columns on which a group acts more than its members' activity explains. */
function columnsOf(crowd: Crowd, members: readonly number[]): number[] {
  const { columns, start, columnOf } = crowd.graph
  const own = new Uint32Array(columns.length)
  let actions = 0
  for (const member of members) {
    for (let edge = start[member] ?? 0; edge < (start[member + 1] ?? 0); edge += 1) {
      const column = columnOf[edge] ?? 0
      own[column] = (own[column] ?? 0) + 1
      actions += 1
    }
  }
  const found: number[] = []
  for (const [column, hits] of own.entries()) {
    const chance = sizeOf(crowd, column) / crowd.actorsOfColumns.length
    if (hits >= 2 && hits > actions * chance && binomialUpperTail(actions, chance, hits) <= columnTailMax)
      found.push(column)
  }
  return found
}
