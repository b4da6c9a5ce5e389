/** Earlier readings of a post's counts, as a watch takes them that comes back after an hour, six hours, a day, three days, a week and a month.
 *
 *  What a newcomer would get wrong: readings are drawn from streams of their own and end at the counts that the post has anyway, so a creator with
 *  readings is the same creator as without. */

import type { CountReading } from '@vouch/engine'
import { hourMs, timeText } from '../calendar.ts'
import type { PostCounts } from '../engagement.ts'
import type { PostDelivery } from '../plan.ts'
import type { PostSlot } from '../post-slots.ts'
import { random } from '../random.ts'
import type { World } from '../world.ts'
import { arrivalNature } from './arrival-nature.ts'
import { countAt, type NaturalArrival, naturalArrival } from './natural-arrival.ts'
import { type Delivered, type DeliveryWay, delivered, sellerWay } from './seller-delivery.ts'

/** Hours after publication. */
const readHours = [1, 6, 24, 72, 168, 720] as const
/** A reading that fails is not made up for. */
const missedChance = 0.04

/** The readings of one post, oldest first; those that would lie after the snapshot are not there. */
export function postReads(world: World, slot: PostSlot, counts: PostCounts): CountReading[] {
  const ageHours = (world.nowMs - slot.publishedMs) / hourMs
  const draw = random(world.seed, 'reads', slot.id)
  const ages = readHours
    .map((hours) => ({ age: hours + Math.min(1, hours / 3) * draw.next(), missed: draw.chance(missedChance) }))
    .filter(({ age, missed }) => age < ageHours - 0.5 && !missed)
    .map(({ age }) => age)
  if (ages.length === 0) return []
  const people = peopleOf(counts)
  const nature = arrivalNature(world.seed, world.platform)
  const natural = naturalArrival(nature, slot.id, slot.publishedMs, ageHours, people)
  const seller = delivered(world.seed, slot.id, sellerWay(world.seed), ageHours)
  // Pods and comment bots come when a post is new, whoever sells the likes.
  const soon = delivered(world.seed, `${slot.id}/soon`, 'fast', ageHours)
  // A few people take a like back, and platforms clear fakes away.
  const fades = draw.chance(0.3) ? 0.012 * draw.next() : 0
  return ages.map((age) => readingAt({ world, slot, counts, natural, seller, soon, fades, age, ageHours }))
}

interface Moment {
  world: World
  slot: PostSlot
  counts: PostCounts
  natural: NaturalArrival
  seller: Delivered
  soon: Delivered
  fades: number
  age: number
  ageHours: number
}

function readingAt({ slot, counts, natural, seller, soon, fades, age, ageHours }: Moment): CountReading {
  const people = (list: readonly number[]) =>
    countAt(natural.ages, list, age) * (1 + fades * Math.max(0, (age - 72) / ageHours))
  const boughtLikes = counts.boughtLikes * seller(age)
  const fromBots = (counts.botComments + counts.podComments) * soon(age)
  const likes = Math.round(people(natural.likes) + boughtLikes + counts.podComments * soon(age))
  const views = Math.round(people(natural.views) + counts.boughtViews * seller(age) + 0.3 * boughtLikes)
  return {
    at: timeText(slot.publishedMs + age * hourMs),
    likes: counts.likes === null ? null : likes,
    comments: counts.comments === null ? null : Math.round(people(natural.comments) + fromBots),
    views: counts.views === null ? null : Math.max(views, counts.likes === null ? 0 : likes),
  }
}

/** What is left of the counts when all that was bought or written by bots is taken away. */
function peopleOf(counts: PostCounts): { likes: number; comments: number; views: number } {
  return {
    likes: Math.max(0, (counts.likes ?? 0) - counts.boughtLikes - counts.podComments),
    comments: Math.max(0, (counts.comments ?? 0) - counts.botComments - counts.podComments),
    views: Math.max(0, (counts.views ?? 0) - counts.boughtViews - 0.3 * counts.boughtLikes),
  }
}

/** @returns what was bought for a post and how it came; null where nothing was */
export function deliveryOf(world: World, slot: PostSlot, counts: PostCounts): PostDelivery | null {
  const { boughtLikes, boughtViews } = counts
  if (boughtLikes + boughtViews === 0) return null
  const way: DeliveryWay = sellerWay(world.seed)
  return { postId: slot.id, way, boughtLikes, boughtViews }
}
