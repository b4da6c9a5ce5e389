import { expect, test } from 'vitest'
import { syntheticData } from '../../test/synthetic-data.ts'
import { accountTables } from '../accounts/account-table.ts'
import { audienceFigures, sampledAudiences } from './sampled-audiences.ts'

const tables = accountTables(syntheticData(), 'instagram')

test('audiences are drawn from the fifths of a source in their turn, and most of them hold their share', {
  timeout: 120_000,
}, () => {
  const audiences = sampledAudiences('instagram', tables, 10, 7)
  for (const { source } of tables) {
    const own = audiences.filter((audience) => audience.source === source.name)
    // Two for each fifth that holds enough of both classes.
    expect(own.length % 2).toBe(0)
    expect(own.length).toBeGreaterThanOrEqual(6)
    expect(own.every(({ truth }) => truth >= 0 && truth <= 0.8)).toBe(true)
  }
  const { covered, recognised, width } = audienceFigures(audiences)
  expect(covered).toBeGreaterThan(0.6)
  expect(recognised).toBeGreaterThan(0.5)
  expect(width).toBeLessThan(60)
})
