import type pg from 'pg'
import { withTransaction } from '../../foundation/db/database.ts'
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
  const near = doubtful.length === 0 ? new Map<string, string[]>() : await loadNear(pool, doubtful)
  return names.map((words) => {
    const terms = words.slice(0, nameWordsMax).map((word) => termOf(word, near.get(word) ?? []))
    const all = (field: keyof WordTerm) => terms.map((term) => `(${term[field]})`).join(' & ')
    return { anywhere: all('anywhere'), whole: all('whole'), inProfile: all('inProfile') }
  })
}

function termOf(word: string, near: readonly string[]): WordTerm {
  if (near.length > 0) {
    const [any, inProfile] = [near.join(' | '), near.map((each) => `${each}:D`).join(' | ')]
    return { anywhere: any, whole: any, inProfile }
  }
  // One letter begins thousands of words.
  const goesOn = word.length > 1 ? '*' : ''
  return { anywhere: goesOn ? `${word}:*` : word, whole: word, inProfile: `${word}:${goesOn}D` }
}

/** @returns for each word that nobody has those one letter away that somebody has */
async function loadNear(pool: pg.Pool, words: readonly string[]): Promise<Map<string, string[]>> {
  return withTransaction({ pool }, async (tx) => {
    // One look-up for each word in the index of words: the planner cannot know that a word stands nowhere, and would read all rows for it.
    await tx.query(
      'set local enable_seqscan = off; set local enable_indexscan = off; set local enable_indexonlyscan = off',
    )
    const known = await loadKnown(
      tx,
      words.map((word) => `${word}:*`),
    )
    const unknown = words.filter((word) => !known.has(`${word}:*`))
    const near = unknown.map((word): [string, string[]] => [word, oneLetterAway(word)])
    const held =
      near.length === 0
        ? new Set<string>()
        : await loadKnown(
            tx,
            near.flatMap(([, each]) => each),
          )
    return new Map(near.map(([word, each]) => [word, each.filter((one) => held.has(one))]))
  })
}

/** @returns those of some queries that anybody matches */
async function loadKnown(tx: pg.PoolClient, queries: readonly string[]): Promise<Set<string>> {
  const found = await tx.query<{ query: string }>(
    `select query from unnest($1::text[]) as query
      where exists (select from discovered_creators where words @@ query::tsquery)`,
    [queries],
  )
  return new Set(found.rows.map(({ query }) => query))
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
