/** What each signal is worth: the trust score without it, as if nobody could measure it. Nothing is fitted again, so this is what the
 *  shipped verdict would lose. Run alone: `node lab/src/experiments/trust-ablation.ts --data DIR`. */

import { parseArgs } from 'node:util'
import { signalGroups, signalList, type TrustModel, trustModel } from '@vouch/engine'
import { markdownTable } from '../measures/markdown-table.ts'
import { brier, type JudgedRow, judged, weightedRanking } from '../trust/judged.ts'
import { trustPopulation } from '../trust/population.ts'
import type { TrustRow } from '../trust/trust-row.ts'

interface Loss {
  name: string
  factors: string
  measured: number
  ranking: number
  brier: number
}

/** @param rows that nothing was fitted to
 *  @returns one line for each group and each signal with a part in the verdict, the costliest loss first within both */
export function ablation(rows: readonly TrustRow[], model: TrustModel): string {
  const whole = judged(rows, model)
  const [ranking, squared] = [weightedRanking(whole), brier(whole)]
  const lossOf = (name: string, places: readonly number[]): Loss => {
    const without: JudgedRow[] = judged(rows, model, new Set(places))
    const only = places.length === 1 ? model.signals[name] : undefined
    return {
      name,
      factors:
        only === undefined ? '–' : [only.mild, only.strong, only.reassures].map((one) => one.toFixed(2)).join(' / '),
      measured: rows.filter(({ logOdds }) => places.some((place) => !Number.isNaN(logOdds[place] ?? Number.NaN)))
        .length,
      ranking: ranking - weightedRanking(without),
      brier: brier(without) - squared,
    }
  }
  const speaking = signalList.flatMap((signal, place) => (signal.absence > 0 ? [{ signal, place }] : []))
  const groups = signalGroups.flatMap((group) => {
    const places = speaking.filter(({ signal }) => signal.group === group).map(({ place }) => place)
    return places.length > 0 ? [lossOf(`all of ${group}`, places)] : []
  })
  const signals = speaking.map(({ signal, place }) => lossOf(signal.id, [place]))
  const costliest = (losses: Loss[]) => losses.sort((a, b) => b.brier - a.brier)
  return markdownTable(
    ['without', 'factors mild / strong / against', 'measured for', 'AUC lost', 'Brier lost, thousandths'],
    [...costliest(groups), ...costliest(signals)].map((loss) => [
      loss.name,
      loss.factors,
      String(loss.measured),
      loss.ranking.toFixed(4),
      (1000 * loss.brier).toFixed(2),
    ]),
  )
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  console.log(ablation(trustPopulation(values.data ?? '', ['test']), trustModel))
}
