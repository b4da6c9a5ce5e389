import type pg from 'pg'
import { queryNames } from './searchable-text.ts'

/** Words of a search as text search queries, with what was typed one letter off mended.
 *
 *  What a newcomer would get wrong: nothing measures how alike two words are. A word that nobody has is searched for as every word that is one
 *  letter away from it, some hundreds of look-ups in the index of words; that finds exactly those, needs no index of its own and no list of
 *  everybody's words. */

export interface WordTerm {
  /** Whoever has the word, or one that begins with it. */
  anywhere: string
  /** Whoever has the very word. */
  whole: string
  /** Whoever has it, or one that begins with it, in names, biographies and topics; words of posts bear the weight C. */
  inProfile: string
}

/** In shorter words one letter is too much of the word. */
const mendedLettersMin = 5
const mendedLettersMax = 14
const mendedWordsMax = 3
/** Words of one name. */
const nameWordsMax = 5

/** @returns one term for each word of the text; a name of several words, such as a handle, is one term that asks for all of them. */
export async function wordTerms(pool: pg.Pool, text: string): Promise<WordTerm[]> {
  const names = queryNames(text)
  const doubtful = [...new Set(names.flat())].filter(isMendable).slice(0, mendedWordsMax)
  const unknown = doubtful.length === 0 ? new Set<string>() : await loadUnknown(pool, doubtful)
  return names.map((words) => {
    const terms = words.slice(0, nameWordsMax).map((word) => termOf(word, unknown.has(word)))
    const all = (field: keyof WordTerm) => terms.map((term) => `(${term[field]})`).join(' & ')
    return { anywhere: all('anywhere'), whole: all('whole'), inProfile: all('inProfile') }
  })
}

function termOf(word: string, isUnknown: boolean): WordTerm {
  if (isUnknown) {
    const near = oneLetterAway(word)
    return {
      ...{ anywhere: near.join(' | '), whole: near.join(' | ') },
      inProfile: near.map((each) => `${each}:D`).join(' | '),
    }
  }
  // One letter begins thousands of words.
  const goesOn = word.length > 1 ? '*' : ''
  return { anywhere: goesOn ? `${word}:*` : word, whole: word, inProfile: `${word}:${goesOn}D` }
}

/** @returns those of the words that no creator has. */
async function loadUnknown(pool: pg.Pool, words: readonly string[]): Promise<Set<string>> {
  const found = await pool.query<{ word: string }>(
    `select word from unnest($1::text[]) as word
      where not exists (select from discovered_creators where words @@ (word || ':*')::tsquery)`,
    [words],
  )
  return new Set(found.rows.map(({ word }) => word))
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']

function isMendable(word: string): boolean {
  return word.length >= mendedLettersMin && word.length <= mendedLettersMax && /^[a-z0-9]+$/.test(word)
}

/** @returns every word that one insertion, deletion, substitution or swap makes of a word, with its first letter kept. */
export function oneLetterAway(word: string): string[] {
  const near = new Set<string>()
  for (let at = 1; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    if (tail !== '') near.add(head + tail.slice(1))
    if (tail.length > 1) near.add(head + tail[1] + tail[0] + tail.slice(2))
    for (const letter of letters) {
      near.add(head + letter + tail)
      if (tail !== '') near.add(head + letter + tail.slice(1))
    }
  }
  near.delete(word)
  return [...near]
}
