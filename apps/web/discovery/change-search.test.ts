import { type CreatorFilters, noFilters } from '@vouch/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withFilter, withoutFilters, withSentence } from './change-search.ts'
import { type CreatorSearch, emptyAsked, emptySearch } from './creator-search.ts'
import { filterEditors } from './filter-editors.tsx'
import { addressOf, askedOf, queryOf, readSearch, searchOf } from './search-address.ts'
import { chipsOf, wordsOfDrop, wordsOfOffer } from './search-chips.ts'

/** Nobody is left out unasked, so that chips are what was said. */
const empty: CreatorSearch = { ...emptySearch, critical: true }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const wordsOf = (search: CreatorSearch) => chipsOf(search).map(({ words }) => plain(words))
const sentence =
  'Instagram or TikTok fitness creators in the UK, 50k to 200k followers, trust above 80, under €900 a post, zumba'

test('a search survives its address, sentence and all', () => {
  const search = { ...withFilter(withSentence(empty, sentence), { minGrowth: 0.02 }), sort: 'recent' } as const
  expect(searchOf(new URLSearchParams(addressOf(search)))).toEqual(search)
  expect(search.text).toBe(sentence)
  expect(addressOf(emptySearch)).toEqual({})
})

test('an address that was mistyped loses only the part that cannot be read', () => {
  const { filters, sort } = searchOf(new URLSearchParams('platform=myspace&minTrust=80&sort=luck&country=GB&other=1'))
  expect(filters).toEqual({ ...noFilters, minTrust: 80, country: ['GB'] })
  expect(sort).toBe('trust')
})

test('a sentence becomes one chip for each thing that it names, and a foreign price says its dollars', () => {
  expect(wordsOf(withSentence(empty, sentence))).toEqual([
    'Instagram',
    'TikTok',
    'Fitness',
    'United Kingdom',
    '50K to 200K followers',
    'at least 80 trust',
    'at most €900 per post (≈ $935)',
  ])
})

test('every filter has its chip', () => {
  const all =
    'trust from 40 to 70, engagement over 3% by views, $200 to $800 a post, not verified, at least 40% women aged 25-34 in the US, growing fast, posted this week, few sponsored posts, with email, already verified by us'
  expect(wordsOf(withSentence(empty, all))).toEqual([
    'audience in United States',
    'audience aged 25–34',
    'audience of women',
    '40 to 70 trust',
    '$200 to $800 per post',
    'at least 3% engagement by views',
    'at least 40% of the audience',
    'not verified',
    'growing at least 5% a month',
    'posted in the last 7 days',
    'at most 20% sponsored posts',
    'email or website listed',
    'verified by Vouch',
  ])
})

test('a new sentence replaces the old one; what was set by hand stays unless it names the same', () => {
  const first = withFilter(withSentence(empty, 'fitness creators in the UK'), { platform: ['x'] })
  const second = withSentence(first, 'vegan food in Berlin')
  expect(second.text).toBe('vegan food in Berlin')
  expect(wordsOf(second)).toEqual(['X', 'Food', 'Germany'])
  expect(wordsOf(withSentence(second, 'food on TikTok'))).toEqual(['TikTok', 'Food'])
})

test.each([
  ['Germany', 'gaming youtubers in Germany, at least 10k followers', 'gaming youtubers, at least 10k followers'],
  ['Instagram', 'Instagram or TikTok fitness', 'TikTok fitness'],
  ['Austria', 'food in Germany or Austria', 'food in Germany'],
  ['Food', 'food', ''],
])('taking away %s of “%s” leaves “%s” in the box', (chip, before, after) => {
  const without = chipsOf(withSentence(empty, before)).find(({ words }) => words === chip)?.without
  expect(without?.text).toBe(after)
})

test('taking a chip away leaves all others, whatever was typed', () => {
  const parts = fc.constantFrom(
    ...['Instagram', 'or', 'food', 'fitness', 'in the UK', 'from Berlin', 'and', ',', 'under €500 a post', 'micro'],
    ...[
      'women 25-34',
      'audience in France',
      'trust above 80',
      'yoga',
      'with email',
      'posted this week',
      'not in Spain',
    ],
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 9 }), (typed) => {
      const search = withSentence(empty, typed.join(' '))
      const chips = chipsOf(search)
      for (const { id, without } of chips) {
        expect(chipsOf(without).map((chip) => chip.id)).toEqual(
          chips.map((chip) => chip.id).filter((other) => other !== id),
        )
      }
    }),
  )
})

test('a filter set by hand takes over what the sentence says of it', () => {
  const search = withFilter(withSentence(empty, 'micro fitness influencers'), { minFollowers: 20_000 })
  expect(readSearch(search).filters).toMatchObject({
    minFollowers: 20_000,
    maxFollowers: 100_000,
    category: ['fitness'],
  })
  expect(search.text).toBe('fitness influencers')
  const wider = withFilter(withSentence(empty, 'food in Germany'), { country: ['DE', 'AT'] })
  expect([wider.text, readSearch(wider).filters.country]).toEqual(['food in Germany', ['DE', 'AT']])
})

test('what a drop takes away is said in the words of the sentence, and in the chip’s where it was set by hand', () => {
  const search = withFilter(withSentence(empty, 'vegan creators from Berlin'), { minTrust: 80 })
  expect(wordsOfDrop(search, ['category'])).toBe('“vegan”')
  expect(wordsOfDrop(search, ['category', 'country'])).toBe('“vegan” and “Berlin”')
  expect(wordsOfDrop(search, ['minTrust', 'maxTrust'])).toBe('“at least 80 trust”')
  expect(wordsOf(withoutFilters(search, ['category', 'country']))).toEqual(['at least 80 trust'])
})

test('critical risk is left out by a chip of its own until it is taken off, or risks are asked for by name', () => {
  expect(wordsOf(emptySearch)).toEqual(['critical risk excluded'])
  expect(askedOf(emptySearch)).toEqual(emptyAsked)
  const all = chipsOf(emptySearch)[0]?.without ?? empty
  expect(wordsOf(all)).toEqual([])
  expect(searchOf(new URLSearchParams(addressOf(all)))).toEqual(all)
  expect(queryOf(withSentence(emptySearch, 'critical risk'))).toEqual({ q: 'critical risk' })
  const food = withSentence(emptySearch, 'food creators')
  expect(wordsOfOffer(food, ['category'])).toBe('without “food”')
  expect(wordsOfOffer(food, ['category', 'withoutCritical'])).toBe('without “food”, with critical risk')
  expect(withoutFilters(food, ['withoutCritical'])).toEqual({ ...food, critical: true })
})

test('every filter that can narrow has a chip, and every chip an editor', () => {
  const each: Partial<CreatorFilters>[] = [
    { mentions: ['kestwick'] },
    { minEngagementPlace: 0.6 },
    { minEngagementPlace: 0.33 },
    { postedWithinDays: 30 },
  ]
  expect(each.flatMap((filters) => wordsOf(withFilter(empty, filters)))).toEqual([
    'worked with @kestwick',
    'engagement: above average for the size',
    'engagement: above 33 of 100 of the size',
    'posted in the last 30 days',
  ])
  const edited = filterEditors.flatMap(({ fields }) => fields)
  expect(edited.toSorted()).toEqual(Object.keys(noFilters).toSorted())
})
