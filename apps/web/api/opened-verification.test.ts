import { stepNames, verification } from '@vouch/contract'
import { expect, test } from 'vitest'
import { openedVerification } from './opened-verification.ts'
import { isOver } from './verifications.ts'

const at = '2026-11-21T10:00:00.000Z'
const answer = { id: '5b0e2c1c', state: 'queued', creditsHeld: 10 } as const
const opened = (submission: Parameters<typeof openedVerification>[1]) => openedVerification(answer, submission, at)

test('an answer is enough to draw every step, waiting', () => {
  const found = opened({ url: 'https://www.instagram.com/ava_fields_sandbox/?hl=en' })
  expect(verification.parse(found)).toEqual(found)
  expect(isOver(found)).toBe(false)
  expect(found.steps.map(({ name, state }) => `${name} ${state}`)).toEqual(stepNames.map((name) => `${name} waiting`))
  expect(found).toMatchObject({ id: '5b0e2c1c', creditsHeld: 10, creditsUsed: null, origin: 'address' })
})

test('whose it is comes from what was asked for', () => {
  const creatorOf = (submission: Parameters<typeof openedVerification>[1]) => opened(submission).creator
  expect(creatorOf({ url: 'tiktok.com/@mia' })).toEqual({ platform: 'tiktok', handle: 'mia', displayName: null })
  const list = { name: 'fans.csv', text: 'a,b' }
  expect(creatorOf({ file: list, platform: 'x', handle: ' @mia' })).toMatchObject({ platform: 'x', handle: 'mia' })
  expect(creatorOf({ file: list })).toMatchObject({ platform: '', handle: 'fans.csv' })
  expect(creatorOf({ snapshot: { platform: 'x', handle: 'mia' } })).toMatchObject({ platform: 'x', handle: 'mia' })
  expect(creatorOf({ snapshot: {} })).toMatchObject({ handle: 'your data' })
  expect(opened({ file: list }).origin).toBe('file')
})
