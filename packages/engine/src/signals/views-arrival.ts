import { arrivalMeasurement } from './arrival-measurement.ts'
import type { SignalDefinition } from './signal.ts'

/** Whether the views of posts that were looked at several times came along with the likes and comments, or at times of their own. */

/** Formula: as for likes, with views in their place.
 *  Source: simulated creators, untouched and with 10 to 75 % of the views of each post bought.
 *  Innocent: A post that was promoted with money: people who are shown an ad watch it and seldom like it.
 *  Limits: On Twitch views stand alone, and are compared only with what is usual. What is delivered just as views come by nature is not seen. */
export const viewsArrival: SignalDefinition = {
  id: 'engagement.views-arrival',
  title: 'Timing of views',
  group: 'engagement',
  question: 'Did views arrive when likes and comments did?',
  unit: 'times as likely with bought views',
  absence: 0.25,
  measure: (facts) => arrivalMeasurement(facts, 'views'),
}
