import type { RoiGoal } from '@vouch/contract'
import type { RoiForecast } from '@vouch/engine'
import { moneyText } from '../format.ts'
import { moneyRange } from './roi-words.ts'

/** What the forecast means for what the money is for. A campaign for profit and one for attention can deserve opposite answers. */

type Judged = Pick<RoiForecast, 'chanceRoiAboveOne' | 'breakEvenFee' | 'cost' | 'reach' | 'fairPrice'>

/** A chance of three in four and more is called good, below one in four bad; in between it is a matter of taste. Our proposal. */
const goodChance = 0.75
const evenChance = 0.5
const badChance = 0.25

/** @param fee US dollars, of the plan or the market's price
 *  @returns the forecast as an answer to the goal, one or two sentences that begin with the goal's name. */
export function goalSentence(forecast: Judged, fee: number, goal: RoiGoal): string {
  return goal === 'profit' ? profitSentence(forecast, fee) : reachSentence(forecast, fee)
}

/** The odds themselves stand in the sentence below it. */
function profitSentence({ chanceRoiAboveOne: chance, breakEvenFee }: Judged, fee: number): string {
  if (chance === null || fee <= 0) {
    return `For profit: no fee set yet. Up to a fee of ${moneyText(breakEvenFee.p50)}, the odds are even or better.`
  }
  if (chance >= goodChance) return 'For profit: a good deal at this fee.'
  if (chance >= evenChance) return 'For profit: more likely to pay off than not.'
  const offer = `For even odds, pay ${moneyText(breakEvenFee.p50)}; for nine-in-ten odds, ${moneyText(breakEvenFee.p10)}.`
  return chance >= badChance ? `For profit: a gamble. ${offer}` : `For profit: not at this fee. ${offer}`
}

/** Attention has a price on the market, so that is what the fee is held against. */
function reachSentence({ cost, reach, fairPrice: { market } }: Judged, fee: number): string {
  const perThousand = (people: number) => (people > 0 ? (cost.p50 / people) * 1_000 : null)
  const [dear, middle, cheap] = [perThousand(reach.p10), perThousand(reach.p50), perThousand(reach.p90)]
  const price =
    middle === null || dear === null || cheap === null
      ? 'the cost per thousand people is unknown'
      : `a thousand unique people cost ${moneyText(middle)} (${moneyRange({ p10: cheap, p90: dear })}), not counting those who look inauthentic`
  if (market === null) return `For reach: ${price}. There’s no published price benchmark to compare the fee with.`
  const place =
    fee > market.p90
      ? 'higher than nine in ten comparable deals'
      : fee > market.p50
        ? 'above the market median, within the usual range'
        : 'at or below the market median'
  return `For reach: ${price}. The fee is ${place}.`
}
