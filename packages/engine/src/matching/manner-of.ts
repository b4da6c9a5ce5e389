/** Reads the manner of a creator from captions, by counting marks and words per caption. */

import type { Manner } from './manner.ts'
import { mannerWords } from './manner-words.ts'

/** Fewer captions with words in them say too little: one post is a mood, not a manner. */
export const mannerCaptionsMin = 5
/** Words that a caption needs to count as one; hashtags and names are none. */
const captionWordsMin = 3
/** The newest captions that are read, so that the cost is bounded. */
const captionsMax = 60

interface Counts {
  captions: number
  words: number
  longWords: number
  digits: number
  emoji: number
  exclamations: number
  capitals: number
  warm: number
  funny: number
  lively: number
  reasoning: number
  formal: number
  casual: number
}

const emoji = /\p{Extended_Pictographic}/gu
const laughing = /[\u{1F602}\u{1F605}\u{1F606}\u{1F923}\u{1F61C}\u{1F92A}]/gu
const hearts = /[\u2764\u{1F49B}\u{1F499}\u{1F49A}\u{1F49C}\u{1F9E1}\u{1F917}\u{1F970}\u{1F64F}]/gu

/** How a dial grows with its marks per caption: r / (r + half), so that each further mark counts less and no limit must be guessed. At `half`
 *  marks per caption the dial stands in the middle (chosen from what ordinary captions show). */
function dial(marks: number, captions: number, half: number): number {
  const rate = marks / captions
  return rate / (rate + half)
}

/** Each dial is r / (r + h) with r marks per caption: warmth counts words to the reader and hearts (h = 0.8), humour jokes and laughing faces (0.25),
 *  energy exclamation marks, words in capitals, lively words and half of the emoji (0.9), depth reasons, digits and a tenth of the long words (0.9).
 *  Formality is f / (f + c) with f = 1 + 3 formal words and a third of the long words, c = 1 + 3 casual words, emoji and exclamation marks.
 *  @param captions newest first. @param language ISO 639-1.
 *  @returns null where the language has no lists or fewer than five captions have words. */
export function mannerOf(captions: readonly string[], language: string | null): Manner | null {
  const words = language === null ? undefined : mannerWords[language.slice(0, 2)]
  if (words === undefined) return null
  const sets = Object.entries(words).map(([kind, list]): [keyof Counts, ReadonlySet<string>] => [
    kindOf(kind),
    new Set(list),
  ])
  const counts: Counts = {
    ...{ captions: 0, words: 0, longWords: 0, digits: 0, emoji: 0, exclamations: 0, capitals: 0 },
    ...{ warm: 0, funny: 0, lively: 0, reasoning: 0, formal: 0, casual: 0 },
  }
  for (const caption of captions.slice(0, captionsMax)) addCaption(counts, caption, sets)
  if (counts.captions < mannerCaptionsMin) return null
  const { captions: n } = counts
  const stiff = 1 + (3 * counts.formal + counts.longWords / 3) / n
  const loose = 1 + (3 * counts.casual + counts.emoji + counts.exclamations) / n
  return {
    formality: stiff / (stiff + loose),
    warmth: dial(counts.warm, n, 0.8),
    humour: dial(counts.funny, n, 0.25),
    energy: dial(counts.exclamations + counts.capitals + counts.lively + counts.emoji / 2, n, 0.9),
    depth: dial(counts.reasoning + counts.digits + counts.longWords / 10, n, 0.9),
  }
}

function addCaption(counts: Counts, caption: string, sets: readonly [keyof Counts, ReadonlySet<string>][]): void {
  const text = caption.replace(/[#@][\p{L}\p{N}_.]+/gu, ' ')
  const written = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  if (written.length < captionWordsMin) return
  counts.captions++
  counts.words += written.length
  counts.exclamations += countOf(text, /!+/g)
  counts.emoji += countOf(text, emoji)
  counts.funny += countOf(text, laughing)
  counts.warm += countOf(text, hearts)
  counts.digits += countOf(text, /\d+(?:[.,]\d+)?/g)
  for (const word of written) {
    if (word.length >= 9) counts.longWords++
    if (word.length >= 3 && word === word.toUpperCase() && word !== word.toLowerCase()) counts.capitals++
    const plain = word.toLowerCase()
    for (const [kind, set] of sets) if (set.has(plain)) counts[kind]++
  }
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}

/** The keys of the lists of words are kinds of marks that are counted; the type of `MannerWords` and `Counts` share them. */
function kindOf(key: string): keyof Counts {
  return key as keyof Counts
}
