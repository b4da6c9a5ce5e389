/** Times of day as people in a zone read them. */

/** @returns how far a zone's clocks are ahead of UTC at a moment, in milliseconds */
function aheadMs(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(at)
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shown = Date.UTC(
    ...([read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second')] as const),
  )
  return shown - Math.floor(at.getTime() / 1_000) * 1_000
}

/** @returns the day that a calendar in the zone shows, such as 2027-03-31 */
export function zonedDay(zone: string, at: Date): string {
  return new Date(at.getTime() + aheadMs(zone, at)).toISOString().slice(0, 10)
}

/** No instant is further than this from the moment at which UTC shows the same time; nor do clocks change twice within it. */
const spanMs = 86_400_000

/** @param day such as 2027-03-31. @param time such as 09:00
 *  @returns when clocks in the zone show that. A time that is skipped in spring is the same span after the change, and of one that comes twice in fall it is
 *  either one. */
export function zonedTime(day: string, time: string, zone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const before = aheadMs(zone, new Date(wall - spanMs))
  const after = aheadMs(zone, new Date(wall + spanMs))
  const shown = [before, after].find((ahead) => aheadMs(zone, new Date(wall - ahead)) === ahead)
  // Clocks that had not been put forward would show a skipped time so long after the change.
  return new Date(wall - (shown ?? before))
}
