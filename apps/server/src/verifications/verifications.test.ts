import { verification } from '@vouch/contract'
import { expect } from 'vitest'
import { ended, signUp, snapshotFor, test, verify } from '../../test/rooms.ts'

const ava = { url: 'https://www.instagram.com/ava_fields_sandbox/' }

test('a sandbox creator is verified by address: steps, report, ten credits', async ({ open }) => {
  const rooms = await open()
  const visitor = await signUp(rooms)
  const answer = await visitor.call('POST', '', ava)
  expect(answer.status).toBe(202)
  expect(answer.body).toEqual({ id: expect.any(String), state: 'queued', creditsHeld: 10 })
  expect(await visitor.credits()).toBe(140)
  await rooms.work()
  const done = await ended(visitor, answer.body.id)
  expect(verification.parse(done)).toEqual(done)
  expect(done).toMatchObject({ state: 'done', origin: 'address', creditsHeld: 10, creditsUsed: 10, failure: null })
  expect(done.creator).toEqual({ platform: 'instagram', handle: 'ava_fields_sandbox', displayName: 'Ava Fields' })
  expect(done.steps.map((step) => step.state)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(done.report).toMatchObject({ schema: 'vouch.report/1', state: 'READY' })
  expect(await visitor.credits()).toBe(140)
})
