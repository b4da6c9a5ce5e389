/** Turns what people type into something that can be compared: one case, one width, no ornaments, no drawn-out letters.
 *  A newcomer would compare raw texts; "Sooo GOOD", "so good!!" and "ＳＯ　ＧＯＯＤ" are the same comment.
 *
 *  Every repeated letter is squeezed to one ("good" becomes "god", "sooo" becomes "so"). Word lists that are compared with
 *  these words must go through `canonicalWords` as well. */

export interface CommentText {
  /** Lower-case words without accents and repeated letters, in order; no links, mentions or hashtags. */
  words: string[]
  /** The words joined by single spaces: what near-duplicates are compared by. */
  canonical: string
  /** Number of letters and digits in the words. */
  letters: number
  emojis: number
  mentions: number
  hashtags: number
  /** All links, those to videos included. */
  links: number
  videoLinks: number
}

const tag = /<\/?[a-z][^>]*>/gi
const anchor = /<a\b[^>]*\bhref="([^"]*)"[^>]*>/gi
const entity = /&(?:lt|gt|amp|quot|nbsp|#39|#x27);/g
const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
  '&#x27;': "'",
}
/** Holds for every text with a link and few others; far cheaper than the pattern itself. */
const mayHoldLink = /:\/\/|www\.|\/watch|[a-z0-9]\.[a-z]|\s?\.\s?com/i
/** An address with a scheme, a host under a domain that people advertise with (spaced out to slip through filters, too), or a
 *  short domain with a path. "It was nice.me too" is none. */
const link =
  /(?:https?:\/\/|www\.)\S+|\/?watch\?v=\S+|(?<![\p{L}\d@._-])[a-z0-9][a-z0-9.-]*(?:\.(?:com|net|org|info|biz|shop|store|site|online|xyz)\b(?:\/\S*)?|\s\.\s?com\b|\.[a-z]{2,4}\/\S+)/giu
const videoHost = /youtu\.?be|^\/?watch/i
const mention = /@[\p{L}\p{N}._]+/gu
const hashtag = /#[\p{L}\p{M}\p{N}_]+/gu
const emoji = /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]{2}/gu
const mayHoldFace = /[:;=^]|<3|xd/i
/** Faces typed with ordinary characters: ":)", "<3", "xD", "^_^". */
const emoticon = /(?:[:;=]['^-]?[)(dDpPoO3*|/]+|<3+|\bxd+\b|\^_*\^)/gi
/** Accents of Latin and Cyrillic, Arabic vowel signs and the Arabic stretching stroke. Indic vowel signs are letters and stay. */
const ornament = /[\u0300-\u036f\u064b-\u0652\u0640]/g
const word = /[\p{L}\p{M}\p{N}]+/gu
const repeated = /([\p{L}\p{N}])\1+/gu
const asciiWord = /[a-z0-9]+/g
const repeatedAscii = /([a-z0-9])\1+/g
const apostrophe = /['’ʼ`´]/
const apostrophes = /['’ʼ`´]/g
const plainAscii = /^[\x20-\x7e\n\r\t]*$/

/** Reads a comment.
 *
 *  @param text as the platform gives it, with or without its HTML */
export function readText(text: string): CommentText {
  let rest = withoutMarkup(text)
  // Each pattern needs a certain character; looking for it is far cheaper than trying the pattern.
  const links = mayHoldLink.test(rest) ? countOf(rest, link) : 0
  const videoLinks = links > 0 ? (rest.match(link) ?? []).filter((each) => videoHost.test(each)).length : 0
  if (links > 0) rest = rest.replace(link, ' ')
  const mentions = rest.includes('@') ? countOf(rest, mention) : 0
  if (mentions > 0) rest = rest.replace(mention, ' ')
  const hashtags = rest.includes('#') ? countOf(rest, hashtag) : 0
  if (hashtags > 0) rest = rest.replace(hashtag, ' ')
  const faces = mayHoldFace.test(rest) ? countOf(rest, emoticon) : 0
  const emojis = faces + (plainAscii.test(rest) ? 0 : countOf(rest, emoji))
  const words = canonicalWords(faces > 0 ? rest.replace(emoticon, ' ') : rest)
  const canonical = words.join(' ')
  const letters = words.length === 0 ? 0 : canonical.length - words.length + 1
  return { words, canonical, letters, emojis, mentions, hashtags, links, videoLinks }
}

/** @returns the words of a plain text in the form in which words are compared everywhere in the engine. */
export function canonicalWords(text: string): string[] {
  const joined = apostrophe.test(text) ? text.replaceAll(apostrophes, '') : text
  if (plainAscii.test(joined)) {
    return joined.toLowerCase().replace(repeatedAscii, '$1').match(asciiWord) ?? []
  }
  // The Turkish dotless i is typed with and without its dot.
  const plain = joined.normalize('NFKD').toLowerCase().replace(ornament, '').replaceAll('ı', 'i')
  return plain.replace(repeated, '$1').match(word) ?? []
}

/** Some platforms give comments as HTML; the addresses inside its links are kept, since they are what is advertised. */
function withoutMarkup(text: string): string {
  let rest = text
  if (rest.includes('<')) rest = rest.replace(anchor, ' $1 ').replace(tag, ' ')
  if (rest.includes('&')) rest = rest.replace(entity, (each) => entities[each] ?? ' ')
  return rest
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
