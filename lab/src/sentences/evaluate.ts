import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { currencySigns, inDollars, narrowing, readCreatorSentence } from '@vouch/contract'

/** How well sentences are read: 395 searches as brands type them, each with the filters that it means. Half of them, by a hash of the sentence,
 *  never changed the grammar: its misreadings were not looked at. That half is the figure. */

export interface WantedReading {
  sentence: string
  /** Filters by name; a price with a sign is one in that currency. */
  wanted: Record<string, unknown>
  like?: string
}

export type Half = 'tuned' | 'untuned'

/** @returns all sentences of the repository. */
export function wantedReadings(): WantedReading[] {
  const text = readFileSync(new URL('../../eval/sentences.ndjson', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}

/** The half that a sentence is in, for good. */
export function halfOf({ sentence }: WantedReading): Half {
  const digest = createHash('sha256').update(sentence).digest()
  return (digest[0] ?? 0) % 2 === 0 ? 'tuned' : 'untuned'
}

/** @returns whether all wanted filters are read and none besides; lists are sets. */
export function isReadRight({ sentence, wanted, like }: WantedReading): boolean {
  const reading = readCreatorSentence(sentence)
  return plain(narrowing(reading.filters)) === plain(wanted) && (reading.like ?? '') === (like ?? '')
}

function plain(filters: Record<string, unknown>): string {
  const entries = Object.entries(filters).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.toSorted() : dollars(value),
  ])
  return JSON.stringify(entries.toSorted(([a], [b]) => String(a).localeCompare(String(b))))
}

function dollars(value: unknown): unknown {
  const sign = currencySigns.find((each) => typeof value === 'string' && value.startsWith(each))
  return sign === undefined ? value : inDollars(Number(String(value).slice(1)), sign)
}
