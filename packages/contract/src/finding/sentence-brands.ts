import { knownWord } from './sentence-dictionary.ts'
import { fillers } from './sentence-fillers.ts'
import type { Phrase, Token } from './sentence-tokens.ts'

/** Brands that somebody has worked with: "worked with Gymshark", "sponsored by Nike or Adidas", "mentions @underarmour".
 *
 *  What a newcomer would get wrong: a brand is its account, so the words of its name are written as one, and a word that means a topic or a place
 *  ("worked with food brands") is a brand only with an @ before it. */

const set = (words: string) => new Set(words.split(' '))

const leadsWithPreposition: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'with',
    set('worked works work partnered partners partner collaborated collaborates collabs collab collabed campaigned'),
  ],
  ['by', set('sponsored paid endorsed')],
])
const leadsAlone = set('mention mentions mentioned mentioning tag tags tagged tagging')
const joints = set('and or , & /')
const ends = set(
  'before already previously recently lately once ever past last who whose but over under above below aged having based',
)
/** Words of one name, and brands of one phrase. */
const [nameWordsMax, brandsMax] = [3, 5]
/** What an account may be called, as the filter takes it. */
const account = /^[\p{L}\d_.-]{2,60}$/u

/** @returns the brands that are said from a token on; null where none are. */
export function brandPhrase(tokens: readonly Token[], at: number): Phrase | null {
  const lead = leadAt(tokens, at)
  const mentions: string[] = []
  let end = at + lead
  for (let next = end; lead > 0 && mentions.length < brandsMax; ) {
    const name = nameAt(tokens, next)
    if (name.length === 0) break
    mentions.push(name.join(''))
    end = next + name.length
    next = joints.has(tokens[end]?.text ?? '') ? end + 1 : Number.POSITIVE_INFINITY
  }
  return mentions.length === 0 ? null : { length: end - at, filters: { mentions } }
}

function leadAt(tokens: readonly Token[], at: number): number {
  const [text, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (leadsAlone.has(text)) return 1
  return leadsWithPreposition.get(next)?.has(text) ? 2 : 0
}

/** The words of a brand's name, written as its account is. */
function nameAt(tokens: readonly Token[], at: number): string[] {
  const name: string[] = []
  for (let next = at; name.length < nameWordsMax; next++) {
    const token = tokens[next]
    if (token?.kind !== 'word' || ends.has(token.text) || fillers.has(token.text)) break
    const isAccount = token.text.startsWith('@')
    if (!isAccount && knownWord(token.text) !== undefined) break
    const plain = token.text.replace(/^@/, '').replaceAll(/['&]/g, '')
    if (!account.test(plain) || (isAccount && name.length > 0)) break
    name.push(plain)
    if (isAccount) break
  }
  return name
}
