const parts = { month: 'short', day: 'numeric', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** @returns a moment as clocks in a zone show it, and which zone that is: `Nov 30, 2026, 7:09 AM EST` */
export function dateTimeIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone, ...parts, timeZoneName: 'short' })
}

/** @param zone of whoever sends: all times of a thread are in it, before and after it leaves
 *  @param theirs the recipient's zone
 *  @returns when a message goes out; where the recipient's clocks differ, what they show then */
export function sendTimeWords(at: string, zone: string, theirs: string): string {
  const [ours, local] = [dateTimeIn(at, zone), dateTimeIn(at, theirs)]
  const isSame = zone === theirs || offsetOf(at, zone) === offsetOf(at, theirs)
  return isSame ? ours : `${ours} (${local} for them)`
}

function offsetOf(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone, ...parts })
}
