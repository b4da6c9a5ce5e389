import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './ground.ts'

/** What goes wrong while it is soaked, and at which part of the time. Before the first and after the last, an eighth of the time and more is left
 *  alone, so that beginning and end can be compared. In a short soak several fall into one minute and come one after the other. */

export interface Fault {
  name: string
  /** Share of the whole time at which it happens. */
  at: number
  happen: (ground: Ground) => Promise<void>
}

const fullMs = 60_000
const clockTriesMax = 120

export const faults: readonly Fault[] = [
  { name: 'worker killed', at: 0.25, happen: (ground) => ground.killPart('worker') },
  { name: 'database restarted', at: 0.4, happen: (ground) => ground.restartDatabase() },
  {
    name: 'disk full for a minute',
    at: 0.5,
    happen: async (ground) => {
      ground.fillDisk()
      await pause(fullMs)
      ground.freeDisk()
    },
  },
  { name: 'clock moved by a day', at: 0.65, happen: (ground) => moveClock(ground.url) },
  { name: 'worker killed again', at: 0.75, happen: (ground) => ground.killPart('worker') },
]

/** @param minute of the soak, from 0
 *  @param happened those of the minutes before, in whichever sitting
 *  @returns what is to go wrong in a minute, in its order */
export function faultsDue(minute: number, minutes: number, happened: ReadonlySet<string>): Fault[] {
  return faults.filter(({ name, at }) => Math.floor(at * minutes) <= minute && !happened.has(name))
}

/** Nobody may answer yet where another fault has just been. */
async function moveClock(url: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const refused = await clockRefusal(url)
    if (refused === null) return
    if (tries === clockTriesMax) throw new Error(`The clock was not moved: ${refused}`)
    await pause(1_000)
  }
}

async function clockRefusal(url: string): Promise<string | null> {
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceDays: 1 }),
  }
  try {
    const response = await fetch(`${url}/api/dev/clock`, request)
    return response.ok ? null : await response.text()
  } catch (error) {
    return String(error)
  }
}
