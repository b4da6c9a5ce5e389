import { setImmediate as turn } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { StepLog } from './step-log.ts'
import { waitingSteps } from './steps.ts'

/** A log over a database that takes what it is given, and fails while `away` says so. */
function openLog() {
  const written: string[] = []
  const asked = Promise.withResolvers<void>()
  const database = { away: false, written, asked: asked.promise }
  const query = async ({ values }: { values: string[] }) => {
    asked.resolve()
    if (database.away) throw new Error('The database is away')
    written.push(values[1] ?? '')
  }
  const at = () => new Date('2026-07-01T00:00:00Z')
  const log = new StepLog({ query } as unknown as pg.Pool, 'run', waitingSteps(), at)
  return { database, log, note: (detail: string) => log.note({ name: 'profile', state: 'running', detail }) }
}

test('a write that failed surfaces at the next settling, and once', async () => {
  const { database, log, note } = openLog()
  database.away = true
  note('one')
  await expect(log.settled()).rejects.toThrow('The database is away')
  await log.settled()
})

test('it surfaces where the write was over before anybody asked', async () => {
  const { database, log, note } = openLog()
  database.away = true
  note('one')
  await database.asked
  await turn()
  await expect(log.settled()).rejects.toThrow('The database is away')
})

test('what failed is written with what follows, and then nothing is missing', async () => {
  const { database, log, note } = openLog()
  database.away = true
  note('one')
  await database.asked
  await turn()
  database.away = false
  note('two')
  await log.settled()
  expect(database.written).toEqual([JSON.stringify(log.steps)])
})

test('whoever ends the run writes the steps anew, so a failed write ends nothing', async () => {
  const { database, log, note } = openLog()
  database.away = true
  note('one')
  await database.asked
  await log.ended()
  await log.settled()
})
