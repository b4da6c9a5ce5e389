import { audienceOverlaps } from '@vouch/contract'
import { expect } from 'vitest'
import { freshAddress, signUp, test, verify } from '../../../test/rooms.ts'

const path = (ids: readonly string[]) => `/api/audience-overlaps?ids=${ids.join(',')}`

test('audiences are compared pair by pair where they can be, and a default says why it is one', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const ann = await signUp(rooms)
  const { url } = freshAddress()
  const one = await verify(ann, { url })
  const two = await verify(ann, { url: freshAddress().url })
  const elsewhere = await verify(ann, { url: 'https://www.instagram.com/ava_fields_sandbox/' })
  const again = await verify(ann, { url })
  const { status, body } = await ann.ask('GET', path([one.id, two.id, elsewhere.id, again.id]))
  expect(status).toBe(200)
  const { creators, pairs } = audienceOverlaps.show.reply.parse(body)
  expect(creators.map(({ verificationId }) => verificationId)).toEqual([one.id, two.id, elsewhere.id, again.id])
  expect(pairs).toHaveLength(6)
  const pair = (a: string, b: string) => pairs.find((each) => each.one === a && each.other === b)
  // The scripted platform gives everybody the very same followers.
  expect(pair(one.id, two.id)).toMatchObject({ measured: true, reason: null })
  expect(pair(one.id, two.id)?.share).toBeGreaterThan(0.8)
  expect(pair(one.id, two.id)?.common).toBe(creators[0]?.sampled)
  expect(pair(one.id, elsewhere.id)).toMatchObject({ measured: false, reason: 'platforms', share: 0.07 })
  expect(pair(one.id, again.id)).toMatchObject({ measured: false, reason: 'same', share: 1 })
})

test('nobody compares what is not theirs, and one id is no pair', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const [ann, ben] = [await signUp(rooms), await signUp(rooms)]
  const [one, two] = [await verify(ann, { url: freshAddress().url }), await verify(ben, { url: freshAddress().url })]
  expect(await ann.ask('GET', path([one.id, two.id]))).toMatchObject({
    ...{ status: 404, body: { error: 'Verification not found.' } },
  })
  const refused = await ann.ask('GET', path([one.id]))
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation' } })
  expect(refused.body.fields).toEqual({ ids: 'List 2 to 20 verification IDs, separated by commas.' })
})
