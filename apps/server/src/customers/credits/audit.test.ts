import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { at, buildWorkspace, movement } from '../../../test/workspaces.ts'
import { auditJob, loadDifferences } from './audit.ts'
import { capturePart, hold, release, spend } from './ledger.ts'

const attempt = { number: 1, last: false, signal: new AbortController().signal }

test('the nightly proof is silent while the ledger is whole, and says what is not', async ({ db }) => {
  const workspaceId = await buildWorkspace(db, { monthly: 14, purchased: 20 })
  const [part, back] = [
    await hold(db.pool, movement(workspaceId, 'hold:1', 16)),
    await hold(db.pool, movement(workspaceId, 'hold:2', 3)),
  ]
  await hold(db.pool, movement(workspaceId, 'hold:3', 2))
  await spend(db.pool, movement(workspaceId, 'deduct:1', 1))
  await capturePart(db.pool, part.id, 15, at)
  await release(db.pool, back.id, at)
  const logged: object[] = []
  const log = { error: (facts: object) => logged.push(facts) }
  const audit = auditJob({ db, now: () => at, log })
  expect(await loadDifferences(db.pool)).toEqual([])
  await audit.run({}, attempt)

  await db.pool.query(`update credit_balances set balance = 6 where workspace_id = $1 and bucket = 'monthly'`, [
    workspaceId,
  ])
  await db.pool.query(`update credit_holds set used = 13 where id = $1`, [part.id])
  const differences = [
    { workspaceId, bucket: 'monthly', cause: '', stored: 6, proved: 0 },
    { workspaceId, bucket: 'monthly', cause: 'hold:1', stored: 13, proved: 14 },
    { workspaceId, bucket: 'purchased', cause: 'hold:1', stored: 0, proved: 1 },
  ]
  await expect(audit.run({}, attempt)).rejects.toThrow('Balances differ')
  await expect(audit.run({}, attempt)).rejects.toThrow('Balances differ')
  expect(logged).toEqual([...differences, ...differences])
  const rows = await db.pool.query(
    `select workspace_id as "workspaceId", bucket, cause, stored::int, proved::int from credit_differences
      order by cause, bucket`,
  )
  expect(rows.rows).toEqual(differences)
})
