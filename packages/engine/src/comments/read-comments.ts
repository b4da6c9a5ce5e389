import type { Account, Comment, Post } from '../snapshot.ts'
import { type AuthorDoubt, authorDoubt } from './author-doubt.ts'
import { isGenericPraise, isWish } from './generic-praise.ts'
import { asksForComments } from './giveaway.ts'
import { isReadable, languagesOf } from './language.ts'
import { type SpamRater, spamFrom } from './promotion.ts'
import { promptness } from './promptness.ts'
import { type CommentText, readText } from './read-text.ts'
import type { CommentKind } from './review.ts'

/** Gives every comment its kind, as far as it shows in the comment alone. Duplicates are found afterwards, among all. */

export interface ReadComment {
  comment: Comment
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
  const texts = comments.map((comment) => readText(comment.text))
  const languages = languagesOf(texts)
  const giveaways = new Set(posts.filter(asksForComments).map((post) => post.id))
  const doubts = new Map<string, AuthorDoubt>()
  const isPrompt = promptness(posts)
  return comments.map((comment, index) => {
    const text = texts[index] ?? readText('')
    const language = languages[index] ?? 'unknown'
    const underGiveaway = giveaways.has(comment.postId)
    const doubt = doubts.get(comment.authorId) ?? authorDoubt(accounts.get(comment.authorId))
    doubts.set(comment.authorId, doubt)
    const plain = plainKind(text, language, spamRating)
    const kind = underGiveaway && plain !== 'spam' && plain !== 'unreadable' ? 'authentic' : plain
    const comparable =
      kind === 'authentic' &&
      !underGiveaway &&
      text.letters >= comparableLettersMin &&
      text.words.length >= comparableWordsMin &&
      !isWish(text.words)
    return { comment, text, language, kind, doubt, underGiveaway, comparable, company: 1, prompt: isPrompt(comment) }
  })
}

function plainKind(text: CommentText, language: string, spamRating: SpamRater): CommentKind {
  if (!isReadable(language)) return 'unreadable'
  if (spamRating(text) >= spamFrom) return 'spam'
  if (text.words.length > 0) return isGenericPraise(text.words) ? 'generic' : 'authentic'
  // A tag of a friend with a heart is still a tag.
  if (text.mentions > 0) return 'mention-only'
  return 'emoji-only'
}
