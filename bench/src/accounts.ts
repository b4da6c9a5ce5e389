import { type Account, accountScorer, featureCount, platformScorer, writeAccountFeatures } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import type { Row } from './row.ts'
import { mediansMs } from './timing.ts'

/** How many accounts one core scores in a second, with and without reading their features, for both models. */

const rounds = 9
const accountsScored = 20_000
const perSecondMin = 1_000_000
const at = '2026-01-01T00:00:00Z'

export function accountRows(): Row[] {
  return (['instagram', 'x'] as const).flatMap((platform) => {
    const accounts = sampleOf(platform)
    const scorer = accountScorer(platformScorer(platform).model)
    const rows = accounts.map((account) => featuresOf(account))
    const row = new Float64Array(featureCount)
    const ms = mediansMs(rounds, {
      score: () => rows.reduce((sum, features) => sum + scorer.logOdds(features), 0),
      read: () => {
        let sum = 0
        for (const account of accounts) {
          writeAccountFeatures(account, Date.parse(at), row)
          sum += scorer.logOdds(row)
        }
        return sum
      },
    })
    const perSecond = (time: number) => (accounts.length / time) * 1000
    return [
      {
        what: `${platform}: accounts scored a second and core (${scorer.model.features.length} features, ${scorer.model.pairs.length} pairs)`,
        figure: `${(perSecond(ms.score) / 1e6).toFixed(2)} million`,
        peer: 'limit 1 million',
        kept: perSecond(ms.score) >= perSecondMin,
      },
      {
        what: `${platform}: the same with reading each account`,
        figure: `${(perSecond(ms.read) / 1e6).toFixed(2)} million`,
        peer: 'the names and the bio are read once each',
        kept: null,
      },
    ]
  })
}

function featuresOf(account: Account): Float64Array {
  const row = new Float64Array(featureCount)
  writeAccountFeatures(account, Date.parse(at), row)
  return row
}

function sampleOf(platform: 'instagram' | 'x'): Account[] {
  const { snapshot } = simulateCreator({
    seed: 'bench',
    platform,
    at,
    followers: 400_000,
    followersMethod: 'random',
    size: { followersSampled: accountsScored, posts: 1 },
  })
  return snapshot.followersSample?.accounts ?? []
}
