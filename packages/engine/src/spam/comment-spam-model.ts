import type { ModelCard } from '../audience/account-model.ts'

/** The trained model of comments that advertise, sell or beg, as it is stored.
 *
 *  It is one sum. The log-odds of "spam" are the intercept, plus a term for a link, plus a term for what the rules say, plus the
 *  weights of all letter groups of the words divided by the root of how many groups there are. Nothing else happens, so each
 *  verdict can be taken apart into words. A newcomer would expect whole words as features: a word that the training texts
 *  never held says nothing then, while "subscribin" still shares most of its letter groups with "subscribe". */
export interface CommentSpamModel {
  card: ModelCard
  /** Language codes of the texts that it was trained on; on others it abstains. */
  languages: readonly string[]
  /** Log-odds of a text that holds nothing known. */
  intercept: number
  /** Log-odds that a link adds, and a link to a video. */
  link: number
  videoLink: number
  /** Log-odds at a rating of 1 by the rules (`promotionRating`); less in proportion below. */
  rules: number
  /** Letter groups as in `letter-grams.ts`, separated by spaces, with `_` for the edge of a word. */
  grams: string
  /** Weight of each group in whole steps, in the same order. */
  weights: readonly number[]
  /** Log-odds of one step, before the division by the root of the number of groups. */
  step: number
}
