import type { RoiGoal } from '@vouch/contract'
import { firstBudget, type Portfolio, portfolioOf } from '@vouch/presentation'
import { useDeferredValue, useMemo, useState } from 'react'
import { useOverlaps, useRois } from '../../api/analyses.ts'

export interface Planned {
  status: 'waiting' | 'too-few' | 'ready'
  portfolio: Portfolio
  /** What stands in the budget's field. */
  written: string
  write: (text: string) => void
  /** What counts while nothing is written, US dollars. */
  suggested: number
  isWrong: boolean
  goal: RoiGoal
  setGoal: (goal: RoiGoal) => void
}

/** Several creators, by the ids of their verifications, with the budget and goal that choose among them. */
export function usePortfolio(ids: readonly string[]): Planned {
  const [written, write] = useState('')
  const [wanted, setGoal] = useState<RoiGoal | null>(null)
  const rois = useRois(ids)
  const overlaps = useOverlaps(ids)
  const waiting = rois.some(({ isPending }) => isPending)
  const found = rois.flatMap(({ data }, place) => (data ? [{ id: ids[place] ?? '', answer: data }] : []))
  const saved = found.find(({ answer }) => answer.saved?.budget != null)?.answer.saved?.budget
  // A return rests on somebody's plan: without one the question is how many people the budget reaches.
  const goal = wanted ?? found.find(({ answer }) => answer.saved !== null)?.answer.saved?.goal ?? 'reach'
  const suggested = saved ?? firstBudget(found)
  // The field follows every key at once; the choice, which weighs all combinations, follows when there is time.
  const settled = useDeferredValue(written)
  const amount = settled.trim() === '' ? suggested : Number(settled.replaceAll(/[\s,$]/g, ''))
  const isWrong = !(Number.isFinite(amount) && amount >= 0)
  const budget = isWrong || amount === 0 ? null : amount
  const ready = waiting ? '' : found.map(({ id, answer }) => `${id}${answer.saved?.savedAt ?? ''}`).join()
  const [kept, setKept] = useState({ ready, found })
  if (kept.ready !== ready) setKept({ ready, found })
  const pairs = overlaps.data ?? null
  const portfolio = useMemo(
    () => portfolioOf(kept.found, { budget, goal, overlaps: pairs }),
    [kept, budget, goal, pairs],
  )
  const status = waiting || overlaps.isLoading ? 'waiting' : found.length < 2 ? 'too-few' : 'ready'
  return { status, portfolio, written, write, suggested, isWrong, goal, setGoal }
}
