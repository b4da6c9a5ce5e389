import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseGone } from './connecting-client.ts'

/** As long as a server takes to start again or to be promoted, and a little. */
const waitMsUsual = 15_000
const pauseMs = 500

/** Asks again while the database can’t be reached. Only for what may be asked twice: an answer that was lost may have been an answer.
 *  @throws the failure of a statement at once; that of the database once it was away for so long */
export async function againWhenBack<T>(ask: () => Promise<T>, waitMs = waitMsUsual): Promise<T> {
  const until = performance.now() + waitMs
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseGone(error) || performance.now() >= until) throw error
      await pause(pauseMs)
    }
  }
}
