import { type Currency, type NextMove, type ShownFrame, signOfCurrency } from '@vouch/contract'
import { sourceInSentence } from '@vouch/engine'
import { amountIn, compact, count, moneyText } from '../format.ts'

/** What a negotiation stands on, in sentences: screen, API and the writer of replies tell the same. */

/** @returns an amount that was estimated, rounded as in the report: `$610`. */
export function roundMoney(amount: number, currency: Currency): string {
  return moneyText(amount, signOfCurrency[currency])
}

/** @returns people whom posts reach, to two digits: `12K` */
export function roundPeople(people: number): string {
  return compact(Number(people.toPrecision(2)))
}

/** @returns the figures behind anchor, target and walk-away, a sentence each */
export function frameReasons(frame: ShownFrame, currency: Currency): string[] {
  const { market, basis, source, breakEven, left, leftOwn, reach, posts } = frame
  const money = (amount: number) => roundMoney(amount, currency)
  const people = `${roundPeople(reach.p50)} people (${roundPeople(reach.p10)} to ${roundPeople(reach.p90)})`
  return [
    `${posts === 1 ? 'A post like this costs' : `${count(posts)} posts like this cost`} ${money(market.p10)} to ${money(market.p90)} in 8 of 10 deals; the median is ${money(market.p50)}. How it’s calculated: ${basis}. Source: ${sourceInSentence(source)}.`,
    `${posts === 1 ? 'The post' : 'The posts'} should reach about ${people}, without accounts that look inauthentic.`,
    ...(breakEven === null ? [] : [breakEvenSentence(breakEven, money)]),
    ...(left === null ? [] : [leftSentence(left, leftOwn, currency)]),
  ]
}

function leftSentence(left: number, own: number, currency: Currency): string {
  const amount = (value: number) => amountIn(value, signOfCurrency[currency])
  const theirs = own > 0 ? `, including ${amount(own)} still due to this creator` : ''
  return `${amount(left)} of the budget is left${theirs}.`
}

function breakEvenSentence({ p10, p50, p90 }: ShownFrame['market'], money: (amount: number) => string): string {
  if (p50 <= 0) return 'By the plan saved with the report, no fee has an even chance of paying off.'
  return `By the plan saved with the report, a fee of ${money(p50)} has an even chance of paying off (${money(Math.max(0, p10))} to ${money(p90)}).`
}

/** @param ask the creator's last offer; null: none yet
 *  @returns what supports naming an amount, a sentence each */
export function moveReasons(
  frame: ShownFrame,
  currency: Currency,
  { move, ask }: { move: NextMove; ask: number | null },
): string[] {
  const sign = signOfCurrency[currency]
  const perThousand = frame.reach.p50 > 0 ? (move.amount / frame.reach.p50) * 1_000 : null
  return [
    ...(ask === null ? [] : [`They ask for ${amountIn(ask, sign)}, ${besideMiddle(ask, frame.market.p50)}.`]),
    ...(perThousand === null
      ? []
      : [`${amountIn(move.amount, sign)} is about ${roundMoney(perThousand, currency)} per 1,000 people.`]),
    ...frameReasons(frame, currency),
  ]
}

function besideMiddle(amount: number, middle: number): string {
  const share = Math.round((amount / middle - 1) * 100)
  if (Math.abs(share) < 3 || middle <= 0) return 'about the middle of the market'
  if (share >= 100) return `${Number((amount / middle).toFixed(1))} times the middle of the market`
  return `${Math.abs(share)}% ${share > 0 ? 'above' : 'below'} the middle of the market`
}
