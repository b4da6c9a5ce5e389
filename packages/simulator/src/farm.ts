/** The farm behind bought likes and comments. It keeps its accounts in batches and sends one batch to a post: the same accounts meet under some
 *  posts and never under the others, which no crowd of fans does. */

import type { ScenarioKind } from './plan.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

/** Batches that serve one creator (chosen). */
const batches = 3
/** More accounts than any batch has: numbers of batch `n` begin at `n` times this. */
export const farmBatchMax = 100_000

/** @returns the batch that works on the post, 0 to 2. */
export function farmBatch(world: World, slot: PostSlot, kind: ScenarioKind): number {
  return random(world.seed, 'batch', kind, slot.id).int(batches)
}
