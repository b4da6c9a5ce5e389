import { Problem, sendAheadDaysMax } from '@vouch/contract'
import { zonedDay } from './zoned-time.ts'

/** A slip of the keyboard in a year must not send a list at once, or hold its credits for an age. */

const dayMs = 86_400_000

/** @param zones of the sender and of those written to: a day is over once it is over for all of them
 *  @throws Problem `validation` for a day that is over, or too far ahead */
export function refuseDay(day: string | undefined, zones: Iterable<string>, at: Date): void {
  if (day === undefined) return
  const today = Array.from(new Set(zones), (zone) => zonedDay(zone, at)).sort()[0] ?? ''
  if (day < today) refuse('This day is over. Choose today or a later day.')
  if (Date.parse(day) - Date.parse(today) > sendAheadDaysMax * dayMs) refuse('Choose a day within the next year.')
}

function refuse(sentence: string): never {
  throw new Problem('validation', sentence, { fields: { sendOn: sentence } })
}
