/** Parts of public pages that answer before the application has come, and for whoever never asks for it. They bear an attribute, which the
 *  page's own small script looks for (`answers.ts`); the application's handlers do the same thing once they are there. */

/** What the root of a page says to the window once the application answers to events. */
export const aliveEvent = 'vouch-alive'

export type StandingPart = 'scheme' | 'consent-all' | 'consent-essential' | 'top' | 'sections'

export const standingAttribute = 'data-standing'

/** @returns the attribute that a part bears. What is done within it asks for no script. */
export function standing(part: StandingPart): { [standingAttribute]: StandingPart } {
  return { [standingAttribute]: part }
}
