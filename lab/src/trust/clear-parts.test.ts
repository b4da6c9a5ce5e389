import { factsOf, judgedCreator, type Platform } from '@vouch/engine'
import { type Scenario, simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'

/** Four orders of 2.7% of the people each: a tenth of the followers. */
const aTenth: Scenario[] = [8, 22, 41, 63].map((daysBefore) => ({
  kind: 'bought-followers-burst',
  intensity: 0.027,
  daysBefore,
}))
const platforms: readonly Platform[] = ['instagram', 'tiktok', 'youtube', 'twitch']

test('a creator with a tenth of the followers bought has a clear growth, and is not warned of by it', () => {
  let steps = 0
  for (const platform of platforms) {
    for (const place of [0, 1]) {
      const { snapshot } = simulateCreator({
        seed: `a-tenth/${platform}/${place}`,
        platform,
        at: '2026-11-20T10:00:00Z',
        followersMethod: 'none',
        scenarios: aTenth,
      })
      const { parts, fraudRisk, contributions } = judgedCreator(factsOf(snapshot))
      const growth = parts.find(({ part }) => part === 'growth')
      // Where a post could explain an order, less is counted.
      if ((growth?.share ?? 0) > 0.05) steps++
      expect(growth?.verdict, platform).toBe('clear')
      expect(contributions.find(({ definition }) => definition.id === 'growth.step')?.logOdds ?? 9).toBeLessThan(0.3)
      expect(['high', 'critical'], platform).not.toContain(fraudRisk)
    }
  }
  expect(steps).toBeGreaterThanOrEqual(4)
})
