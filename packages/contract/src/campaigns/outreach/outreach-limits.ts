/** Limits of outreach: one place for the server, the screens and the texts. */

/** Messages after the first that get no reply. */
export const followUpsMax = 3
/** Seconds after a press during which nothing has left yet. */
export const undoSeconds = 30
/** Days ahead for which a send can be scheduled: to the same day of next year, in a leap year too. */
export const sendAheadDaysMax = 366
/** Recipients of one send. */
export const recipientsMax = 200
export const templatesMax = 100
/** Messages a day through a workspace's own server, unless it says otherwise. */
export const ownDailyUsual = 500
export const ownDailyMost = 5_000
/** Hours after sending within which a hard bounce gives the credits back. */
export const bounceHours = 72
/** Contacts kept for one creator. */
export const contactsMax = 10
/** Threads of one page of the inbox. */
export const threadsPerPage = 50

const firstDay = 20
const growth = 1.3
const mostADay = 200

/** What our mail server sends for one workspace in a day: few at first, because mail providers distrust a sender that starts with many.
 *  @param day 1 for the first day on which something was sent */
export function ourDailyLimit(day: number): number {
  return Math.min(mostADay, Math.floor(firstDay * growth ** Math.max(0, day - 1)))
}

/** Countries where cold email to a business takes consent: CASL of Canada, section 7 UWG of Germany, section 174 TKG of Austria. */
export const consentCountries: readonly string[] = ['CA', 'DE', 'AT']
