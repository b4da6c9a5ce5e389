import { NumberTable } from '../comments/number-table.ts'
import { promotionRating, type SpamRater } from '../comments/promotion.ts'
import type { CommentText } from '../comments/read-text.ts'
import shippedModel from '../models/comment-spam.json' with { type: 'json' }
import { logistic } from '../statistics/logistic.ts'
import type { CommentSpamModel } from './comment-spam-model.ts'
import { gramCount, gramNumber, gramSum } from './letter-grams.ts'

/** Rates comments by the trained model together with the rules.
 *
 *  A newcomer would let the model decide alone. It learnt from four music videos of one decade, and what is advertising there may be talk
 *  elsewhere. So it only settles what the rules leave open: where they are sure it is spam, the model takes nothing back;
 *  where they see no sign at all, it must be surer; and in languages that it has not learnt it is not asked. */

/** Words whose sums are kept; a word costs some twenty look-ups the first time and one afterwards. */
const wordsKept = 20_000
/** Rating from which the rules alone call a comment spam. */
const rulesAreSure = 0.5
/** What the model's probability counts where the rules see no sign: it reaches one half where the model gives odds of five to two. */
const withoutSign = 0.7

export interface CommentSpamRater {
  /** The best estimate for every comment, for measuring and comparing. */
  probability: SpamRater
  /** The same on the same side of one half at less cost: where the rules are sure, theirs stands and the model is not asked. */
  rating: SpamRater
}

/** @param rules what rates a text from 0 to 1 by itself */
export function commentSpamRater(
  model: CommentSpamModel,
  rules: (text: CommentText) => number = promotionRating,
): CommentSpamRater {
  const wordSum = wordSums(model)
  const known = new Set(model.languages)
  const modelProbability = (text: CommentText, rating: number): number => {
    let [sum, grams] = [0, 0]
    for (const word of text.words) {
      const { worth, count } = wordSum(word.text)
      sum += worth
      grams += count
    }
    const letters = grams === 0 ? 0 : sum / Math.sqrt(grams)
    const link = text.links > text.videoLinks ? model.link : 0
    const videoLink = text.videoLinks > 0 ? model.videoLink : 0
    return logistic(model.intercept + link + videoLink + model.rules * rating + letters)
  }
  const combined = (text: CommentText, language: string, rating: number): number => {
    if (text.words.length === 0 || !known.has(language)) return rating
    const probability = modelProbability(text, rating)
    return rating === 0 ? withoutSign * probability : Math.max(rating, probability)
  }
  return {
    probability: (text, language) => combined(text, language, rules(text)),
    rating: (text, language) => {
      const rating = rules(text)
      return rating >= rulesAreSure ? rating : combined(text, language, rating)
    },
  }
}

const shipped = commentSpamRater(shippedModel)

/** The product's rater: the rules in every language, and the trained model where they leave an English text open. */
export const commentSpamRating: SpamRater = shipped.rating

/** The shipped model's estimate for every comment. */
export const commentSpamProbability: SpamRater = shipped.probability

/** Languages that the shipped model has learnt; in all others the rules rate alone. */
export const modelLanguages: ReadonlySet<string> = new Set(shippedModel.languages)

interface WordSum {
  /** Sum of the weights of the word's letter groups, in log-odds. */
  worth: number
  count: number
}

/** Words repeat, within a section and between sections, so what a word adds is computed once. The outcome does not depend on
 *  what is kept. */
function wordSums({ grams, weights, step }: CommentSpamModel): (word: string) => WordSum {
  const names = grams === '' ? [] : grams.split(' ')
  const table = new NumberTable(names.length)
  for (const [index, name] of names.entries()) table.keep(mixed(gramNumber(name)), index + 1)
  const weightOf = (gram: number) => weights[table.of(mixed(gram)) - 1] ?? 0
  const kept = new Map<string, WordSum>()
  return (word) => {
    let known = kept.get(word)
    if (known === undefined) {
      const count = gramCount(word)
      known = { worth: count === 0 ? 0 : step * gramSum(word, weightOf), count }
      if (kept.size >= wordsKept) kept.clear()
      kept.set(word, known)
    }
    return known
  }
}

/** Spreads the numbers of groups over all bits, each to another number (the finaliser of MurmurHash3 is a bijection): the
 *  table takes the lowest bits for a place, and those are the last letter alone. */
function mixed(gram: number): number {
  let number = Math.imul(gram ^ (gram >>> 16), 0x85ebca6b)
  number = Math.imul(number ^ (number >>> 13), 0xc2b2ae35)
  return (number ^ (number >>> 16)) >>> 0
}
