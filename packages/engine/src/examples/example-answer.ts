import { factsOf } from '../facts.ts'
import type { Measured, SignalDefinition } from '../signals/signal.ts'
import type { HistoryPoint, Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { daysBefore, exampleCreator, exampleMoment } from './example-creator.ts'

/** Asking a signal in a test, and creators whose every count is chosen: for the limits that a story about ordinary people
 *  would only hit by luck. */

/** @returns what the signal says of a creator
 *  @throws when the signal saw too little, with its reason: a story needs an answer */
export function answer(signal: SignalDefinition, snapshot: Snapshot): Measured {
  const measurement = signal.measure(factsOf(snapshot))
  if (!measurement.measured) throw new Error(measurement.reason)
  return measurement
}

/** @returns why the signal saw too little; the empty text when it saw enough */
export function reason(signal: SignalDefinition, snapshot: Snapshot): string {
  const measurement = signal.measure(factsOf(snapshot))
  return measurement.measured ? '' : measurement.reason
}

/** A post with nothing known but what is given, one a day counted back from the moment of the examples.
 *
 *  @param index 0 is the newest; it is part of the id */
export function countedPost(counts: Partial<Post>, index = 0): Post {
  const publishedAt = new Date(Date.parse(exampleMoment) - (index + 0.5) * 86_400_000).toISOString()
  return { id: `post-${String(index).padStart(3, '0')}`, publishedAt, kind: 'video', ...counts }
}

/** A creator with exactly these posts, newest first, and nothing else. */
export function creatorOf(
  posts: readonly Partial<Post>[],
  platform: Platform = 'tiktok',
  followers = 100_000,
): Snapshot {
  return { ...exampleCreator({ platform, followers, posts: 0, historyDays: 0 }), posts: posts.map(countedPost) }
}

/** A creator whose follower count on each day is given, oldest first; the last day is that of the examples.
 *
 *  @param counts one for each day; null where the day is not known */
export function creatorWithFollowers(
  counts: readonly (number | null)[],
  posts: readonly Partial<Post>[] = [],
): Snapshot {
  const history = counts.flatMap((followers, index): HistoryPoint[] =>
    followers === null ? [] : [{ at: daysBefore(counts.length - 1 - index), followers }],
  )
  const followers = counts.at(-1) ?? 0
  return { ...creatorOf(posts, 'tiktok', followers), history }
}

/** Follower counts from daily gains.
 *
 *  @param start the count before the first gain; it is the first of the list
 *  @returns one count more than there are gains */
export function runningCount(start: number, gains: readonly number[]): number[] {
  const counts = [start]
  for (const gain of gains) counts.push((counts.at(-1) ?? start) + gain)
  return counts
}
