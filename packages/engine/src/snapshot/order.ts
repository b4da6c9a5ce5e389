import { momentOf } from './moment.ts'
import type { HistoryPoint, Post } from './snapshot.ts'

/** One order for every list, whatever order it arrived in. Ids decide; where two items claim the same id (a faulty import),
 *  their whole content decides, so that even then the same data give the same report.
 *
 *  Sorting by what a thing is and never by where it stood is what makes the same content give the same report, byte
 *  for byte. */

/** Compares by code units, as `<` does. Locale-aware comparison would differ between machines.
 *  @returns −1, 0 or 1 */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Sorts by id; lists that are already in order, the usual case, cost one pass.
 *
 *  @returns a sorted copy */
export function byId<T extends { id: string }>(items: readonly T[]): T[] {
  // Rising ids need one comparison each; the full one, which asks twice and knows what to do with equals, is for the others.
  for (let index = 1; index < items.length; index += 1) {
    if (!((items[index - 1]?.id ?? '') < (items[index]?.id ?? ''))) return [...items].sort(compareIds)
  }
  return [...items]
}

/** Newest first; equal times by id. A time that cannot be read counts as the oldest.
 *  @returns a sorted copy */
export function newestFirst(posts: readonly Post[]): Post[] {
  return sortedBy(posts, (a, b) => timeOf(b.publishedAt) - timeOf(a.publishedAt) || compareIds(a, b))
}

/** Oldest first.
 *
 *  Two counts of the same moment are ordered by their content.
 *
 *  @returns a sorted copy */
export function oldestFirst(history: readonly HistoryPoint[]): HistoryPoint[] {
  return sortedBy(history, (a, b) => timeOf(a.at) - timeOf(b.at) || compareText(contentOf(a), contentOf(b)))
}

/** @returns milliseconds since 1970; a far negative number when the text is no time, so that sorting stays total */
export function timeOf(text: string): number {
  const time = momentOf(text)
  return Number.isNaN(time) ? -8.64e15 : time
}

/** By id, and by content where two different items claim one id; 0 only for an item and itself, or its copy. */
function compareIds<T extends { id: string }>(a: T, b: T): number {
  if (a.id !== b.id) return a.id < b.id ? -1 : 1
  return a === b ? 0 : compareText(contentOf(a), contentOf(b))
}

/** The content with its keys in order, so that the order of keys decides nothing either. Only reached for equal ids. */
function contentOf(item: object): string {
  return JSON.stringify(Object.entries(item).sort(([a], [b]) => compareText(a, b)))
}

/** @returns a copy: callers may keep it while the snapshot's owner goes on with his */
function sortedBy<T>(items: readonly T[], compare: (a: T, b: T) => number): T[] {
  const copy = [...items]
  for (let index = 1; index < copy.length; index += 1) {
    const [before, after] = [copy[index - 1], copy[index]]
    if (before !== undefined && after !== undefined && compare(before, after) > 0) return copy.sort(compare)
  }
  return copy
}
