/** The labelled creators that the trust score is fitted to and judged by: simulated ones, and real ones as they are and with a purchase
 *  injected. Halves are drawn by creator, so no creator is in both. */

import { partLine } from '@vouch/engine'
import { random } from '@vouch/simulator'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { injectedPurchase, possiblePurchases, purchasedPart } from './injected-purchase.ts'
import { simulatedCreator } from './simulated-creators.ts'
import { type Half, type TrustRow, trustRow } from './trust-row.ts'

/** Simulated creators in each part: enough for dozens of each purchase on each platform, and for limits of each sight. */
export const simulatedPerPart: Readonly<Record<Half, number>> = { fit: 4000, calibrate: 8000, test: 1600 }

/** Share of creators with a manipulated audience, a stated assumption from the industry's figures; see `priorManipulated` in the engine. */
export const prevalence = 0.22

/** How much of the whole the simulated creators count for. Real ones know no followers, comments or history, simulated ones no real noise. */
const simulatedPart = 0.5

/** How the clean class is made up. What happened innocently happens to clean and manipulated creators alike and is left as it was drawn. */
export const cleanParts = { untouched: 0.95, touched: 0.05 } as const

/** @param folder of the real creators
 *  @param halves the parts that are wanted
 *  @param seed of the creators that figures are taken from; another one is another draw of simulated creators and of purchases */
export function trustPopulation(folder: string, halves: readonly Half[], seed = ''): TrustRow[] {
  return halves.flatMap((half) => reweighted([...simulatedRows(half, seed), ...realRows(folder, half, seed)]))
}

function simulatedRows(half: Half, seed: string): TrustRow[] {
  return Array.from({ length: simulatedPerPart[half] }, (_, index) => {
    const { label, snapshot } = simulatedCreator(`${half}${half === 'test' ? seed : ''}/${index}`)
    return trustRow(label, snapshot, half)
  })
}

/** Every real creator once as it is and once with a purchase, both in the same part. */
export function realRows(folder: string, half: Half, seed: string): TrustRow[] {
  const raws = creatorFiles(folder).flatMap(({ creators }) => creators)
  return raws.flatMap((raw) => {
    const creator = `${raw.platform}/${raw.creator}`
    if (random('trust/real', creator).weighted({ fit: 0.4, calibrate: 0.2, test: 0.4 }) !== half) return []
    const draw = random('trust/purchase', creator, half === 'test' ? seed : '')
    const snapshot = creatorSnapshot(raw)
    const label = { creator, source: 'real', coverage: 'posts' } as const
    const clean = trustRow({ ...label, kind: 'clean', intensity: 0, manipulated: false }, snapshot, half)
    const possible = possiblePurchases(snapshot)
    if (possible.length === 0) return [clean]
    const kind = draw.pick(possible)
    const dose = draw.between(partLine, 0.8)
    const bought = injectedPurchase(snapshot, kind, dose, `${creator}${half === 'test' ? seed : ''}`)
    const intensity = purchasedPart(snapshot, bought, kind)
    const manipulated = intensity >= partLine
    return [clean, trustRow({ ...label, kind: manipulated ? kind : 'touched', intensity, manipulated }, bought, half)]
  })
}

/** Gives rows the weights of the stated population: the prevalence within both sources, the parts of the clean class, the parts of the
 *  sources. The weights add up to the number of rows. */
export function reweighted(rows: readonly TrustRow[]): TrustRow[] {
  const stratumOf = ({ source, kind, manipulated }: TrustRow) =>
    `${source}/${manipulated ? 'manipulated' : classOf(kind)}`
  const sizes = new Map<string, number>()
  for (const row of rows) sizes.set(stratumOf(row), (sizes.get(stratumOf(row)) ?? 0) + 1)
  const wanted = (row: TrustRow): number => {
    const part = row.source === 'simulated' ? simulatedPart : 1 - simulatedPart
    if (row.manipulated) return part * prevalence
    return part * (1 - prevalence) * cleanParts[classOf(row.kind)]
  }
  const raw = rows.map((row) => wanted(row) / (sizes.get(stratumOf(row)) ?? 1))
  const sum = raw.reduce((total, weight) => total + weight, 0)
  return rows.map((row, index) => ({ ...row, weight: ((raw[index] ?? 0) / sum) * rows.length }))
}

function classOf(kind: string): keyof typeof cleanParts {
  return kind === 'touched' ? 'touched' : 'untouched'
}
