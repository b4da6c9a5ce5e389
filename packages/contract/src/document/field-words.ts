import { campaignWords } from './field-words/campaign-words.ts'
import { dealWords } from './field-words/deal-words.ts'
import { findingWords } from './field-words/finding-words.ts'
import { moneyWords } from './field-words/money-words.ts'
import { peopleWords } from './field-words/people-words.ts'
import { plainWords } from './field-words/plain-words.ts'
import { programWords } from './field-words/program-words.ts'
import { reportWords } from './field-words/report-words.ts'
import { teamWords } from './field-words/team-words.ts'
import { wordsInPlace } from './field-words/words-in-place.ts'

/** What the API's document says of fields whose schemas say nothing themselves, by what they are called. A field that means something else in one
 *  place says so in its schema, or has words in that place. */

export const fieldWordLists = [
  ...[
    campaignWords,
    dealWords,
    findingWords,
    moneyWords,
    peopleWords,
    plainWords,
    programWords,
    reportWords,
    teamWords,
  ],
  wordsInPlace,
] as const

const words: ReadonlyMap<string, string> = new Map(fieldWordLists.flatMap((list) => Object.entries(list)))

/** @param path of a field: the schema or the call that it belongs to, the fields around it, and its name
 *  @returns the key of the words that fit it best, with them; null where nobody has said any */
export function fieldWordsOf(path: readonly string[]): { key: string; words: string } | null {
  for (let from = 0; from < path.length; from++) {
    const key = path.slice(from).join('.')
    const said = words.get(key)
    if (said !== undefined) return { key, words: said }
  }
  return null
}
