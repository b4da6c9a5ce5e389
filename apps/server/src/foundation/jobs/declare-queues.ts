import { randomUUID } from 'node:crypto'
import type { PgBoss, QueueResult } from 'pg-boss'
import type { Job } from './job.ts'

/** Queues and schedules as rows. What a start before has written and is still right is neither written nor asked for again. */

export const deadSuffix = '.dead'
/** How long a dead worker's job waits while other workers live. Shorter would take jobs from a process that is only busy. */
const heartbeatSeconds = 20
const deadRetries = 10

/** A start after the first finds its queues as they shall be, with one question instead of hundreds. */
export async function declareQueues(boss: PgBoss, kinds: readonly Pick<Job, 'name' | 'limits'>[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const dead = kind.name + deadSuffix
    await declareQueue(boss, dead, { rules: deadRules, present: present.get(dead) })
    await declareQueue(boss, kind.name, { rules: rulesOf(kind), present: present.get(kind.name) })
  }
}

const deadRules = { retryLimit: deadRetries, retryDelay: 5, retryBackoff: true, notify: true }

function rulesOf({ name, limits }: Pick<Job, 'name' | 'limits'>) {
  return {
    expireInSeconds: limits.timeoutSeconds,
    retryLimit: limits.retries,
    retryDelay: limits.backoffSeconds,
    retryDelayMax: limits.backoffSecondsMax,
    retryBackoff: true,
    heartbeatSeconds,
    notify: true,
    deadLetter: name + deadSuffix,
  }
}

type QueueRules = typeof deadRules | ReturnType<typeof rulesOf>

async function declareQueue(
  boss: PgBoss,
  name: string,
  { rules, present }: { rules: QueueRules; present: QueueResult | undefined },
): Promise<void> {
  if (present !== undefined && hasRules(present, rules)) return
  await boss.createQueue(name, rules)
  // A queue that exists keeps its rules when it is created again; a release may have changed them.
  await boss.updateQueue(name, rules)
  // pg-boss remembers a queue that it has read, at its start or later. Unread, the first enqueue would ask for a second connection in the
  // middle of a transaction, and as many transactions as there are connections would wait for each other.
  await boss.findJobs(name, { id: randomUUID() })
}

function hasRules(present: QueueResult, rules: QueueRules): boolean {
  return Object.entries(rules).every(([rule, value]) => present[rule as keyof QueueRules] === value)
}

/** What a start before has scheduled stays as it is. */
export async function scheduleJobs(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, schedule } of jobs)
    if (schedule !== null && present.get(name) !== schedule) await boss.schedule(name, schedule)
}
