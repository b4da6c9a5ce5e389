import { momentOf } from '../snapshot/moment.ts'
import type { Account, Comment, Post } from '../snapshot/snapshot.ts'
import { type AuthorDoubt, authorDoubt } from './author-doubt.ts'
import { isGenericPraise, isWish } from './generic-praise.ts'
import { asksForComments } from './giveaway.ts'
import { isReadable, languagesOf } from './language.ts'
import { type SpamRater, spamFrom } from './promotion.ts'
import { isPrompt } from './promptness.ts'
import { type CommentText, readText } from './read-text.ts'
import type { CommentKind } from './review.ts'

/** Gives every comment its kind, as far as it shows in the comment alone. Duplicates are found afterwards, among all.
 *  Sections repeat themselves ("🔥", "so nice"), so each text is read once however many people wrote it. */

export interface ReadComment {
  comment: Comment
  /** Who wrote it and under which post, numbered from 0 as they come. */
  author: number
  post: number
  text: CommentText
  language: string
  kind: CommentKind
  doubt: AuthorDoubt
  /** Under a post that asks for comments; equal and empty texts are expected there. */
  underGiveaway: boolean
  /** May be compared with others: long enough, and neither stock praise nor a wish for a common day. */
  comparable: boolean
  /** People who posted the same text; 1 for a text of its own. */
  company: number
  /** Came within an hour of publishing; null where it is not known. */
  prompt: boolean | null
}

/** Letters from which equal texts are more than a common phrase. */
const comparableLettersMin = 14
const comparableWordsMin = 3

/** @param comments without the creator's own, in one order
 *  @param spamRating what rates advertising; the rules, or a trained model in their place */
export function readComments(
  comments: readonly Comment[],
  posts: readonly Post[],
  accounts: ReadonlyMap<string, Account>,
  spamRating: SpamRater,
): ReadComment[] {
  const read = readings(comments, spamRating)
  const authors = new Map<string, Pick<ReadComment, 'author' | 'doubt'>>()
  const placeOf = placesOf(posts)
  // The comments on a post mostly come together, so that its place is looked up once for all of them.
  let postId: string | null = null
  let place: Place = { post: 0, underGiveaway: false, published: null }
  return comments.map((comment, index) => {
    const { text, language, kind, comparable } = read[index] ?? unread
    if (comment.postId !== postId) {
      postId = comment.postId
      place = placeOf(postId)
    }
    let known = authors.get(comment.authorId)
    if (known === undefined) {
      known = { author: authors.size, doubt: authorDoubt(accounts.get(comment.authorId)) }
      authors.set(comment.authorId, known)
    }
    const { post, underGiveaway } = place
    return {
      comment,
      author: known.author,
      post,
      text,
      language,
      kind: underGiveaway && kind !== 'spam' && kind !== 'unreadable' ? 'authentic' : kind,
      doubt: known.doubt,
      underGiveaway,
      comparable: comparable && !underGiveaway,
      company: 1,
      prompt: isPrompt(comment, place.published),
    }
  })
}

/** What the comments on a post have in common. */
interface Place {
  /** Number of the post, from 0 as they come. */
  post: number
  underGiveaway: boolean
  /** Milliseconds since 1970; null where the post is not listed. */
  published: number | null
}

/** @returns the place of a post by its id; posts are numbered when they are asked for first */
function placesOf(posts: readonly Post[]): (postId: string) => Place {
  const giveaways = new Set(posts.filter(asksForComments).map((post) => post.id))
  const published = new Map(posts.map((post) => [post.id, momentOf(post.publishedAt)]))
  const places = new Map<string, Place>()
  return (postId) => {
    let place = places.get(postId)
    if (place === undefined) {
      const underGiveaway = giveaways.has(postId)
      place = { post: places.size, underGiveaway, published: published.get(postId) ?? null }
      places.set(postId, place)
    }
    return place
  }
}

/** What a text says by itself, shared by all comments that have it. */
type Reading = Pick<ReadComment, 'text' | 'language' | 'kind' | 'comparable'>

/** Reads each text once.
 *
 *  @returns what was read from the text of each comment */
function readings(comments: readonly Comment[], spamRating: SpamRater): Reading[] {
  const numbers = new Map<string, number>()
  const texts: CommentText[] = []
  const times: number[] = []
  const textOf = comments.map(({ text }) => {
    const known = numbers.get(text)
    const number = known ?? texts.length
    times[number] = (times[number] ?? 0) + 1
    if (known !== undefined) return known
    numbers.set(text, number)
    texts.push(readText(text))
    return number
  })
  const languages = languagesOf(texts, times)
  const read = texts.map((text, number): Reading => {
    const language = languages[number] ?? 'unknown'
    const kind = plainKind(text, language, spamRating)
    return { text, language, kind, comparable: kind === 'authentic' && isComparable(text) }
  })
  return textOf.map((number) => read[number] ?? unread)
}

/** Stands where a text was not read, which happens to none. */
const unread: Reading = { text: readText(''), language: 'unknown', kind: 'unreadable', comparable: false }

/** Short, stock and seasonal texts are equal by habit. Only what somebody has to think of can give a template away. */
function isComparable({ letters, words }: CommentText): boolean {
  return letters >= comparableLettersMin && words.length >= comparableWordsMin && !isWish(words)
}

/** The kind by the text alone. The order of the questions is the order of severity: a text that advertises is spam even if it also
 *  praises. */
function plainKind(text: CommentText, language: string, spamRating: SpamRater): CommentKind {
  if (!isReadable(language)) return 'unreadable'
  if (spamRating(text, language) >= spamFrom) return 'spam'
  if (text.words.length > 0) return isGenericPraise(text.words) ? 'generic' : 'authentic'
  // A tag of a friend with a heart is still a tag.
  if (text.mentions > 0) return 'mention-only'
  return 'emoji-only'
}
