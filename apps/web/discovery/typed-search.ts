import type { SearchChange } from './search-rules.ts'

/** @param typed what stands in the box, searched or not; null: the box is not there
 *  @returns the change, made of the search of what is typed: whoever sorts or filters sees what the box says */
export function withTyped(change: SearchChange, typed: string | null): SearchChange {
  return (before, rules) =>
    change(typed === null || typed.trim() === before.text ? before : rules.withSentence(before, typed), rules)
}
