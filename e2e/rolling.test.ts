import { expect, onTestFinished, test } from 'vitest'
import { fillDemo, signInDemo } from './demo-account.ts'
import { followStream } from './followed-stream.ts'
import { hasHaproxy, startProxied } from './proxied-product.ts'
import { openVerification, steadyLoad } from './steady-load.ts'

/** Every process is replaced under load, as an upgrade does. `npm run bench -- rolling` does it for longer, and measures. */

test.skipIf(!hasHaproxy)(
  'two web and two worker processes behind HAProxy are restarted one by one: no request is lost, a stream goes on, every verification ends',
  async () => {
    const product = await startProxied()
    onTestFinished(product.close)
    const { url, db } = product
    await fillDemo(db)
    const token = await signInDemo(url)
    const waiting = await openVerification(url, token)
    const following = followStream(`${url}/api/verifications/${waiting.id}/events`, token)
    const load = steadyLoad(url, token, 3)
    await product.restart('web', 0)
    await product.restart('web', 1)
    await product.startWorkers()
    await product.restart('worker', 0)
    await product.restart('worker', 1)
    await load.stop()
    expect([...load.refused]).toEqual([])
    expect(load.deducted).toBeGreaterThan(0)
    const gaps = await following
    expect(gaps.last).toBe('done')
    // It was cut at least once: each of the two that served it has ended.
    expect(gaps.ms.length).toBeGreaterThan(0)
    const ids = [waiting.id, ...load.opened]
    const done = async () => {
      const found = await db.pool.query(
        `select count(*)::int as n from verifications join verification_runs runs on runs.id = run_id
          where verifications.id = any($1) and runs.state = 'done'`,
        [ids],
      )
      return found.rows[0]?.n
    }
    // What was opened while workers were away waits for them, and a slow machine works it off in minutes.
    await expect.poll(done, { timeout: 300_000 }).toBe(ids.length)
    const deducted = await db.pool.query(`select count(*)::int as n from credit_entries where action = 'own_action'`)
    expect(deducted.rows).toEqual([{ n: load.deducted }])
  },
  // Eight times a start is waited for: half a minute on a quiet machine, and some have to share one.
  900_000,
)
