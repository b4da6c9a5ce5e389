import { type BenchmarkCategory, type BenchmarkSize, benchmarkSizes, type FigureRange } from '@vouch/contract'
import { benchmarkTiers, type SourceGrade } from '@vouch/engine'
import { dollars, missing, moneyText, number, percent, percentRange } from '@vouch/presentation'

/** Benchmarks in words. */

type Unit = 'ratio' | 'usd'

/** @returns a size as its followers say it, "10K–50K followers" */
export function sizeName(size: BenchmarkSize): string {
  return benchmarkTiers[benchmarkSizes.indexOf(size)] ?? size
}

/** @returns an industry as it is chosen */
export function categoryName(category: BenchmarkCategory): string {
  return category === 'all' ? 'All industries' : category.charAt(0).toUpperCase() + category.slice(1)
}

/** From here on an estimate has no cents. */
const wholeDollarsFrom = 20

/** @returns a figure that was counted or estimated, in its unit: `$8.40`, `$83`, `$3,800`; null is not known */
export function figureText(unit: Unit, value: number | null): string {
  if (value === null) return missing
  return unit === 'usd' ? estimateText(value, value) : percent(value)
}

/** @returns the range in words, "0.39% to 2.6%", both ends rounded alike */
export function rangeText(unit: Unit, { low, high }: Pick<FigureRange, 'low' | 'high'>): string {
  return unit === 'usd' ? `${estimateText(low, high)} to ${estimateText(high, high)}` : percentRange(low, high)
}

function estimateText(value: number, highest: number): string {
  return highest >= wholeDollarsFrom ? moneyText(value) : dollars(Math.round(value * 100) / 100)
}

/** @returns a figure as somebody of the workspace set it: `$124.50` */
export function ownText(unit: Unit, value: number): string {
  return unit === 'usd' ? dollars(value) : percent(value)
}

/** @returns the range that they set */
export function ownRange(unit: Unit, { low, high }: Pick<FigureRange, 'low' | 'high'>): string {
  return unit === 'usd' ? `${dollars(low)} to ${dollars(high)}` : percentRange(low, high)
}

/** @returns how good a source is, in a word or two */
export const gradeWords: Readonly<Record<SourceGrade, string>> = {
  A: 'peer-reviewed',
  B: 'a vendor’s own data',
  C: 'no method stated',
  measured: 'measured by us',
  proposal: 'our estimate',
}

/** What a person types for a figure: shares in percent, money in dollars. @returns the figure as it is kept; null for what is no number */
export function typedFigure(unit: Unit, typed: string): number | null {
  const value = Number(typed.trim().replace(/[%$,]/g, ''))
  if (typed.trim() === '' || !Number.isFinite(value)) return null
  return unit === 'usd' ? value : value / 100
}

/** @returns a kept figure as a person would type it */
export function writtenFigure(unit: Unit, value: number): string {
  return number(unit === 'usd' ? value : value * 100, 4).replaceAll(',', '')
}

const formatNames: Readonly<Record<string, string>> = {
  ...{ image: 'Images', carousel: 'Carousels', video: 'Videos', short: 'Shorts', stream: 'Streams', text: 'Text' },
}

/** @returns a form of post as people call many of it */
export function formatName(kind: string): string {
  return formatNames[kind] ?? kind
}
