import type { SourceGrade } from '../benchmarks/sourced.ts'
import { significant, significantOrNull } from '../statistics/significant.ts'
import type { Activity, Direction, FactorKind, Moved, Stage } from './factor.ts'
import { roiFactors } from './factor-list.ts'
import type { Plan } from './plan.ts'

/** What a forecast stood on, one line for each factor, so that a reader sees which figures are his own, which were measured and
 *  which are defaults that he has not replaced. */
export interface FactorLine {
  /** Stable; bars of the tornado refer to it. */
  id: string
  /** Its place among the 42 published ones; null for a row that the chain needs besides. */
  number: number | null
  title: string
  /** Which figure a rising value moves, and which way. */
  moves: Moved
  direction: Direction
  /** How much, in words. */
  size: string
  /** Who published it, or that it is ours. */
  source: string
  /** How good that is: A peer-reviewed, B a vendor on its own data, C without a method, else measured or proposed by us. */
  grade: SourceGrade
  /** What to know about the size, or why the factor does nothing. */
  why: string
  /** `none` and `several` are listed and do nothing here. */
  active: Activity
  /** Null where the factor does not apply to this creator and campaign. */
  kind: FactorKind | null
  /** As read, in `unit`; the usual value where it is a default. */
  value: number | string | null
  /** In words; empty where the factor does not apply. */
  unit: string
  /** Multipliers at the 10th, 50th and 90th percentile of the factor; of a first step, the quantity itself. */
  multipliers: { stage: Stage; p10: number; p50: number; p90: number }[]
}

/** Factors that do not apply are in the list as well, with a kind of null: a reader who misses one should find it and read why.
 *
 *  @returns all factors, the published ones first in their order */
export function factorLines({ readings }: Plan): FactorLine[] {
  const byId = new Map(readings.map(({ factor, reading }) => [factor.id, reading]))
  return roiFactors.map((factor) => {
    const { id, number, title, moves, direction, size, source, grade, why, active } = factor
    const reading = byId.get(id)
    const value = reading?.value ?? null
    return {
      ...{ id, number, title, moves, direction, size, source, grade, why, active },
      kind: reading?.kind ?? null,
      value: typeof value === 'number' ? significantOrNull(value) : value,
      unit: reading?.unit ?? '',
      multipliers: (reading?.effects ?? []).map(({ stage, log }) => ({
        stage,
        p10: significant(Math.exp(log.p10)),
        p50: significant(Math.exp(log.p50)),
        p90: significant(Math.exp(log.p90)),
      })),
    }
  })
}
