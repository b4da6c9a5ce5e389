import { benchmarkSizes, type benchmarks, type ParamsOf } from '@vouch/contract'
import { type BenchmarkFigure, benchmarkTable } from '@vouch/engine'

/** @returns the published and measured figures of a table, as forecasts use them */
export function figuresOfCell({ platform, tier, category }: ParamsOf<typeof benchmarks.show>): BenchmarkFigure[] {
  return benchmarkTable(platform, benchmarkSizes.indexOf(tier), category === 'all' ? null : category)
}
