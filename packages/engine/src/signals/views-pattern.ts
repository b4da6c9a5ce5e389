import { patternMeasurement } from './pattern-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether the views of all posts together look as if views had been added: in equal packages, on some posts, for a while, or up to one level.
 *
 *  Views are the cheapest count to buy and the first that a brand asks for. Sponsored posts are left out: brands promote them. */

/** Formula: log-odds that a fifth or more was bought over what they were beforehand, from additive tables over some sixty figures and four doses, between −.45 and 6.
 *  Source: fitted on half of the untouched public creators of the platform, as they are and with views added in nine ways and at four doses.
 *  Innocent: Posts promoted as advertisements without a label; an embed on a large site.
 *  Limits: Views bought in proportion leave hardly a trace. Views were measured beside likes and comments on TikTok alone; other platforms borrow its tables. */
export const viewsPattern: SignalDefinition = {
  id: 'engagement.views-pattern',
  title: 'View pattern',
  group: 'engagement',
  question: 'Do views relate to other counts as purchased ones do?',
  unit: 'times as likely with bought views',
  absence: 0.2,
  measure: (facts) => patternMeasurement(facts, 'views', 'posts promoted as ads'),
}
