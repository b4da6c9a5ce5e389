import { patternMeasurement } from './pattern-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether the comments of all posts together look as if comments had been added. What they say is read by the signals of the
 *  comments themselves; this one only counts.
 *
 *  Comments are few and follow loosely, so it takes many posts before a quarter of them is seen. */

/** Formula: log-odds that a fifth or more was bought over what they were beforehand, from additive tables over some sixty figures and four doses, between −.45 and 6.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with comments added in nine ways and at four doses.
 *  Innocent: A circle of friends who greet every post; a season of questions and votes.
 *  Limits: Elsewhere than on Instagram and TikTok the tables are borrowed. Giveaways are left out where the caption says so; where captions are unknown they are not. */
export const commentsPattern: SignalDefinition = {
  id: 'engagement.comments-pattern',
  title: 'Comment pattern',
  group: 'engagement',
  question: 'Do comments relate to other counts as purchased ones do?',
  unit: 'times as likely with bought comments',
  absence: 0.15,
  measure: (facts) => patternMeasurement(facts, 'comments', 'posts that ask a question'),
}
