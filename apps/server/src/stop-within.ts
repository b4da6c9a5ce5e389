import { setTimeout as pause } from 'node:timers/promises'

/** The last resort of a stop. */

export interface LastResort {
  stopped: Promise<unknown>
  /** What it waits for at the moment, in words that follow “waiting for”. */
  waitsFor: () => string
  /** Gives back what would be in the way of the next start. */
  giveBack: () => Promise<unknown>
  say: (line: string) => void
}

/** For the database to write what it holds, and end. */
const giveBackMsMax = 5_000

/** Waits until the product has stopped, and no longer than it may take. Then it says what it was waiting for and gives the data folder back: what
 *  still ran fails, and is taken up by the next start.
 *  @returns whether it stopped by itself. Rejects where stopping failed in time */
export async function stopWithin(ms: number, { stopped, waitsFor, giveBack, say }: LastResort): Promise<boolean> {
  const late = pause(ms, true)
  if (!(await Promise.race([stopped.then(() => false), late]))) return true
  say(`Not finished after ${Math.round(ms / 1_000)} seconds: still waiting for ${waitsFor()}. Ending now.`)
  const givenBack = giveBack().catch((error: unknown) => say(`The data folder wasn’t released: ${error}`))
  await Promise.race([givenBack, pause(giveBackMsMax)])
  return false
}
