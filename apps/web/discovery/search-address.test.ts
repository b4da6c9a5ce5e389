import { noFilters, readCreatorSentence } from '@vouch/contract'
import { expect, test } from 'vitest'
import { addressOf, chipsOf, searchOf, withSentence } from './search-address.ts'

const empty = { filters: noFilters, text: '', sort: 'followers' } as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const sentence =
  'Instagram or TikTok fitness creators in the UK, 50k to 200k followers, trust above 80, under $900, yoga'

test('a search survives its address', () => {
  const search = { ...withSentence(empty, sentence), sort: 'trust' } as const
  expect(searchOf(new URLSearchParams(addressOf(search)))).toEqual(search)
  expect(addressOf(empty)).toEqual({})
})

test('an address that was mistyped loses only the part that cannot be read', () => {
  const { filters, sort } = searchOf(new URLSearchParams('platform=myspace&minTrust=80&sort=luck&country=GB&other=1'))
  expect(filters).toEqual({ ...noFilters, minTrust: 80, country: ['GB'] })
  expect(sort).toBe('followers')
})

test('a sentence becomes one chip for each thing that it names', () => {
  const chips = chipsOf(withSentence(empty, sentence))
  expect(chips.map(({ words }) => plain(words))).toEqual([
    'Instagram',
    'TikTok',
    'Fitness',
    'United Kingdom',
    '50K to 200K followers',
    'at least 80 trust',
    'at most $900 per post',
    '“yoga”',
  ])
})

test('every filter of the panel has its chip', () => {
  const { filters } = withSentence(
    empty,
    'trust from 40 to 70, engagement over 3% by views, $200 to $800, not verified',
  )
  const words = chipsOf({ ...empty, filters }).map((chip) => plain(chip.words))
  expect(words).toEqual(['40 to 70 trust', '$200 to $800 per post', 'at least 3% engagement by views', 'not verified'])
  const basis = chipsOf({ ...empty, filters: { ...noFilters, engagementBasis: 'followers' } })
  expect(basis.map((chip) => chip.words)).toEqual(['engagement by followers'])
})

test('taking a chip away leaves all others', () => {
  const search = withSentence(empty, sentence)
  const chips = chipsOf(search)
  for (const { id, without } of chips) {
    expect(chipsOf(without).map((chip) => chip.id)).toEqual(
      chips.map((chip) => chip.id).filter((other) => other !== id),
    )
  }
})

test('a second sentence adds to the first and replaces its words', () => {
  const second = withSentence(withSentence(empty, 'fitness creators, yoga'), 'in Germany, pilates')
  expect(second.filters).toEqual({ ...readCreatorSentence('fitness in Germany').filters })
  expect(second.text).toBe('pilates')
})
