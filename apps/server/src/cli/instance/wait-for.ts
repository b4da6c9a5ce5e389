import { setTimeout as pause } from 'node:timers/promises'
import { VouchError } from '@vouch/client/source'
import { tell } from '../with-connector.ts'

/** Waits for work that goes on at the instance. What a newcomer would get wrong is to give up with the first call that fails: an instance is restarted
 *  meanwhile, the work is not lost by it, and it may be paid for. */

const pollMs = 1_000
const waitMsMax = 10 * 60_000
/** The instance is away, or something before it says so. */
const away = new Set([0, 502, 503, 504])

/** Asks again and again until the work has ended.
 *  @param ask throws what a call throws
 *  @param ended of an answer; null while the work goes on
 *  @returns what came of it; null after ten minutes */
export async function waitFor<Found, Result>(
  ask: () => Promise<Found>,
  ended: (found: Found) => Result | null,
): Promise<Result | null> {
  const until = performance.now() + waitMsMax
  let isAway = false
  while (performance.now() < until) {
    const found = await ask().catch((error: unknown) => {
      if (!(error instanceof VouchError && away.has(error.status))) throw error
      if (!isAway) tell('  The instance doesn’t answer right now. Still waiting…')
      isAway = true
      return null
    })
    const result = found === null ? null : ended(found)
    if (result !== null) return result
    await pause(pollMs)
  }
  return null
}
