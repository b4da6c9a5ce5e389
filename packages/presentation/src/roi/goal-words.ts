import type { RoiGoal } from '@vouch/contract'
import type { RoiForecast } from '@vouch/engine'
import { moneyRange, moneyText } from './roi-words.ts'

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
    return `For profit: nothing is paid yet. Up to a fee of ${moneyText(breakEvenFee.p50)} the odds are even or better.`
  }
  if (chance >= goodChance) return 'For profit: a good deal at this fee.'
  if (chance >= evenChance) return 'For profit: more likely to pay than not.'
  const offer = `Even odds need a fee of ${moneyText(breakEvenFee.p50)}, odds of nine in ten ${moneyText(breakEvenFee.p10)}.`
  return chance >= badChance ? `For profit: a gamble. ${offer}` : `For profit: not at this fee. ${offer}`
}

/** Attention has a price on the market, so that is what the fee is held against. */
function reachSentence({ cost, reach, fairPrice: { market } }: Judged, fee: number): string {
  const perThousand = (people: number) => (people > 0 ? (cost.p50 / people) * 1_000 : null)
  const [dear, middle, cheap] = [perThousand(reach.p10), perThousand(reach.p50), perThousand(reach.p90)]
  const price =
    middle === null || dear === null || cheap === null
      ? 'what a thousand people cost is not known'
      : `a thousand different people cost ${moneyText(middle)} (${moneyRange({ p10: cheap, p90: dear })}), those who look inauthentic taken off`
  if (market === null) return `For reach: ${price}. There is no published price table to hold the fee against.`
  const place =
    fee > market.p90
      ? 'dearer than nine in ten such deals'
      : fee > market.p50
        ? 'above the market’s middle, inside its usual range'
        : 'not above the market’s middle'
  return `For reach: ${price}. The fee is ${place}.`
}
