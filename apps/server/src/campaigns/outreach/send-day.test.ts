import { expect } from 'vitest'
import { creatorWith, later, pastUndo, test, wordsOfOrder } from '../../../test/outreach-ground.ts'

test('a day that is over, or more than a year ahead, is refused before anything is held', async ({
  ann,
  rooms,
  post,
}) => {
  const { platform, handle } = await creatorWith(ann)
  const before = await ann.credits()
  // 10 PM on the 20th in New York.
  rooms.clock.now = new Date('2026-11-21T03:00:00Z')
  const refusals: [day: string, sentence: string][] = [
    ['2020-01-01', 'This day is over. Choose today or a later day.'],
    ['2026-11-19', 'This day is over. Choose today or a later day.'],
    ['2027-11-22', 'Choose a day within the next year.'],
    ['9999-12-31', 'Choose a day within the next year.'],
  ]
  const order = { ...wordsOfOrder, recipients: [{ platform, handle }], confirm: { count: 1, credits: 20 } }
  for (const [sendOn, sentence] of refusals)
    for (const path of ['messages', 'preview'])
      expect(await ann.ask('POST', `/api/outreach/${path}`, { ...order, sendOn })).toMatchObject({
        ...{ status: 400, body: { code: 'validation', error: sentence, fields: { sendOn: sentence } } },
      })
  for (const sendOn of ['2026-11-20', '2027-11-21'])
    expect(await ann.ask('POST', '/api/outreach/preview', { ...order, sendOn })).toMatchObject({ status: 200 })
  await later(rooms, ann, pastUndo)
  expect(post.received).toEqual([])
  expect(await ann.credits()).toBe(before)
})
