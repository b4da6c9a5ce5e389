import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AudienceShares, audienceFit, commonShare, groupFits } from './audience-fit.ts'
import { type ComparableCreator, likeness, likenessWeights } from './likeness.ts'
import { dialFits, type Manner, mannerDials, mannerLikeness } from './manner.ts'

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 4 })
const unit = fc.double({ min: 0, max: 1, noNaN: true })
const shares = sometimes(
  fc.dictionary(fc.constantFrom('GB', 'US', 'DE', 'FR'), fc.double({ min: 0.01, max: 1, noNaN: true })),
)
const audience: fc.Arbitrary<AudienceShares> = fc.record({
  countries: shares,
  ages: shares,
  genders: shares,
  interests: shares,
})
const manner: fc.Arbitrary<Manner> = fc.record({
  formality: unit,
  warmth: unit,
  humour: unit,
  energy: unit,
  depth: unit,
})
const creator: fc.Arbitrary<ComparableCreator> = fc.record({
  category: sometimes(fc.constantFrom('food', 'fitness')),
  country: sometimes(fc.constantFrom('GB', 'US')),
  language: sometimes(fc.constantFrom('en', 'de')),
  followers: sometimes(fc.integer({ min: 0, max: 10_000_000 })),
  engagementRate: sometimes(unit),
  engagementBasis: fc.constantFrom('followers', 'views'),
  estimatedPrice: sometimes(fc.integer({ min: 1, max: 100_000 })),
  audience: sometimes(audience),
  manner: sometimes(manner),
})

const ava: ComparableCreator = {
  category: 'fitness',
  country: 'GB',
  language: 'en',
  followers: 80_000,
  engagementRate: 0.03,
  engagementBasis: 'followers',
  estimatedPrice: 800,
  audience: null,
  manner: null,
}

test('the weights are the hundred points of a likeness', () => {
  expect(Object.values(likenessWeights).reduce((sum, weight) => sum + weight, 0)).toBe(100)
})

test('a likeness lies between 0 and 100 and is the sum of its parts', () => {
  fc.assert(
    fc.property(creator, creator, (a, b) => {
      const { score, parts } = likeness(a, b)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(100.000001)
      expect(score).toBeCloseTo(parts.reduce((sum, { points }) => sum + points, 0))
      for (const { points, pointsMax } of parts) expect(points).toBeLessThanOrEqual(pointsMax + 1e-9)
    }),
  )
})

test('everybody of whom anything is known is wholly like themselves', () => {
  fc.assert(
    fc.property(creator, (a) => {
      const { score, parts } = likeness(a, a)
      if (parts.length > 0) expect(score).toBeCloseTo(100)
    }),
  )
})

test('knowing less of somebody never makes them more alike', () => {
  fc.assert(
    fc.property(
      creator,
      creator,
      fc.constantFrom('category', 'followers', 'estimatedPrice', 'audience', 'manner'),
      (a, b, key) => {
        expect(likeness(a, { ...b, [key]: null }).score).toBeLessThanOrEqual(likeness(a, b).score + 1e-9)
      },
    ),
  )
})

test('twice the size costs a third of the points of size, eight times all of them', () => {
  const sizePoints = (followers: number) =>
    likeness(ava, { ...ava, followers }).parts.find(({ part }) => part === 'size')
  expect(sizePoints(160_000)?.likeness).toBeCloseTo(2 / 3)
  expect(sizePoints(640_000)?.likeness).toBe(0)
  expect(sizePoints(5_000)?.likeness).toBe(0)
})

test('rates over different bases are not compared', () => {
  const other = likeness(ava, { ...ava, engagementBasis: 'views' })
  expect(other.parts.find(({ part }) => part === 'engagement')).toMatchObject({ likeness: null, points: 0 })
})

test('another country with the same language is half as near', () => {
  const place = (other: Partial<ComparableCreator>) =>
    likeness(ava, { ...ava, ...other }).parts.find(({ part }) => part === 'place')?.likeness
  expect([place({}), place({ country: 'US' }), place({ country: 'DE', language: 'de' })]).toEqual([1, 0.5, 0])
})

test('what two groups have in common is the same from both sides, 1 for equal shares at any scale and 0 for strangers', () => {
  fc.assert(
    fc.property(shares, shares, (a, b) => {
      const [there, back] = [commonShare(a, b), commonShare(b, a)]
      if (there === null) expect(back).toBeNull()
      else expect(there).toBeCloseTo(back ?? Number.NaN)
    }),
  )
  expect(commonShare({ GB: 0.5, US: 0.5 }, { GB: 0.2, US: 0.2 })).toBeCloseTo(1)
  expect(commonShare({ GB: 1 }, { US: 1 })).toBe(0)
  expect(commonShare({ GB: 1 }, {})).toBeNull()
  expect(commonShare({ GB: 1, constructor: 1 }, { GB: 1 })).toBe(0.5)
})

test('groups that customers say nothing of are left out, those the audience says nothing of bring nothing', () => {
  const wanted = { countries: { GB: 1 }, ages: { '25-34': 1 }, genders: null, interests: null }
  const groups = groupFits(wanted, { countries: { GB: 1 }, ages: null, genders: { female: 1 }, interests: null })
  expect(groups.map(({ group }) => group)).toEqual(['countries', 'ages'])
  expect(groups[1]).toMatchObject({ fit: null, points: 0 })
  expect(groups[0]?.points).toBeCloseTo(200 / 3)
  expect(audienceFit({ countries: null, ages: null, genders: null, interests: null }, wanted)).toBeNull()
})

test('manners are alike by the mean distance of their dials', () => {
  const low = { formality: 0, warmth: 0, humour: 0, energy: 0, depth: 0 }
  const high = { formality: 1, warmth: 1, humour: 1, energy: 1, depth: 1 }
  expect(mannerLikeness(low, low)).toBe(1)
  expect(mannerLikeness(low, high)).toBe(0)
  expect(mannerLikeness(low, { ...low, humour: 0.5 })).toBeCloseTo(0.9)
})

test('only the dials that matter are weighed, each alike', () => {
  fc.assert(
    fc.property(manner, manner, fc.subarray([...mannerDials], { minLength: 1 }), (wanted, found, asked) => {
      const some = Object.fromEntries(mannerDials.map((dial) => [dial, asked.includes(dial) ? wanted[dial] : null]))
      const { formality = null, warmth = null, humour = null, energy = null, depth = null } = some
      const fits = dialFits({ formality, warmth, humour, energy, depth }, found)
      expect(fits.map(({ dial }) => dial)).toEqual(asked)
      for (const { pointsMax, points } of fits) {
        expect(pointsMax).toBeCloseTo(100 / asked.length)
        expect(points).toBeLessThanOrEqual(pointsMax + 1e-9)
      }
    }),
  )
})

test('a creator of the customers’ first interest fits them wholly, of one that half as many have by half', () => {
  const wanted = { countries: null, ages: null, genders: null, interests: { food: 0.4, travel: 0.2 } }
  const fit = (topic: string) =>
    groupFits(wanted, { countries: null, ages: null, genders: null, interests: { [topic]: 1 } })[0]?.fit
  expect([fit('food'), fit('travel'), fit('gaming')]).toEqual([1, 0.5, 0])
})
