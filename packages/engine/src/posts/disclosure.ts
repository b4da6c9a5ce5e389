import type { Post } from '../snapshot/snapshot.ts'
import {
  clearPhrases,
  clearTags,
  isJapanese,
  japaneseTags,
  labelWords,
  plainText,
  vaguePhrases,
  vagueTags,
} from './disclosure-words.ts'

/** Whether a caption says clearly that it is an ad. That is another question than whether a post is paid for (`isSponsored`): a promo code tells
 *  us of a deal and discloses nothing to whoever reads it. */

/** `vague`: only words that regulators name as unclear. `late`: clear, but behind the fold. */
export type DisclosureState = 'clear' | 'vague' | 'late' | 'none'

export interface CaptionDisclosure {
  state: DisclosureState
  /** The words that it rests on, as they stand there; null where there are none. */
  words: string | null
}

/** Characters of a caption that are seen before it is opened.
 *
 *  Source: Instagram's feed, the longest of the platforms whose captions fold. */
export const captionFold = 125

interface Mark {
  at: number
  words: string
  isClear: boolean
}

/** @param post of which tags are read beside the caption, for some platforms tell them apart
 *  @example "Ad | my morning tea" is clear, "my morning tea #collab" is vague, "use my code AVA15" is none */
export function readDisclosure({ caption, hashtags }: Pick<Post, 'caption' | 'hashtags'>): CaptionDisclosure {
  const text = caption ?? ''
  const inJapan = isJapanese(text)
  const marks = [...tagMarks(text, inJapan), ...labelMarks(text, inJapan), ...phraseMarks(text)]
  const lower = text.toLowerCase()
  for (const tag of hashtags ?? []) {
    // One that stands in the caption counts where it stands.
    if (lower.includes(tag.replace(/^#/, '').toLowerCase())) continue
    marks.push(...markOfTag(tag, 0, inJapan))
  }
  const first = (isClear: boolean) =>
    marks.filter((mark) => mark.isClear === isClear).toSorted((a, b) => a.at - b.at)[0] ?? null
  const [clear, vague] = [first(true), first(false)]
  if (clear !== null) return { state: clear.at < captionFold ? 'clear' : 'late', words: clear.words }
  return vague === null ? { state: 'none', words: null } : { state: 'vague', words: vague.words }
}

function tagMarks(text: string, inJapan: boolean): Mark[] {
  return [...text.matchAll(/#([\p{L}\p{M}\p{N}_]+)/gu)].flatMap(({ 1: tag = '', index }) =>
    markOfTag(tag, index, inJapan),
  )
}

function markOfTag(tag: string, at: number, inJapan: boolean): Mark[] {
  const plain = plainText(tag.replace(/^#/, '').replaceAll('_', ''))
  const words = tag.startsWith('#') ? tag : `#${tag}`
  if (clearTags.has(plain) || (inJapan && japaneseTags.has(plain))) return [{ at, words, isClear: true }]
  // A brand's own tag of partners says that there is a deal, to those who know the brand.
  const isVague = vagueTags.has(plain) || /(?:partner|ambassador)$/.test(plain)
  return isVague ? [{ at, words, isClear: false }] : []
}

/** A label stands alone: at the very start before a sign or the end of the line, or in brackets. */
function labelMarks(text: string, inJapan: boolean): Mark[] {
  const start = /^\s{0,9}([\p{L}\p{M}]{2,16})[^\S\n]{0,3}(?:[.:|•·–—/\n-]|$)/u.exec(text)
  const bracketed = text.matchAll(/[[(（【［]\s{0,3}([\p{L}\p{M}]{2,16})\s{0,3}[\])）】］]/gu)
  return [...(start ? [start] : []), ...bracketed].flatMap(({ 1: word = '', index }) => {
    const plain = plainText(word)
    const isLabel = labelWords.has(plain) || (inJapan && japaneseTags.has(plain))
    return isLabel ? [{ at: index, words: word, isClear: true }] : []
  })
}

function phraseMarks(text: string): Mark[] {
  const plain = plainText(text)
  const found = (phrases: readonly string[], isClear: boolean) =>
    phrases.flatMap((phrase) => {
      const at = placeOf(plain, phrase)
      return at === null ? [] : [{ at, words: phrase, isClear }]
    })
  return [...found(clearPhrases, true), ...found(vaguePhrases, false)]
}

const letter = /[\p{L}\p{N}]/u
/** "Not sponsored by" says the opposite. */
const denied =
  /(?:\b(?:not|no|isn['’]t|never|nicht|keine?|pas|non|sin|nao|niet|geen|inte|ikke|nie)|\bun)\s?(?:an?\s)?$/u

/** @returns where a phrase stands as words of its own, and is not denied */
function placeOf(plain: string, phrase: string): number | null {
  // Scripts that set no spaces have no bounds of words.
  const isSpaced = /[a-zа-я]/u.test(phrase)
  for (let at = plain.indexOf(phrase); at >= 0; at = plain.indexOf(phrase, at + phrase.length)) {
    const [before, after] = [plain[at - 1] ?? ' ', plain[at + phrase.length] ?? ' ']
    const stands = !isSpaced || (!letter.test(before) && !letter.test(after))
    if (stands && !denied.test(plain.slice(Math.max(0, at - 12), at))) return at
  }
  return null
}
