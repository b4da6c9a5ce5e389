import { expect } from 'vitest'
import { ended, signUp, test } from '../../../test/rooms.ts'

test('whoever opens a report is heard of, and who looks at a check that has none is not', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  let opened = 0
  rooms.parts.reportOpened = () => {
    opened += 1
  }
  const { body } = await visitor.call('POST', '', { url: 'instagram.com/aurora_styles_sandbox' })
  await visitor.call('GET', `/${body.id}`)
  expect(opened).toBe(0)
  await rooms.work()
  expect((await ended(visitor, body.id)).state).toBe('done')
  await visitor.call('GET', `/${body.id}`)
  expect(opened).toBeGreaterThan(0)
})
