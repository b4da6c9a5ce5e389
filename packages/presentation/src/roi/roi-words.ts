import { toldAmount } from '@vouch/contract'
import type { FactorLine, RoiForecast, RoiSpread } from '@vouch/engine'
import { amountIn, compact, count, dollars, moneyText, number, percent } from '../format.ts'
import { forecastFigureNames } from '../report/figure-table.ts'

/** The figures of a forecast in words. */

/** @returns a return as a factor, 1 is break-even: `0.42`, `1.8`, `12`. */
export function roiText(value: number): string {
  const size = Math.abs(value)
  if (value > 0 && size < 0.005) return 'under 0.01'
  return number(value, size >= 10 ? 0 : size >= 1 ? 1 : 2)
}

/** @returns `$90 to $450`. */
export function moneyRange({ p10, p90 }: Pick<RoiSpread, 'p10' | 'p90'>, sign = '$'): string {
  return `${moneyText(p10, sign)} to ${moneyText(p90, sign)}`
}

/** @returns what something costs: `$450` where nothing about it is uncertain, else `$400 to $520` */
export function costWords(cost: Pick<RoiSpread, 'p10' | 'p90'>, sign = '$'): string {
  const [low, high] = [moneyText(cost.p10, sign), moneyText(cost.p90, sign)]
  return low === high ? low : moneyRange(cost, sign)
}

/** @returns what a mix costs, rounded as estimates are; exact where rounding would put it above the budget that it fits into */
export function mixCostWords({ cost, budget }: { cost: number; budget: number }, sign = '$'): string {
  return toldAmount(cost) > budget ? amountIn(cost, sign) : moneyText(cost, sign)
}

/** @returns a chance as it may be said: never 0 or 100 % where it was drawn from a finite number of campaigns. */
export function chanceText(chance: number | null): string {
  if (chance === null) return '–'
  if (chance < 0.005) return 'under 1%'
  return chance > 0.995 ? 'over 99%' : percent(Math.round(chance * 100) / 100)
}

export interface StageRow {
  name: string
  spread: RoiSpread
  text: (value: number) => string
}

/** @returns the chain from people to profit, each stage with how it is written. */
export function stageRows(forecast: RoiForecast): StageRow[] {
  const people = (value: number) => compact(Math.round(value))
  const few = (value: number) => (value < 10 ? number(value, 1) : count(value))
  return [
    { name: 'Impressions', spread: forecast.impressions, text: people },
    { name: forecastFigureNames.reach, spread: forecast.reach, text: people },
    { name: 'Visits', spread: forecast.clicks, text: few },
    { name: 'Orders', spread: forecast.orders, text: few },
    { name: 'Revenue', spread: forecast.revenue, text: moneyText },
    { name: 'Gross profit', spread: forecast.grossProfit, text: moneyText },
    { name: 'Cost', spread: forecast.cost, text: moneyText },
    { name: 'Profit after costs', spread: forecast.profit, text: moneyText },
    ...(forecast.roi ? [{ name: 'ROI', spread: forecast.roi, text: roiText }] : []),
  ]
}

/** @param planned whether the fee is the reader's own; otherwise it is the market's price
 *  @returns the finding in two sentences. */
export function roiSentence(
  { roi, chanceRoiAboveOne, breakEvenFee }: Pick<RoiForecast, 'roi' | 'chanceRoiAboveOne' | 'breakEvenFee'>,
  fee: number,
  planned: boolean,
): string {
  if (roi === null || chanceRoiAboveOne === null) {
    return `No fee is set, so there’s no return to calculate. The median campaign breaks even at a fee of ${moneyText(breakEvenFee.p50)}.`
  }
  const carried = `The median campaign breaks even at a fee of ${moneyText(breakEvenFee.p50)}; ${planned ? 'yours' : 'the market price'} is ${planned ? dollars(fee) : moneyText(fee)}.`
  return `The chance that this campaign earns more than it costs is ${chanceText(chanceRoiAboveOne)}. ${carried}`
}

/** Sources of an effect that say nothing about where its default comes from. */
const ours: ReadonlySet<string> = new Set(['Arithmetic', 'None'])

/** @returns what stands in the place of an open question, with its source; undefined where it was answered. */
export function defaultHint(factor: FactorLine | undefined): string | undefined {
  if (factor?.kind !== 'default' || factor.value === null) return undefined
  return `Default: ${factorValue(factor)}. Source: ${ours.has(factor.source) ? 'our estimate' : factor.source}.`
}

/** @returns the value of a factor as it was read, with its unit; an en dash where it is not known. */
export function factorValue({ value, unit }: Pick<FactorLine, 'value' | 'unit'>): string {
  if (value === null) return '–'
  if (typeof value !== 'number') return value
  if (unit === 'USD') return moneyText(value)
  if (value === 1 && unit === 'posts') return '1 post'
  if (unit.startsWith('share of ')) return `${percent(value)} ${unit.slice('share '.length)}`
  return value > 0 && value < 1
    ? `${percent(value)} ${unit}`
    : `${number(value, Math.abs(value) >= 100 ? 0 : 2)} ${unit}`
}

/** Where a factor's value comes from, as a reader says it. */
export const kindWords = { input: 'yours', measured: 'measured', default: 'default' } as const

/** @returns how many factors stand on what: `6 measured, 3 yours, 20 defaults`. */
export function standingOn(factors: readonly FactorLine[]): string {
  const of = (kind: FactorLine['kind']) => factors.filter((factor) => factor.kind === kind).length
  return `${of('measured')} measured, ${of('input')} yours, ${of('default')} defaults`
}
