import { exampleKinds, reportSchema } from '@vouch/contract'
import { expect } from 'vitest'
import { test } from '../../../test/rooms.ts'

const decisions = { clean: 'book', followers: 'dont-book', comments: 'dont-book' } as const

test('every example is read without an account, costs nothing, and shows what it is named after', async ({ open }) => {
  const { app, db } = await open()
  for (const kind of exampleKinds) {
    const { statusCode, body } = await app.inject(`/api/examples/${kind}`)
    expect(statusCode).toBe(200)
    const report = reportSchema.parse(JSON.parse(body).report)
    expect([kind, report.decision?.word]).toEqual([kind, decisions[kind]])
    expect(report.parts.some(({ part, verdict }) => part === kind && verdict === 'manipulated')).toBe(kind !== 'clean')
  }
  expect((await db.pool.query('select from credit_entries')).rowCount).toBe(0)
})

test('an example that there is not is refused in words', async ({ open }) => {
  const { app } = await open()
  const answer = await app.inject('/api/examples/views')
  expect(answer.statusCode).toBe(400)
  expect(answer.json().error).toContain('clean, followers or comments')
})
