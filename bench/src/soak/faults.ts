import { setTimeout as pause } from 'node:timers/promises'
import type { Ground } from './ground.ts'

/** What goes wrong while it is soaked, and at which part of the time. Before the first and after the last, an eighth of the time and more is left
 *  alone, so that beginning and end can be compared. */

export interface Fault {
  name: string
  /** Share of the whole time at which it happens. */
  at: number
  happen: (ground: Ground) => Promise<void>
}

const fullMs = 60_000

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

async function moveClock(url: string): Promise<void> {
  const response = await fetch(`${url}/api/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceDays: 1 }),
  })
  if (!response.ok) throw new Error(`The clock was not moved: ${await response.text()}`)
}
