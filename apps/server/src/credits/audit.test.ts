import { expect } from 'vitest'
import { test } from '../../test/fixtures.ts'
import { onlyRow } from '../db/database.ts'
import { auditJob, loadDifferences } from './audit.ts'
import { grant } from './ledger.ts'

const attempt = { number: 1, last: false, signal: new AbortController().signal }

test('the nightly proof is silent while balances are their entries, and fails when one is not', async ({ db }) => {
  const user = await db.pool.query<{ id: string }>(`insert into users (email) values ('a@vouch.test') returning id`)
  const found = await db.pool.query<{ id: string }>('select id from workspaces where owner_id = $1', [onlyRow(user).id])
  const workspaceId = onlyRow(found).id
  const movement = { workspaceId, cause: 'grant', action: 'grant', resourceId: null, credits: 5, at: new Date(0) }
  await grant(db.pool, 'monthly', movement)
  expect(await loadDifferences(db.pool)).toEqual([])
  await auditJob({ db }).run({}, attempt)
  await db.pool.query(`update credit_balances set balance = 6 where workspace_id = $1 and bucket = 'monthly'`, [
    workspaceId,
  ])
  expect(await loadDifferences(db.pool)).toEqual([{ workspaceId, bucket: 'monthly', balance: 6, entries: 5 }])
  await expect(auditJob({ db }).run({}, attempt)).rejects.toThrow('Balances differ')
})
