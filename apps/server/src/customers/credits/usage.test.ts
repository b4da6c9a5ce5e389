import { expect } from 'vitest'
import { test } from '../../../test/fixtures.ts'
import { buildWorkspace } from '../../../test/workspaces.ts'
import { hold } from './ledger.ts'
import { loadUsage } from './usage.ts'

test('a period of usage begins with its first moment and ends before its last', async ({ db }) => {
  const { pool } = db
  const workspaceId = await buildWorkspace(db, { monthly: 100 })
  const [from, to] = [new Date('2025-01-01T00:00:00Z'), new Date('2025-02-01T00:00:00Z')]
  const moments = [from.getTime() - 1, from.getTime(), to.getTime() - 1, to.getTime()]
  for (const [index, moment] of moments.entries()) {
    const held = { action: 'creator_verification', resourceId: null, credits: 1 << index, at: new Date(moment) }
    await hold(pool, { workspaceId, cause: `hold:${index}`, ...held })
  }
  const held = async (period: { from: Date | null; to: Date | null }) => {
    const [used] = await loadUsage(pool, { workspaceId, ...period })
    return used?.onHold
  }
  expect(await held({ from, to })).toBe(2 + 4)
  expect(await held({ from, to: null })).toBe(2 + 4 + 8)
  expect(await held({ from: null, to })).toBe(1 + 2 + 4)
  expect(await held({ from: null, to: null })).toBe(1 + 2 + 4 + 8)
})
