import { type PartName, type PartState, partNames } from '@vouch/engine'
import { expect, test } from 'vitest'
import { screenedWords, seenAlone } from './seen-alone.ts'

const partsWith = (unseen: readonly PartName[]) =>
  partNames.map((part): { part: PartName; state: PartState } => ({
    part,
    state: unseen.includes(part) ? 'not-seen' : 'seen',
  }))

test('a screening that saw likes and views alone says so beside its score', () => {
  const only = seenAlone(partsWith(['followers', 'growth', 'comments', 'rings']))
  expect(screenedWords({ low: 41.2, high: 88, only })).toBe('screened, 41 to 88, from likes and views only')
})

test('one that lacks rings alone, or saw nothing, has no such words', () => {
  for (const unseen of [['rings'], partNames] as const)
    expect(screenedWords({ low: 41, high: 88, only: seenAlone(partsWith(unseen)) })).toBe('screened, 41 to 88')
})
