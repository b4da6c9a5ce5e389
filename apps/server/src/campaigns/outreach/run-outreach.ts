import { setTimeout as pause } from 'node:timers/promises'
import { ifFree } from '../../foundation/db/session-lock.ts'
import type { QueueLog } from '../../foundation/jobs/queue.ts'
import { deliverDue } from './deliver.ts'
import type { OutreachDesk } from './outreach-desk.ts'
import { dueWorkspaces } from './take-message.ts'

/** One loop in each process that works: finds workspaces with something that is due, and sends for some of them side by side. A lock of the database keeps
 *  two processes from one workspace, and ends with the process. */

const lookEveryMs = 1_000
/** Workspaces at a time in one process; each holds a session for its lock, of which there must be more (`database.ts`). */
const placesMax = 3
/** Workspaces with something due that one look sees. */
const seenMax = 200
/** The first half of the lock's name; the second is the workspace. */
const lockClass = 733_001

export interface RunningOutreach {
  /** Begins no further message, and waits for those that are under way. */
  stop: () => Promise<void>
}

export function runOutreach(desk: OutreachDesk, log: Pick<QueueLog, 'error'>): RunningOutreach {
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()
  // Whoever had a turn in this process waits for those who had none, so that a server that answers slowly keeps nobody else from sending.
  const lastTurn = new Map<string, number>()
  let turns = 0
  const begin = (workspaceId: string) => {
    turns += 1
    lastTurn.set(workspaceId, turns)
    const work = deliverAlone(desk, workspaceId, stopping.signal)
      .catch((error) => log.error({ err: error }, 'Outreach could not be sent'))
      .finally(() => running.delete(workspaceId))
    running.set(workspaceId, work)
  }
  const loop = async () => {
    while (!stopping.signal.aborted) {
      try {
        const due = await dueWorkspaces(desk.db.pool, desk.now(), seenMax)
        for (const each of lastTurn.keys()) if (!due.includes(each)) lastTurn.delete(each)
        due.sort((a, b) => (lastTurn.get(a) ?? 0) - (lastTurn.get(b) ?? 0))
        for (const each of due) if (running.size < placesMax && !running.has(each)) begin(each)
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, 'Due outreach could not be read')
      }
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const looping = loop()
  return {
    stop: async () => {
      stopping.abort()
      await looping
      await Promise.all(running.values())
    },
  }
}

/** Sends what is due for a workspace unless another process does. */
export async function deliverAlone(desk: OutreachDesk, workspaceId: string, stopping: AbortSignal): Promise<void> {
  await ifFree(desk.db.sessions, [lockClass, workspaceId], ({ lost }) =>
    deliverDue(desk, workspaceId, () => stopping.aborted || lost.aborted),
  )
}
