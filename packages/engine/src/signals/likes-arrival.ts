import { arrivalMeasurement } from './arrival-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether the likes of posts that were looked at several times came along with the views and comments, or at times of their own. */

/** Formula: log-odds that a fifth or more was bought over what they were beforehand, from weighted likelihoods of six doses and ten shapes of delivery, between −.6 and 6 (4 beside other counts than views, 2.6 alone).
 *  Source: simulated creators, untouched and with 10 to 75 % of the likes of each post bought; nobody publishes readings of posts with known purchases.
 *  Innocent: A post that was promoted with money, or shared where people like without commenting.
 *  Limits: What is delivered just as likes come by nature is not seen. Needs six posts with two readings each. */
export const likesArrival: SignalDefinition = {
  id: 'engagement.likes-arrival',
  title: 'Timing of likes',
  group: 'engagement',
  question: 'Did likes arrive when views and comments did?',
  unit: 'times as likely with bought likes',
  absence: 0.25,
  measure: (facts) => arrivalMeasurement(facts, 'likes'),
}
