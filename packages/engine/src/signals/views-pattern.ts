import type { SignalDefinition } from '../signal.ts'
import { patternMeasurement } from './pattern-measurement.ts'

/** Whether the views of all posts together look as if views had been added: in equal packages, on some posts, or for a while.
 *
 *  Views are the cheapest count to buy and the first that a brand asks for. Sponsored posts are left out: brands promote them. */

/** Formula: the log likelihood ratio of additive tables over some thirty figures, × n/(n+6), between −.45 and 3.2.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with views added in three ways.
 *  Innocent: Posts promoted as advertisements without a label; an embed on a large site.
 *  Limits: TikTok only, for nowhere else have views been measured beside likes, comments and shares. Views bought in proportion leave no trace. */
export const viewsPattern: SignalDefinition = {
  id: 'engagement.views-pattern',
  title: 'Pattern of views',
  group: 'engagement',
  question: 'Do views stand to the other counts as they do where a quarter of them was bought?',
  unit: 'times as likely with bought views',
  absence: 0.2,
  measure: (facts) => patternMeasurement(facts, 'views', 'posts promoted as advertisements'),
}
