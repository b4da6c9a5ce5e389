/** Real fans who share a taste: those of a topic come to its posts and seldom to others, the devoted come to everything, others came or left
 *  one day. They look like a ring to whoever asks only who comes to the same posts. */

import type { FullAccount } from './account-fields.ts'
import { person } from './people.ts'
import type { PostSlot } from './post-slots.ts'
import { random } from './random.ts'
import type { World } from './world.ts'

/** Chance that a fan of a topic acts on a post of it, and that a devoted one acts on any (chosen). */
const [topicChance, devotedChance] = [
  [0.3, 0.8],
  [0.8, 1],
] as const
/** Part of what a post of theirs gathers that a group makes (chosen). */
const topicPart = [0.1, 0.4] as const
const wholePart = [0.03, 0.12] as const
/** Days before the snapshot within which a group came or left. */
const periodDays = 60
/** More accounts than any group has: numbers of group `n` begin at `n` times this. */
const groupMax = 1_000_000

/** A group as it stands to a post. */
export interface TasteGroup {
  index: number
  /** Chance that a member acts on the post. */
  chance: number
  /** Members who act, as a part of all who do. */
  part: number
}

/** @returns the groups whose taste the post meets; none unless the plan asks for groups */
export function tasteGroupsOn(world: World, slot: PostSlot): TasteGroup[] {
  const count = world.plan.tasteGroups ?? 0
  if (count <= 0) return []
  const topic = random(world.seed, 'topic', slot.id).int(count)
  return [topicGroup(world, topic), ...wholeGroups(world, slot, count)]
}

function topicGroup(world: World, topic: number): TasteGroup {
  const draw = random(world.seed, 'taste', topic)
  return { index: topic, chance: draw.between(...topicChance), part: draw.between(...topicPart) }
}

/** The devoted, those who came and those who left. */
function wholeGroups(world: World, slot: PostSlot, count: number): TasteGroup[] {
  const draw = random(world.seed, 'taste', 'whole')
  const devoted = { index: count, chance: draw.between(...devotedChance), part: draw.between(...wholePart) }
  const turn = world.day - draw.int(periodDays)
  const came = { index: count + 1, chance: draw.between(...topicChance), part: draw.between(...topicPart) }
  const left = { index: count + 2, chance: draw.between(...topicChance), part: draw.between(...topicPart) }
  return [devoted, slot.day >= turn ? came : left]
}

/** How many of a group a list shows, and who they are: the members who act are so many of a group of fixed size, and the list shows some
 *  of them.
 *
 *  @param all people who act on the post
 *  @param usual people who act on a usual post, by which a group is sized
 *  @param shown length of the list */
export function listedOfGroup(
  world: World,
  slot: PostSlot,
  group: TasteGroup,
  all: number,
  usual: number,
  shown: number,
): FullAccount[] {
  const draw = random(world.seed, 'tasteful', group.index, slot.id)
  const members = Math.max(1, Math.round((usual * group.part) / group.chance))
  const listed = Math.min(members, shown, draw.poisson((members * group.chance * shown) / Math.max(1, all)))
  const numbers = new Set<number>()
  for (let tries = 0; numbers.size < listed && tries < 20 * listed; tries++) numbers.add(draw.int(members))
  return [...numbers].map((number) => groupMember(world, group, number))
}

/** @returns the fan of that number in the group */
export function groupMember(world: World, group: TasteGroup, number: number): FullAccount {
  return person(world, 't', group.index * groupMax + number)
}
