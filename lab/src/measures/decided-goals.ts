/** What is asked of decisions on simulated creators, side by side with what was reached. */

import type { Goal } from './accuracy-part.ts'
import { type DecidedCreator, decisionFigures } from './decided-creators.ts'
import { coverages, percent } from './decided-tables.ts'
import { scoreBins } from './score-bins.ts'

export function decidedGoals(creators: readonly DecidedCreator[]): Goal[] {
  const of = (coverage: (typeof coverages)[number]) =>
    decisionFigures(creators.filter(({ label }) => label.coverage === coverage))
  const [all, some, posts] = [of('all'), of('some'), of('posts')]
  return [
    goal(
      'decided, everything / something known',
      'at least 60% / at least 35%',
      `${percent(all.decided)} / ${percent(some.decided)}`,
      '25% / 7% before parts',
      all.decided >= 0.6 && some.decided >= 0.35,
    ),
    goal(
      'manipulated booked / clean not booked, everything known',
      'at most 5% / at most 5%',
      `${percent(all.manipulatedBooked)} / ${percent(all.cleanRefused)}`,
      '8% before parts',
      all.manipulatedBooked <= 0.05 && all.cleanRefused <= 0.05,
    ),
    goal(
      'manipulated booked / clean not booked, something known',
      'at most 5% / at most 5%',
      `${percent(some.manipulatedBooked)} / ${percent(some.cleanRefused)}`,
      '–',
      some.manipulatedBooked <= 0.05 && some.cleanRefused <= 0.05,
    ),
    goal(
      'right of 100 “don’t book” at 22% manipulated, everything / something known',
      'at least 93% each',
      `${percent(all.precision)} / ${percent(some.precision)}`,
      '–',
      all.precision >= 0.93 && some.precision >= 0.93,
    ),
    goal(
      'trust AUC, everything known, fresh seed',
      'at least .92',
      all.auc.toFixed(3),
      '.81 before parts',
      all.auc >= 0.92,
    ),
    goal(
      'median width of trust, everything known / posts only',
      'at most 15 points / at most 22 points',
      `${all.width} points / ${posts.width} points`,
      '44 / 66 points before parts',
      all.width <= 15 && posts.width <= 22,
    ),
    goal(
      'low end of trust’s range: how far the score alone explains it (R²)',
      'at most .9',
      all.lowByScore.toFixed(3),
      '.9988 before parts',
      all.lowByScore <= 0.9,
    ),
    binsGoal(creators),
    stepsGoal(creators),
  ]
}

function stepsGoal(creators: readonly DecidedCreator[]): Goal {
  const steps = creators.filter(
    ({ label, parts }) => label.kind === 'followers-in-steps' && seesGrowth(parts) && label.intensity >= 0.25,
  )
  const clean = creators.filter(({ label, parts }) => !label.manipulated && seesGrowth(parts))
  const below = (some: readonly DecidedCreator[]) =>
    some.filter(({ trust }) => trust.high < 70).length / Math.max(1, some.length)
  const byGrowth = clean.filter(({ parts }) =>
    parts.some(({ part, verdict }) => part === 'growth' && verdict === 'manipulated'),
  )
  return goal(
    'a quarter or more of the followers bought in steps: trust wholly below 70 / clean creators called so by growth',
    'at least 90% / at most 1%',
    `${percent(below(steps))} of ${steps.length} / ${percent(byGrowth.length / Math.max(1, clean.length))} of ${clean.length}`,
    '10% before parts',
    below(steps) >= 0.9 && byGrowth.length <= 0.01 * clean.length,
  )
}

function seesGrowth(parts: DecidedCreator['parts']): boolean {
  return parts.some(({ part, state }) => part === 'growth' && state === 'seen')
}

function goal(measure: string, wanted: string, reached: string, baseline: string, met: boolean): Goal {
  return { measure, kind: 'simulated', goal: wanted, reached, baseline, met }
}

/** In a promise of nine in ten, ranges that always hold are too wide, and those that hold in four of five too narrow. */
const [insideMin, insideMax] = [0.85, 0.95]

function binsGoal(creators: readonly DecidedCreator[]): Goal {
  const bins = coverages.map((coverage) => scoreBins(creators.filter(({ label }) => label.coverage === coverage)))
  const inside = bins.map((some) => some.filter(({ holds }) => holds).length)
  return goal(
    'bins of 500 creators or more whose share of clean ones lies in the range, everything / something known / posts only',
    '85 to 95% each',
    bins.map((some, at) => (some.length === 0 ? '–' : `${inside[at]} of ${some.length}`)).join(' / '),
    '100% before parts (too wide)',
    bins.every((some, at) => {
      const part = (inside[at] ?? 0) / some.length
      return part >= insideMin && part <= insideMax
    }),
  )
}
