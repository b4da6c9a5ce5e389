/** Does the range of each part hold its true share? On simulated creators, by part, of those who bought this part and of all others. */

import { type PartName, partLine, partNames } from '@vouch/engine'
import type { Goal } from './accuracy-part.ts'
import type { DecidedCreator } from './decided-creators.ts'
import { percent } from './decided-tables.ts'
import { markdownTable } from './markdown-table.ts'

interface PartCoverage {
  part: PartName
  /** Creators of whom the part was seen and at least a fifth is not real, and how many of their ranges hold the share, begin above it, or end below it. */
  bought: number
  held: number
  above: number
  below: number
  /** The same of creators with less. */
  others: number
  othersHeld: number
  /** Creators with some of it, a fiftieth and more, and how many of their ranges hold the share. */
  some: number
  someHeld: number
  /** Of `bought` those whose whole range is below the line, of `others` those whose is above it. */
  falselyClear: number
  falselyAccused: number
  /** Median width of the range among `bought`, 0 to 1. */
  width: number
}

/** Half a point: what a report rounds away. */
const rounding = 0.005
/** Less than this of a part is as good as nothing, and a range from nothing holds it. */
const someMin = 0.02

export function partCoverages(creators: readonly DecidedCreator[]): PartCoverage[] {
  return partNames.map((part) => {
    const seen = creators.flatMap(({ parts, shares }) => {
      const found = parts.find((one) => one.part === part)
      const truth = shares[part]
      if (found?.state !== 'seen' || truth === undefined) return []
      return [{ truth, low: (found.low ?? 0) - rounding, high: (found.high ?? 1) + rounding, verdict: found.verdict }]
    })
    const [bought, others] = [
      seen.filter(({ truth }) => truth >= partLine),
      seen.filter(({ truth }) => truth < partLine),
    ]
    const count = (some: typeof seen, test: (one: (typeof seen)[number]) => boolean) => some.filter(test).length
    const holds = ({ truth, low, high }: (typeof seen)[number]) => low <= truth && truth <= high
    const widths = bought.map(({ low, high }) => high - low - 2 * rounding).sort((a, b) => a - b)
    return {
      part,
      bought: bought.length,
      held: count(bought, holds),
      above: count(bought, ({ truth, low }) => truth < low),
      below: count(bought, ({ truth, high }) => truth > high),
      others: others.length,
      othersHeld: count(others, holds),
      some: seen.filter(({ truth }) => truth >= someMin).length,
      someHeld: count(
        seen.filter(({ truth }) => truth >= someMin),
        holds,
      ),
      falselyClear: count(bought, ({ verdict }) => verdict === 'clear'),
      falselyAccused: count(others, ({ verdict }) => verdict === 'manipulated'),
      width: widths[Math.floor(widths.length / 2)] ?? 0,
    }
  })
}

export function partCoverageTable(creators: readonly DecidedCreator[]): string {
  return markdownTable(
    [
      'part',
      'a fifth or more not real',
      'range holds the share',
      'begins above it',
      'ends below it',
      'median width',
      'called clear',
      '2% or more',
      'range holds the share',
      'less than a fifth',
      'range holds the share',
      'called manipulated',
    ],
    partCoverages(creators).map((one) => [
      one.part,
      String(one.bought),
      share(one.held, one.bought),
      String(one.above),
      String(one.below),
      one.bought > 0 ? `${(100 * one.width).toFixed(0)} points` : '–',
      String(one.falselyClear),
      String(one.some),
      share(one.someHeld, one.some),
      String(one.others),
      share(one.othersHeld, one.others),
      String(one.falselyAccused),
    ]),
  )
}

/** Nine in ten, counted over those who bought the part: ranges of nearly everybody else begin at nothing and hold it. */
const heldMin = 0.87

export function partCoverageGoal(creators: readonly DecidedCreator[]): Goal {
  const all = partCoverages(creators).filter(({ bought }) => bought > 0)
  return {
    measure: `range holds the share where a fifth or more is not real / at doses from 2% on: ${all.map(({ part }) => part).join(', ')}`,
    kind: 'simulated',
    goal: 'at least 87% each',
    reached: `${all.map(({ held, bought }) => share(held, bought)).join(', ')} / ${all.map(({ some, someHeld }) => share(someHeld, some)).join(', ')}`,
    baseline: '78%, 79%, 87%, 98%, 65%, 46% before ranges were calibrated',
    met: all.every(({ held, bought, some, someHeld }) => held >= heldMin * bought && someHeld >= heldMin * some),
  }
}

function share(some: number, all: number): string {
  return all > 0 ? percent(some / all) : '–'
}
