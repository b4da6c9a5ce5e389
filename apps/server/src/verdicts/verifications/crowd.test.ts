import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { ended, freshAddress, signUp, snapshotFor, test } from '../../../test/rooms.ts'

test('a crowd that asks at every moment of a run: everyone is answered, nobody is charged twice', async ({
  open,
  db,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitors = [await signUp(rooms), await signUp(rooms), await signUp(rooms)]
  const { url } = freshAddress()
  rooms.platform.script = async (target) => {
    await pause(30)
    return snapshotFor(target)
  }
  // Requests fall before, into and after runs, and so onto the moment in which one ends.
  const asked = visitors.flatMap((visitor, who) =>
    Array.from({ length: 5 }, async (_, turn) => {
      await pause(turn * 60 + who * 17)
      const { status, body } = await visitor.call('POST', '', { url })
      expect(status).toBe(202)
      return ended(visitor, body.id)
    }),
  )
  const all = await Promise.all(asked)
  expect(all.every((each) => each.state === 'done' && each.creditsUsed !== null)).toBe(true)
  for (const visitor of visitors) expect(await visitor.credits()).toBe(140)
  const unsettled = await db.pool.query(`select from credit_holds where state = 'held'`)
  expect(unsettled.rowCount).toBe(0)
  expect(rooms.platform.calls).toBeLessThan(all.length)
})
