import { binomialUpperTail } from '../statistics/binomial-tail.ts'
import type { ActionGraph } from './action-graph.ts'
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
    const best = strongest(graph, isActive)
    if (best === null) break
    blocks.push(best)
    for (const actor of best.actors) isActive[actor] = 0
  }
  return blocks.sort((a, b) => a.logP - b.logP)
}

/** Candidates that look best at first sight are refined; the others hardly ever overtake them. */
const refinedMax = 4

function strongest(graph: ActionGraph, isActive: Uint8Array): Block | null {
  const promising = candidates(graph, isActive)
    .filter((columns) => columns.length >= blockColumnsMin && columns.length < graph.columns.length)
    .map((columns) => judgedBlock(graph, isActive, columns))
    .filter((block) => block !== null)
    .sort((a, b) => surpriseOf(a) - surpriseOf(b))
    .slice(0, refinedMax)
  let best: Block | null = null
  for (const block of promising) {
    const better = refined(graph, isActive, block)
    if (better !== null && (best === null || surpriseOf(better) < surpriseOf(best))) best = better
  }
  return best
}

/** The column from which the search for company starts: the least popular one, since what is shared there is explained least.
 *  Columns that nobody active is left on lead nowhere. */
function seedAmong(graph: ActionGraph, isActive: Uint8Array): number | null {
  const degree = columnCounts(graph, isActive)
  let seed: number | null = null
  for (const [column, count] of degree.entries()) {
    if (count >= insideMin && (seed === null || count < (degree[seed] ?? 0))) seed = column
  }
  return seed
}

/** @returns for each column how many of the chosen actors act on it */
function columnCounts({ columns, actorOf, columnOf }: ActionGraph, isChosen: Uint8Array): Uint32Array {
  const counts = new Uint32Array(columns.length)
  for (let edge = 0; edge < actorOf.length; edge += 1) {
    const column = columnOf[edge] ?? 0
    counts[column] = (counts[column] ?? 0) + (isChosen[actorOf[edge] ?? 0] ?? 0)
  }
  return counts
}

/** Column sets to start from. */
function candidates(graph: ActionGraph, isActive: Uint8Array): number[][] {
  const { columns } = graph
  if (columns.length < blockColumnsMin + 1) return []
  const densest = densestBlock(graph, isActive)
  // Camouflaged accounts are dense everywhere; the posts that they came for are those they favour.
  const sets = [densest.columns, columnsOf(graph, isActive, densest.actors)]
  // Beneath the densest block, which is often that of the most devoted fans, lies the next one.
  const rest = isActive.slice()
  for (const actor of densest.actors) rest[actor] = 0
  const next = densestBlock(graph, rest)
  sets.push(next.columns, columnsOf(graph, isActive, next.actors))
  const seed = seedAmong(graph, isActive)
  if (seed === null) return sets
  const ranked = residualColumns(graph, isActive, seed)
  for (let size = blockColumnsMin; size < columns.length && size <= columnsTriedMax; size *= 2) {
    // A direction has two ends, and a ring may be at either.
    sets.push(ranked.slice(0, size), ranked.slice(-size))
  }
  return sets
}

function refined(graph: ActionGraph, isActive: Uint8Array, first: Block): Block | null {
  let block: Block | null = first
  let best: Block | null = null
  for (let round = 0; round < refinementsMax && block !== null; round += 1) {
    if (isReportable(block) && (best === null || surpriseOf(block) < surpriseOf(best))) best = block
    const current: readonly number[] = block.columns
    const next = columnsOf(graph, isActive, block.actors)
    const isSettled = next.length === current.length && next.every((column, index) => column === current[index])
    const isBlock = next.length >= blockColumnsMin && next.length < graph.columns.length
    block = isSettled || !isBlock ? null : judgedBlock(graph, isActive, next)
  }
  return best
}

/** Columns on which a group acts more than its members' activity explains. */
function columnsOf(graph: ActionGraph, isActive: Uint8Array, members: readonly number[]): number[] {
  const isMember = new Uint8Array(graph.actors.length)
  for (const member of members) isMember[member] = 1
  const own = columnCounts(graph, isMember)
  const all = columnCounts(graph, isActive)
  const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0)
  const [actions, edges] = [sum(own), sum(all)]
  const found: number[] = []
  for (const [column, hits] of own.entries()) {
    const chance = (all[column] ?? 0) / edges
    if (hits >= 2 && hits > actions * chance && binomialUpperTail(actions, chance, hits) <= columnTailMax)
      found.push(column)
  }
  return found
}
