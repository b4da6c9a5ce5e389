import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ConnectorFailure } from '../../outside/platforms/connector.ts'
import { TimeLimit } from './time-limit.ts'

const generous = { totalMs: 60_000, silenceMs: 60_000 }
const never = () => new Promise<never>(() => undefined)

test('work that ends in time gives its answer, or its own failure', async () => {
  const limit = new TimeLimit(generous, new AbortController().signal)
  expect(await limit.within(Promise.resolve(7))).toBe(7)
  await expect(limit.within(Promise.reject(new Error('its own')))).rejects.toThrow('its own')
  expect(limit.signal.aborted).toBe(false)
  limit.clear()
})

test('a silence that is too long names the step that it fell in', async () => {
  const limit = new TimeLimit({ ...generous, silenceMs: 20 }, new AbortController().signal)
  limit.heard('followers')
  const failure = await limit.within(never()).catch((error: unknown) => error)
  expect(failure).toMatchObject({
    code: 'platform_timeout',
    retryable: true,
    message: expect.stringContaining('followers'),
  })
  limit.clear()
})

test('signs of progress end the silence, but not the whole time', async () => {
  const limit = new TimeLimit({ totalMs: 150, silenceMs: 100 }, new AbortController().signal)
  const talking = (async () => {
    while (!limit.signal.aborted) {
      limit.heard('posts')
      await pause(10)
    }
    throw new ConnectorFailure('cancelled', 'Cancelled.')
  })()
  await expect(limit.within(talking)).rejects.toMatchObject({ code: 'platform_timeout' })
  limit.clear()
})

test('an outer end is no time-out, whether it comes before or during the work', async () => {
  const outer = new AbortController()
  const during = new TimeLimit(generous, outer.signal)
  const waiting = during.within(never())
  outer.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'cancelled', retryable: false })
  const before = new TimeLimit(generous, outer.signal)
  await expect(before.within(never())).rejects.toMatchObject({ code: 'cancelled' })
  during.clear()
  before.clear()
})
