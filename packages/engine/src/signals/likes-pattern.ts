import { patternMeasurement } from './pattern-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether the likes of all posts together look as if likes had been added: in equal packages, on some posts, for a while, or up to one level.
 *
 *  The slope and the bursts beside it each look for one trace that a reader can check by eye. This one adds up many faint traces,
 *  none of which says anything alone. */

/** Formula: log-odds that a fifth or more was bought over what they were beforehand, from additive tables over some sixty figures and four doses, between −.45 and 6.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with likes added in nine ways and at four doses.
 *  Innocent: A change of topic or format half-way, a platform that began to show the posts to strangers.
 *  Limits: Likes bought in proportion to each post leave hardly a trace; on Instagram, where views are hidden, a quarter spread over all posts is often not seen. Elsewhere than on Instagram and TikTok the tables are borrowed. */
export const likesPattern: SignalDefinition = {
  id: 'engagement.likes-pattern',
  title: 'Like pattern',
  group: 'engagement',
  question: 'Do likes relate to other counts as purchased ones do?',
  unit: 'times as likely with bought likes',
  absence: 0.25,
  measure: (facts) => patternMeasurement(facts, 'likes', 'posts that are easy to like but hard to comment on'),
}
