import { dateTimeIn } from '../../ui/own-time.ts'

/** @param zone of whoever sends: all times of a thread are in it, before and after it leaves
 *  @param theirs the recipient's zone
 *  @returns when a message goes out; where the recipient's clocks differ, what they show then */
export function sendTimeWords(at: string, zone: string, theirs: string): string {
  const [ours, local] = [dateTimeIn(at, zone), dateTimeIn(at, theirs)]
  const isSame = zone === theirs || clockIn(at, zone) === clockIn(at, theirs)
  return isSame ? ours : `${ours} (${local} for them)`
}

/** @returns what a clock shows, whatever its zone is called */
function clockIn(at: string, timeZone: string): string {
  return new Date(at).toLocaleString('en-US', { timeZone })
}
