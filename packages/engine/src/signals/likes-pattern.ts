import type { SignalDefinition } from '../signal.ts'
import { patternMeasurement } from './pattern-measurement.ts'

/** Whether the likes of all posts together look as if likes had been added: in equal packages, on some posts, or for a while.
 *
 *  The slope and the bursts beside it each look for one trace that a reader can check by eye. This one adds up many faint traces,
 *  none of which says anything alone. */

/** Formula: the log likelihood ratio of additive tables over some thirty figures, × n/(n+6), between −.45 and 3.2.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with likes added in three ways.
 *  Innocent: A change of topic or format half-way, a platform that began to show the posts to strangers.
 *  Limits: Instagram and TikTok only. Likes bought in proportion to each post leave no trace; on Instagram, where views are hidden, a quarter is often not seen. */
export const likesPattern: SignalDefinition = {
  id: 'engagement.likes-pattern',
  title: 'Pattern of likes',
  group: 'engagement',
  question: 'Do likes stand to the other counts as they do where a quarter of them was bought?',
  unit: 'times as likely with bought likes',
  absence: 0.25,
  measure: (facts) => patternMeasurement(facts, 'likes', 'posts that please without inviting a word'),
}
