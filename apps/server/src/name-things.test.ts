import { expect } from 'vitest'
import { creatorWith, optionsFor, senderVia, sendTo } from '../test/outreach-ground.ts'
import { test as base, signUp, verify } from '../test/rooms.ts'
import { startedCampaign } from '../test/started-campaign.ts'

/** The history of credits names what each movement was for. */

const test = base.extend('rooms', async ({ open }) => {
  const rooms = await open({ ...optionsFor(), platforms: ['instagram'] })
  await rooms.work()
  return rooms
})

test('the history names creator, campaign and contract, to their own workspace alone', async ({ rooms }) => {
  const ann = await signUp(rooms, 1_000)
  await verify(ann, { url: 'https://www.instagram.com/creator_one' })
  const { campaignId, entryIds } = await startedCampaign(ann, 1)
  await ann.ask('POST', '/api/contracts', { campaignId, entryId: entryIds[0], clauses: [] })
  await ann.ask('PUT', '/api/outreach/sender', senderVia('smtp://127.0.0.1:1'))
  const eve = await creatorWith(ann)
  await sendTo(ann, [eve], { followUps: [{ afterDays: 1, body: 'Hello?' }] })
  const { entries } = (await ann.ask('GET', '/api/credits/history')).body
  const about = Object.fromEntries(
    entries.map(({ action, about: name }: { action: string; about: string | null }) => [action, name]),
  )
  expect(about).toMatchObject({
    creator_verification: '@creator_one on Instagram',
    campaign_workflow: 'Spring',
    contract_generation: expect.stringMatching(/^Spring with @/),
    send_outreach_email: `@${eve.handle} on Twitch`,
    email_follow_up: `@${eve.handle} on Twitch`,
  })
  expect(await ann.text('/../credits/history.csv')).toContain('Spring with @')
  // A caller may write any resource; somebody else's thing is not named for it.
  const ben = await signUp(rooms)
  await ben.ask('POST', '/api/credits/deduct', { actionType: 'approve_draft', resourceId: campaignId })
  const theirs = (await ben.ask('GET', '/api/credits/history')).body.entries
  expect(theirs[0]).toMatchObject({ resourceId: campaignId, about: null })
})
