import { factsOf, type Platform } from '@vouch/engine'
import { expect, test } from 'vitest'
import { type ArrivalPurchase, arrivalCreator, arrivalPlatforms } from '../arrival/arrival-creators.ts'
import { arrivals, purchaseScore } from './arrival-part.ts'

const creators = ['one', 'two', 'three'] as const

/** Log-odds that a quarter adds at least, over the creators of a cell. */
const told = 1

/** @returns evidence of a purchase by how one count of each creator arrived */
function scores(platform: Platform, count: 'likes' | 'views', purchase: ArrivalPurchase | null): number[] {
  return creators.map((name) => {
    const reading = factsOf(arrivalCreator(`a test/${name}`, platform, purchase, 'all')).arrival[count]
    if (reading === null) throw new Error('Thirty posts were read six times each.')
    return purchaseScore(reading)
  })
}

const cells = (['likes', 'views'] as const).flatMap((count) =>
  arrivalPlatforms[count].map((platform) => ({ count, platform })),
)

test.each(cells)('a quarter of the $count bought in proportion is told from nothing bought, on $platform', (cell) => {
  const { count, platform } = cell
  const [untouched, quarter, half] = [null, 0.25, 0.5].map((share) =>
    scores(platform, count, share === null ? null : { count, share }),
  )
  const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0)
  expect(sum(quarter)).toBeGreaterThan(Math.max(0, sum(untouched)) + told)
  for (const [at, evidence] of (half ?? []).entries()) expect(evidence).toBeGreaterThan(untouched?.[at] ?? Number.NaN)
})

test('the tables have a row for each platform, count and number of readings, and a goal for each count', () => {
  const { text, goals } = arrivals('a test', 1, { likes: ['youtube'], views: ['twitch'] })
  expect(text).toContain('simulated, seed a test')
  expect(text.match(/^\| (likes \| YouTube|views \| Twitch) \| (all six|1 day, 7 days) \| 1 of 1 \|/gm)).toHaveLength(4)
  expect(goals.map(({ goal }) => goal)).toEqual(['at least .90', 'at least .90'])
})
