import { wordsAlone, wordsOf } from './canonical-text.ts'
import type { Word } from './shared-words.ts'

/** Takes a comment apart into words and what is no word: links, mentions, hashtags, drawn faces and mark-up.
 *
 *  Most comments hold words alone. One pass tells them from the others, and only the others are worth the patterns, which cost
 *  many times as much. */

export interface CommentText {
  /** Lower-case words without accents and repeated letters, in order; no links, mentions or hashtags. */
  words: readonly Word[]
  /** The words joined by single spaces: what near-duplicates are compared by. */
  canonical: string
  /** Number of letters and digits in the words. */
  letters: number
  mentions: number
  hashtags: number
  /** All links, those to videos included. */
  links: number
  videoLinks: number
}

/** A tag ends before the next one begins: without that, a wall of `<` would be searched once for each of them. */
const tag = /<\/?[a-z][^<>]*>/gi
const anchor = /<a\b([^<>]*)>/gi
const address = /\bhref="([^"]*)"/
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
/** By the host alone: a petition about the platform has its name in the path. */
const videoHost = /^(?:https?:\/\/)?(?:www\.|m\.|music\.)?youtu(?:be\.[a-z]|\.be)|^\/?watch/i
const mention = /@[\p{L}\p{N}._]+/gu
const hashtag = /#[\p{L}\p{M}\p{N}_]+/gu
/** Faces typed with ordinary characters: ":)", "<3", "xD", "^_^". */
const emoticon = /(?:[:;=]['^-]?[)(dDpPoO3*|/]+|<3+|\bxd+\b|\^_*\^)/gi

const mouths: ReadonlySet<string> = new Set("'^-)(dDpPoO3*|/")
const letter = /[a-z]/i

/** Reads a comment.
 *
 *  @param text as the platform gives it, with or without its HTML */
export function readText(text: string): CommentText {
  const words = wordsAlone(text, mayBeMore)
  if (words !== null) {
    const plain = textOf(words, 0, 0, 0, 0)
    if (!plain.canonical.includes('xd')) return plain
  }
  let rest = withoutMarkup(text)
  const links = mayHoldLink.test(rest) ? (rest.match(link) ?? []) : []
  if (links.length > 0) rest = rest.replace(link, ' ')
  const mentions = countOf(rest, mention)
  if (mentions > 0) rest = rest.replace(mention, ' ')
  const hashtags = countOf(rest, hashtag)
  if (hashtags > 0) rest = rest.replace(hashtag, ' ')
  const videoLinks = links.filter((each) => videoHost.test(each)).length
  return textOf(wordsOf(rest.replace(emoticon, ' ')), mentions, hashtags, links.length, videoLinks)
}

/** Letters are counted from the joined text: all of it but the single spaces between words. */
function textOf(words: Word[], mentions: number, hashtags: number, links: number, videoLinks: number): CommentText {
  let canonical = words[0]?.text ?? ''
  for (let at = 1; at < words.length; at += 1) canonical += ` ${words[at]?.text ?? ''}`
  const letters = words.length === 0 ? 0 : canonical.length - words.length + 1
  return { words, canonical, letters, mentions, hashtags, links, videoLinks }
}

/** @returns false only where the sign at this place is no part of mark-up, a link, a mention, a hashtag or a face */
function mayBeMore(text: string, place: number): boolean {
  const next = text[place + 1] ?? ' '
  if (text[place] === '.') {
    // A host, "www." or ". com"; a dot at the end of a sentence is none.
    return letter.test(next) || /w/i.test(text[place - 1] ?? ' ') || /^co/i.test(text.slice(place + 2, place + 4))
  }
  return ':;='.includes(text[place] ?? '') ? mouths.has(next) : true
}

/** Some platforms give comments as HTML; the addresses inside its links are kept, since they are what is advertised. */
function withoutMarkup(text: string): string {
  let rest = text
  if (rest.includes('<')) {
    rest = rest.replace(anchor, (whole, attributes: string) => {
      const found = address.exec(attributes)?.[1]
      return found === undefined ? whole : ` ${found} `
    })
    rest = rest.replace(tag, ' ')
  }
  if (rest.includes('&')) rest = rest.replace(entity, (each) => entities[each] ?? ' ')
  return rest
}

/** @param pattern global, so that every match is counted */
function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
