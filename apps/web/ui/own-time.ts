import { missing } from '@vouch/presentation'

/** Moments of what somebody did or waits for themselves, such as a payment or a sign-in, as their own clock shows them, with the zone's name. What
 *  two people read side by side, such as a report or a contract, is in UTC (`date`, `dateTime`). */

const day = { month: 'short', day: 'numeric', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const

/** @returns a moment as clocks in a zone show it: `Nov 30, 2026, 7:09 AM EST` */
export function dateTimeIn(at: string, timeZone: string): string {
  return told(at, { ...day, ...time, timeZone })
}

/** @returns the day that it was for the reader: `Nov 30, 2026` */
export function ownDate(at: string | null | undefined): string {
  return told(at, day)
}

/** @returns a moment as the reader's clock shows it: `Nov 30, 2026, 7:09 AM EST` */
export function ownDateTime(at: string | null | undefined): string {
  return told(at, { ...day, ...time })
}

/** @returns a time of the day as the reader's clock shows it: `7:09 AM EST` */
export function ownTime(at: string | null | undefined): string {
  return told(at, time)
}

function told(at: string | null | undefined, parts: Intl.DateTimeFormatOptions): string {
  const moment = Date.parse(at ?? '')
  return Number.isNaN(moment) ? missing : new Date(moment).toLocaleString('en-US', parts)
}
