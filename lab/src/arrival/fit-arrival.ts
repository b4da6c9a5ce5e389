/** Fits what the engine knows about arrivals, on simulated creators alone. */

import type { Platform } from '@vouch/engine'
import { arrivalChannels, arrivalPostsMin, curveFit } from '../../../packages/engine/src/arrival/arrival-channels.ts'
import { arrivalCurves } from '../../../packages/engine/src/arrival/arrival-curves.ts'
import type { ArrivalModel, ArrivalWeights } from '../../../packages/engine/src/arrival/arrival-model.ts'
import {
  type ChannelRatios,
  channelRatios,
  doseLikelihoods,
} from '../../../packages/engine/src/arrival/arrival-reading.ts'
import { arrivalDoses } from '../../../packages/engine/src/arrival/mixture-fit.ts'
import type { CurveTraits } from '../../../packages/engine/src/arrival/natural-curve.ts'
import { newestFirst } from '../../../packages/engine/src/snapshot/order.ts'
import { type ArrivalPurchase, arrivalCreator, arrivalPlatforms, type ReadingKind } from './arrival-creators.ts'
import { promoted } from './promoted.ts'

const platforms = ['instagram', 'tiktok', 'youtube', 'twitch', 'x', 'linkedin'] as const
type Curves = ArrivalModel['curves']

/** One creator in three has two readings of a post instead of six. */
const fewEvery = 3
/** One in three has promoted a tenth to four tenths of the posts. */
const promotedEvery = 3
/** Posts below it show chance. */
const curveCountMin = 20

/** Where the search for a platform's curve begins: hours as counts ripen there. */
const startHours: Readonly<Record<Platform, number>> = {
  ...{ instagram: 12, tiktok: 36, youtube: 70, twitch: 60, x: 8, linkedin: 22 },
}

/** The curve under which untouched posts are likeliest, by steps along one figure after another. */
function fittedCurve(seed: string, platform: Platform, creators: number): CurveTraits {
  const count = platform === 'instagram' || platform === 'linkedin' ? 'likes' : 'views'
  let best: CurveTraits = { hours: startHours[platform], shape: 0.7, tail: 0.1, spread: 0.4, noise: 0.25 }
  const curves = Array.from({ length: creators }, (_, at) => {
    const { posts, fetchedAt } = arrivalCreator(`${seed}/curve/${at}`, platform, null, 'all')
    return arrivalCurves(newestFirst(posts), fetchedAt, count, curveCountMin)
  }).filter(({ length }) => length >= arrivalPostsMin)
  const likelihood = (traits: CurveTraits) => curves.reduce((sum, each) => sum + curveFit(each, traits).untouched, 0)
  let top = likelihood(best)
  for (const step of [1.5, 1.2]) {
    for (const name of ['hours', 'shape', 'tail', 'noise', 'spread'] as const) {
      for (const factor of [step, 1 / step]) {
        for (;;) {
          const next = { ...best, [name]: Number((best[name] * factor).toPrecision(3)) }
          const value = likelihood(next)
          if (value <= top) break
          best = next
          top = value
        }
      }
    }
  }
  return best
}

/** One creator for the weights: what was bought, and what each way of looking says. */
interface Row {
  /** Index into the doses, −1 for nothing bought of this count. */
  dose: number
  ratios: ChannelRatios
  weight: number
}

function rowsOf(seed: string, count: 'likes' | 'views', creators: number, curves: Curves): Row[] {
  const rival = count === 'likes' ? 'views' : 'likes'
  return arrivalPlatforms[count].flatMap((platform) => {
    const rows: Row[] = []
    let readings: ReadingKind = 'all'
    const add = (name: string, purchase: ArrivalPurchase | null, dose: number, weight: number, adPart = 0) => {
      const { posts, fetchedAt } = promoted(arrivalCreator(name, platform, purchase, readings), adPart, seed)
      const ordered = newestFirst(posts)
      const channels = arrivalChannels(ordered, fetchedAt, platform, count, curves)
      const other = arrivalChannels(ordered, fetchedAt, platform, rival, curves)
      if (channels !== null) rows.push({ dose, ratios: channelRatios(channels, other), weight })
    }
    for (let at = 0; at < creators; at++) {
      const dose = at % arrivalDoses.length
      readings = at % fewEvery === 0 ? 'few' : 'all'
      add(`${seed}/${platform}/${at}`, null, -1, 1)
      add(`${seed}/${platform}/b${at}`, { count, share: arrivalDoses[dose] ?? 0 }, dose, 1)
      // So that an advertisement is not taken for a purchase.
      if (at % promotedEvery === 0) add(`${seed}/${platform}/p${at}`, null, -1, 1, 0.1 * (1 + (at % 4)))
      // Of the other count a purchase is no purchase of this one.
      if (arrivalPlatforms[rival].includes(platform))
        add(`${seed}/${platform}/o${at}`, { count: rival, share: arrivalDoses[dose] ?? 0 }, -1, 0.5)
    }
    return rows
  })
}

/** Half of the creators bought nothing; the rest is even over the doses. */
function logScore(rows: readonly Row[], weights: ArrivalWeights): number {
  let sum = 0
  for (const { dose, ratios, weight } of rows) {
    const logs = doseLikelihoods(ratios, weights).map(({ logRatio }) => logRatio - Math.log(arrivalDoses.length))
    const top = Math.max(0, ...logs)
    const all = top + Math.log(logs.reduce((total, one) => total + Math.exp(one - top), Math.exp(-top)))
    sum += weight * ((dose < 0 ? 0 : (logs[dose] ?? 0)) - all)
  }
  return sum
}

function fittedWeights(rows: readonly Row[]): ArrivalWeights {
  let best: ArrivalWeights = { other: 0.05, comments: 0.05, curve: 0.02, base: 0 }
  let top = logScore(rows, best)
  for (const step of [2, 1.3, 1.1]) {
    for (let round = 0; round < 6; round++) {
      for (const name of ['other', 'comments', 'curve', 'base'] as const) {
        const tries =
          name === 'base' ? [best.base - step, Math.min(0, best.base + step)] : [best[name] * step, best[name] / step]
        for (const value of tries) {
          const next = { ...best, [name]: Number(value.toPrecision(3)) }
          const score = logScore(rows, next)
          if (score <= top) continue
          best = next
          top = score
        }
      }
    }
  }
  return best
}

/** @param creators untouched ones of each platform, and as many others */
export function fittedArrival(seed: string, creators: number): ArrivalModel {
  const curves = Object.fromEntries(
    platforms.map((platform) => [platform, fittedCurve(seed, platform, Math.min(24, creators))]),
  ) as Curves
  const rows = { likes: rowsOf(seed, 'likes', creators, curves), views: rowsOf(seed, 'views', creators, curves) }
  const weights = { likes: fittedWeights(rows.likes), views: fittedWeights(rows.views) }
  const figure = (count: 'likes' | 'views') =>
    Number((logScore(rows[count], weights[count]) / rows[count].length).toPrecision(3))
  return {
    card: {
      title: 'Arrival of likes and views',
      meaning: 'How posts grow on each platform, and how much it says when likes or views came otherwise.',
      method: `Fitted to simulated creators alone (seed ${seed}): nobody publishes curves of posts with known purchases. Maximum likelihood of the part bought, over half untouched creators and half with 10 to 75 % bought in proportion to each post.`,
      figures: { 'mean log score, likes': figure('likes'), 'mean log score, views': figure('views') },
    },
    creators: rows.likes.length + rows.views.length,
    curves,
    weights,
  }
}
