import { expect, test } from 'vitest'
import { creatorOf, knownCreatorOf } from './find-report.ts'

test('an old YouTube name can be verified, and is nobody in lists and reports', () => {
  const old = 'https://www.youtube.com/user/NatGeo'
  expect(creatorOf(old)).toEqual({ platform: 'youtube', handle: 'user/natgeo' })
  expect(() => knownCreatorOf(old)).toThrow('an old YouTube link')
  expect(knownCreatorOf('youtube.com/@NatGeo')).toEqual({ platform: 'youtube', handle: 'natgeo' })
})
