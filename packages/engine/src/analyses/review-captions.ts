import { languagesOf } from '../comments/language.ts'
import { readText } from '../comments/read-text.ts'
import { newestFirst } from '../snapshot/order.ts'
import type { Post, Snapshot } from '../snapshot/snapshot.ts'
import { significant } from '../statistics/significant.ts'
import { wilsonInterval } from '../statistics/wilson-interval.ts'
import { type CaptionTopic, captionTopics } from './caption-topics.ts'

/** Brand-safety review of a creator's captions: how many touch a topic, and the passages themselves.
 *
 *  What a newcomer would get wrong is to take "none found" for "safe". Only words are read, only in English, and only of the
 *  posts that the snapshot holds: pictures and speech are not. The interval says how many captions of the whole account may
 *  touch the topic all the same. */

/** A caption that holds a word of the topic, cut to what surrounds it. */
export interface Passage {
  postId: string
  /** When the post was published, as the snapshot has it. */
  at: string
  /** At most about 160 characters around the word. */
  quote: string
  /** The word or phrase that was found. */
  word: string
}

/** One topic's findings. */
export interface TopicFinding {
  id: CaptionTopic['id']
  title: string
  /** What was looked for. */
  meaning: string
  /** `unknown` where fewer than five captions could be read; `some` up to a tenth of them, `much` above. */
  level: 'unknown' | 'none' | 'some' | 'much'
  /** Captions that hold a word of the topic. */
  captions: number
  /** Share of the captions that could be read; null where none could. */
  share: number | null
  /** 90 % interval of the share among all captions of the account (Wilson). */
  low: number
  high: number
  /** The newest passages, at most five. */
  passages: Passage[]
}

export interface CaptionReview {
  /** Posts that have a caption at all. */
  captions: number
  /** Captions in English, which are those that were read for topics. */
  read: number
  topics: TopicFinding[]
}

/** Fewer captions show nothing: with four, up to four in ten of all could touch a topic unseen. */
const captionsMin = 5
/** Above a tenth of the captions a topic belongs to what the creator does. Ours. */
const muchFrom = 0.1
const passagesMax = 5
/** Characters on either side of the word. */
const quoteRoom = 72

/** Reads every caption once for each topic.
 *
 *  @returns the topics in the order of `captionTopics`, found or not
 *  @example 30 English captions of which one speaks of vodka: regulated goods, 1 of 30, "some", interval .8 to 11 % */
export function reviewCaptions(snapshot: Snapshot): CaptionReview {
  const captioned = newestFirst(snapshot.posts).flatMap((post) =>
    typeof post.caption === 'string' && post.caption.trim() !== '' ? [{ post, caption: post.caption }] : [],
  )
  const languages = languagesOf(captioned.map(({ caption }) => readText(caption)))
  const english = captioned.filter((_, index) => languages[index] === 'en')
  return {
    captions: captioned.length,
    read: english.length,
    topics: captionTopics.map((topic) => findingOf(topic, english)),
  }
}

/** The level follows the share among what was read; the interval says how far that can be trusted. */
function findingOf(topic: CaptionTopic, read: readonly { post: Post; caption: string }[]): TopicFinding {
  const passages = read.flatMap(({ post, caption }) => {
    const found = topic.words.exec(caption)
    return found === null ? [] : [passageOf(post, caption, found.index, found[0])]
  })
  const share = read.length === 0 ? null : passages.length / read.length
  const [low, high] = wilsonInterval(passages.length, read.length)
  return {
    ...{ id: topic.id, title: topic.title, meaning: topic.meaning },
    level: levelOf(share, read.length),
    captions: passages.length,
    share: share === null ? null : significant(share),
    ...{ low: significant(low), high: significant(high) },
    passages: passages.slice(0, passagesMax),
  }
}

/** @param share among the captions that were read; null where none was
 *  @param read captions that were read */
function levelOf(share: number | null, read: number): TopicFinding['level'] {
  if (share === null || (share === 0 && read < captionsMin)) return 'unknown'
  if (share === 0) return 'none'
  return share > muchFrom ? 'much' : 'some'
}

/** The words around a hit on one line. Cut between words, so that nobody reads half of one.
 *
 *  @param at index of the word in the caption */
function passageOf({ id, publishedAt }: Post, caption: string, at: number, word: string): Passage {
  const from = at <= quoteRoom ? 0 : caption.indexOf(' ', at - quoteRoom) + 1
  const end = at + word.length + quoteRoom
  const to = end >= caption.length ? caption.length : Math.max(at + word.length, caption.lastIndexOf(' ', end))
  const start = from > at ? at : from
  const text = caption.slice(start, to).replace(/\s+/g, ' ').trim()
  return {
    postId: id,
    at: publishedAt,
    quote: `${start > 0 ? '… ' : ''}${text}${to < caption.length ? ' …' : ''}`,
    word,
  }
}
