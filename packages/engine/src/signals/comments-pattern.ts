import type { SignalDefinition } from '../signal.ts'
import { patternMeasurement } from './pattern-measurement.ts'

/** Whether the comments of all posts together look as if comments had been added. What they say is read by the signals of the
 *  comments themselves; this one only counts.
 *
 *  Comments are few and follow loosely, so it takes many posts before a quarter of them is seen. */

/** Formula: the log likelihood ratio of additive tables over some thirty figures, × n/(n+6), between −.45 and 3.2.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with comments added in three ways.
 *  Innocent: A circle of friends who greet every post; a season of questions and votes.
 *  Limits: Instagram and TikTok only. Giveaways are left out where the caption says so; where captions are unknown they are not. */
export const commentsPattern: SignalDefinition = {
  id: 'engagement.comments-pattern',
  title: 'Pattern of comments',
  group: 'engagement',
  question: 'Do comments stand to the other counts as they do where a quarter of them was bought?',
  unit: 'times as likely with bought comments',
  absence: 0.15,
  measure: (facts) => patternMeasurement(facts, 'comments', 'posts that ask a question'),
}
