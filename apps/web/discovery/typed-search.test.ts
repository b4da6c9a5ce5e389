import { expect, test } from 'vitest'
import { emptySearch } from './creator-search.ts'
import { type SearchChange, searchRules } from './search-rules.ts'
import { withTyped } from './typed-search.ts'

const sorted: SearchChange = (before) => ({ ...before, sort: 'followers' })
const over = { ...emptySearch, text: 'yoga', filters: { ...emptySearch.filters, minTrust: 80 } }

test('whoever sorts or filters searches what they have typed, too', () => {
  expect(withTyped(sorted, ' vegan food ')(over, searchRules)).toEqual({
    ...over,
    text: 'vegan food',
    sort: 'followers',
  })
  const { filters, text } = withTyped(
    (before, { withFilter }) => withFilter(before, { platform: ['tiktok'] }),
    'trust above 60',
  )(over, searchRules)
  expect([text, filters.platform, filters.minTrust]).toEqual(['trust above 60', ['tiktok'], null])
  expect(withTyped(sorted, '')(over, searchRules).text).toBe('')
})

test('what is searched already, and a box that is not there, change nothing', () => {
  for (const typed of ['yoga', 'yoga ', null])
    expect(withTyped(sorted, typed)(over, searchRules)).toEqual({ ...over, sort: 'followers' })
})
