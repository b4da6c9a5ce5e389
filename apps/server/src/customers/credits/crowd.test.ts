import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Problem } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, loadEntries, movement } from '../../../test/workspaces.ts'
import { openDatabase } from '../../foundation/db/database.ts'
import { loadDifferences } from './audit.ts'
import { loadBalance } from './balance.ts'
import { capture, grant, hold, release, type Sql, spend } from './ledger.ts'

/** Many at once on one account, and processes that die in the middle. */

/** One client: a purchase, then spendings of every sort. @returns the credits that it was told it used. */
async function client(sql: Sql, workspaceId: string, number: number): Promise<number> {
  await grant(sql, 'purchased', movement(workspaceId, `purchase:${number}`, 5))
  let used = 0
  for (const turn of [0, 1, 2]) {
    const cause = `${number}:${turn}`
    try {
      if ((number + turn) % 2 === 0) {
        await spend(sql, movement(workspaceId, `deduct:${cause}`, 4))
        used += 4
      } else {
        const { id } = await hold(sql, movement(workspaceId, `hold:${cause}`, 7))
        if (turn === 2) used += (await capture(sql, id, at)) ? 7 : 0
        else await release(sql, id, at)
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      expect(error.code).toBe('insufficient_credits')
    }
  }
  return used
}

test('200 clients on one account: no overdraft, no deadlock, nothing lost', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 150 })
  const many = openDatabase({ connectionString: db.connectionString, connectionsMax: 40 })
  try {
    const told = await Promise.all(Array.from({ length: 200 }, (_, number) => client(many.pool, workspaceId, number)))
    const used = told.reduce((sum, each) => sum + each, 0)
    const { totalCredits, onHold } = await loadBalance(db.pool, workspaceId)
    expect({ totalCredits, onHold }).toEqual({ totalCredits: 150 + 200 * 5 - used, onHold: 0 })
    const entries = await loadEntries(db, workspaceId)
    expect(entries.every(({ balance_after }) => balance_after >= 0)).toBe(true)
    expect(await loadDifferences(db.pool)).toEqual([])
  } finally {
    await many.close()
  }
})

const poster = fileURLToPath(new URL('../../../test/post-movements.ts', import.meta.url))

/** Lets the process post for a moment and kills it. @returns what it had sent, and what was acknowledged. */
async function postAndKill(connectionString: string, workspaceId: string, again: readonly string[]) {
  const child = spawn(process.execPath, [poster, connectionString, workspaceId, again.join(',')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  while (!text.includes('done')) await pause(5)
  await pause(randomInt(1, 60))
  child.kill('SIGKILL')
  await once(child, 'close')
  const causes = (word: string) => [...text.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, cause = '']) => cause)
  return { sent: causes('sent'), done: causes('done') }
}

test('a process that is killed while it posts loses nothing that was acknowledged, and repeats nothing', async ({
  db,
}) => {
  const workspaceId = await buildWorkspace(db, { monthly: 1_000_000 })
  const acknowledged = new Set<string>()
  const asked = new Set<string>()
  for (let kill = 0; kill < 4; kill += 1) {
    const unanswered = [...asked].filter((cause) => !acknowledged.has(cause))
    const { sent, done } = await postAndKill(db.connectionString, workspaceId, unanswered)
    for (const cause of sent) asked.add(cause)
    for (const cause of done) acknowledged.add(cause)
  }
  // A statement that was on its way when its client died may still be running.
  await expect
    .poll(async () => {
      const busy = await db.pool.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`,
      )
      return busy.rowCount
    })
    .toBe(0)
  const posted = (await loadEntries(db, workspaceId)).map(({ cause }) => cause).filter((cause) => asked.has(cause))
  expect(new Set(posted).size).toBe(posted.length)
  expect([...acknowledged].filter((cause) => !posted.includes(cause))).toEqual([])
  const { monthlyCredits } = await loadBalance(db.pool, workspaceId)
  expect(monthlyCredits).toBe(1_000_000 - posted.length)
  expect(await loadDifferences(db.pool)).toEqual([])
})
