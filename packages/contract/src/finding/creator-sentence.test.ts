import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CreatorFilters, noFilters } from './creator-filters.ts'
import { countryCodes, countryName } from './creator-places.ts'
import { readCreatorSentence } from './creator-sentence.ts'
import { topicOf, topics } from './creator-topics.ts'
import { inDollars } from './exchange-rates.ts'
import { isOneEdit, mendedWord } from './sentence-spelling.ts'

const read = (sentence: string) => {
  const { filters, text } = readCreatorSentence(sentence)
  const named = Object.entries(filters).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  )
  return { ...Object.fromEntries(named), ...(text === '' ? {} : { text }) }
}

const sentences: [string, Partial<CreatorFilters> & { text?: string }][] = [
  [
    'fitness creators in the UK, 50k to 200k followers, trust above 80',
    { category: ['fitness'], country: ['GB'], minFollowers: 50_000, maxFollowers: 200_000, minTrust: 80 },
  ],
  ['Instagram or TikTok beauty creators', { platform: ['instagram', 'tiktok'], category: ['beauty'] }],
  ['micro-influencers in Germany or Austria', { minFollowers: 10_000, maxFollowers: 100_000, country: ['DE', 'AT'] }],
  ['gamers with low or medium fraud risk', { category: ['gaming'], risk: ['low', 'medium'] }],
  ['German speaking food youtubers', { language: ['de'], category: ['food'], platform: ['youtube'] }],
  ['travel in Spanish, engagement over 3 %', { category: ['travel'], language: ['es'], minEngagement: 0.03 }],
  ['under $500 a post', { maxPrice: 500 }],
  ['price between 200 and 800', { minPrice: 200, maxPrice: 800 }],
  ['50 to 200k', { minFollowers: 50_000, maxFollowers: 200_000 }],
  ['1.2M+ subscribers', { minFollowers: 1_200_000 }],
  ['fewer than 10,000 followers', { maxFollowers: 10_000 }],
  ['trust score of at least 75', { minTrust: 75 }],
  ['fake followers below 5%', { maxSuspicious: 0.05 }],
  ['audience in the United States', { audienceCountry: ['US'] }],
  ['verified creators on X', { verified: true, platform: ['x'] }],
  ['gaming, not verified', { verified: false, category: ['gaming'] }],
  ['unverified food creators', { verified: false, category: ['food'] }],
  ['engagement by views', { engagementBasis: 'views' }],
  ['engagement over 3 % of followers', { minEngagement: 0.03, engagementBasis: 'followers' }],
  ['at least 2% engagement per view', { minEngagement: 0.02, engagementBasis: 'views' }],
  ['engagement rate measured by subscribers above 1 %', { minEngagement: 0.01, engagementBasis: 'subscribers' }],
  ['trust below 60', { maxTrust: 60 }],
  ['trust from 40 to 70, over $200 a post', { minTrust: 40, maxTrust: 70, minPrice: 200 }],
  ['ava fields', { text: 'ava fields' }],
  ['yoga creators in New Zealand', { category: ['fitness'], text: 'yoga', country: ['NZ'] }],
  ['show us pets in the US', { category: ['pets'], country: ['US'] }],
  ['creator_1 on instagram', { text: 'creator_1', platform: ['instagram'] }],
  ['@ava.fields, please.', { text: '@ava.fields' }],
  ['above 80', {}],
  ['under 500 a post', { maxPrice: 500 }],
  ['under €500 a post', { maxPrice: inDollars(500, '€') }],
  ['£200-£800 per reel', { minPrice: inDollars(200, '£'), maxPrice: inDollars(800, '£') }],
  ['500 euros max', { maxPrice: inDollars(500, '€') }],
  ['women aged 25–34', { audienceGender: ['female'], audienceAge: ['25-34'] }],
  ['women in Germany', { audienceGender: ['female'], country: ['DE'] }],
  ['women aged 25-34 in Germany', { audienceGender: ['female'], audienceAge: ['25-34'], audienceCountry: ['DE'] }],
  ['female gamers', { category: ['gaming'], text: 'female' }],
  ['mums', { category: ['family'] }],
  ['at least 40% of followers in France', { audienceCountry: ['FR'], minAudienceShare: 0.4 }],
  ['creators in Spain with a UK audience', { country: ['ES'], audienceCountry: ['GB'] }],
  ['real audience', { minTrust: 80 }],
  ['nano or micro influencers', { minFollowers: 1_000, maxFollowers: 100_000 }],
  ['around 50k followers', { minFollowers: 40_000, maxFollowers: 60_000 }],
  ['posted in the last 2 weeks', { postedWithinDays: 14 }],
  ['growing at least 60% a year', { minGrowth: 0.05 }],
  ['less than 10% sponsored posts', { maxSponsored: 0.1 }],
  ['already verified, with email', { checked: true, contact: true }],
  ['vegan food from Berlin', { category: ['food'], country: ['DE'], text: 'vegan berlin' }],
  ['vegan skincare', { category: ['beauty'], text: 'vegan' }],
  ['fitnes instgram germny', { category: ['fitness'], platform: ['instagram'], country: ['DE'] }],
  ['boots and pairs', { text: 'boots pairs' }],
  ['food creators not in the US', { category: ['food'] }],
  ['over 50k views, food', { category: ['food'] }],
  ['not yet verified', { checked: false }],
  ['food creators, not verified yet', { category: ['food'], checked: false }],
  ['safe to book', { minTrust: 80 }],
  ['creators to book in Spain', { country: ['ES'], text: 'book' }],
  ['asian food creators in the UK', { category: ['food'], country: ['GB'], text: 'asian' }],
  ['stay at home dads', { category: ['family'], text: 'stay home dads' }],
  ['at least half of the audience in the US', { audienceCountry: ['US'], minAudienceShare: 0.5 }],
  ['half a million followers', { minFollowers: 500_000 }],
  ['eng rate above 3', { minEngagement: 0.03 }],
  ['worked with Gymshark and @nike, in the UK', { mentions: ['gymshark', 'nike'], country: ['GB'] }],
  ['never worked with Gymshark', {}],
  ['worked with food brands', { category: ['food'], text: 'worked' }],
  ['looks like a model', { category: ['fashion'], text: 'looks model' }],
  ['https://www.instagram.com/ava_fields', { platform: ['instagram'], text: 'ava_fields' }],
  ['', {}],
]

test.each(sentences)('"%s" is read', (sentence, meaning) => {
  expect(read(sentence)).toEqual(meaning)
})

test('what was understood is marked where it stands, and nothing is marked twice', () => {
  const sentence = 'Fitness creators in the UK with trust above 80'
  const { understood } = readCreatorSentence(sentence)
  expect(understood.map(({ start, end }) => sentence.slice(start, end))).toEqual(['Fitness', 'UK', 'trust above 80'])
})

test('any text is read without an error, into filters that the API accepts', () => {
  const noise = fc.array(
    fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        'trust',
        'above',
        '80',
        '50k',
        'to',
        '-',
        '%',
        '$5',
        'followers',
        'in',
        'the',
        'uk',
        'or',
        'risk',
        'low',
      ),
    ),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(noise, (parts) => {
      const { filters, understood } = readCreatorSentence(parts.join(' '))
      expect(Object.keys(filters).sort()).toEqual(Object.keys(noFilters).sort())
      for (const bound of [filters.minTrust, filters.maxTrust]) expect(bound ?? 0).toBeLessThanOrEqual(100)
      for (const share of [filters.minEngagement, filters.maxSuspicious]) expect(share ?? 0).toBeLessThanOrEqual(1)
      for (let i = 1; i < understood.length; i++)
        expect(understood[i]?.start ?? 0).toBeGreaterThanOrEqual(understood[i - 1]?.end ?? 0)
    }),
  )
})

test('every country can be asked for by its English name', () => {
  for (const code of countryCodes) {
    expect(readCreatorSentence(`creators from ${countryName(code)}`).filters.country).toEqual([code])
  }
})

test('every topic can be asked for by its name, and a word means one topic', () => {
  for (const { id, label } of topics) expect(readCreatorSentence(label).filters.category).toEqual([id])
  const words = topics.flatMap(({ words: named }) => named)
  expect(new Set(words).size).toBe(words.length)
  expect(topicOf('Health/Beauty')).toBe('fitness')
  expect(topicOf('Nonprofit organisation')).toBeNull()
})

test.each([
  ['like ava fields', 'ava fields'],
  ['creators similar to @ava.fields on TikTok', '@ava.fields'],
  ['lookalikes of Milo Hart', 'milo hart'],
  ['people who like coffee', null],
  ['brands like Nike', null],
  ['creators like these', null],
])('“%s” is like %s', (sentence, like) => {
  expect(readCreatorSentence(sentence).like).toBe(like)
})

test('what no filter can say is read as just that, and never as its opposite', () => {
  const sentence = 'food, not in the US'
  const unused = readCreatorSentence(sentence).understood.filter((part) => part.unused)
  expect(unused.map(({ start, end }) => sentence.slice(start, end))).toEqual(['not in the US'])
})

test('one letter wrong, missing, too many or swapped is mended; a name is not', () => {
  for (const typed of ['fitnes', 'fitnezs', 'fitnses', 'fittness']) expect(mendedWord(typed)).toBe('fitness')
  for (const name of ['fitness', 'fit', 'witness', 'weber', 'jonas', 'books', 'boots'])
    expect(mendedWord(name)).toBeNull()
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(fc.property(letters, letters, (one, other) => isOneEdit(one, other) === isOneEdit(other, one)))
})
