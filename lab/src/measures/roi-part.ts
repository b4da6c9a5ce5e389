import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { anchors, isInside } from '../roi/anchors.ts'
import { backtest } from '../roi/backtest.ts'
import { optimiserGain } from '../roi/optimiser-gain.ts'
import { worlds } from '../roi/simulated-brands.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** The forecast of return: simulated brands, and typical creators against published figures. It reads none of the labelled tables,
 *  since none of them knows what anybody sold; it runs where a folder of data is one. */
export const roiPart: AccuracyPart = {
  name: 'roi',
  measure(data) {
    if (!existsSync(join(data, 'creators_tiktok_famous.json'))) return null
    const parts = [backtestMeasure(), anchorMeasure(), optimiserMeasure()]
    return { text: parts.map(({ text }) => text).join('\n\n'), goals: parts.flatMap(({ goals }) => goals) }
  },
}

const brands = 600
const learntFrom = [0, 3, 12]
const coverageGoal = { low: 0.77, high: 0.83 }
const percent = (share: number) => `${(100 * share).toFixed(1)}%`

function backtestMeasure(): { text: string; goals: Goal[] } {
  const rows = worlds.flatMap((world) => backtest(world, brands, learntFrom, 10_001))
  const table = markdownTable(
    [
      'world',
      'own campaigns',
      'clicks covered',
      'orders covered',
      'profit covered',
      'clicks off by',
      'published rates alone',
    ],
    rows.map((row) => [
      ...[row.world, String(row.learntFrom), percent(row.clicksCovered), percent(row.ordersCovered)],
      ...[percent(row.profitCovered), `${row.clicksOff.toFixed(2)} x`, `${row.clicksOffPlain.toFixed(2)} x`],
    ]),
  )
  const goals = [0, 12].flatMap((count) => {
    const row = rows.find((one) => one.world === 'as assumed' && one.learntFrom === count)
    if (row === undefined) return []
    const covered = row.profitCovered
    return [
      {
        measure: `ROI: 80% interval of gross profit after ${count} own campaigns, as assumed`,
        kind: 'simulated' as const,
        goal: 'covers 77 to 83%',
        reached: percent(covered),
        baseline: percent(row.profitCoveredPlain),
        met: covered >= coverageGoal.low && covered <= coverageGoal.high,
      },
    ]
  })
  const wrong = rows.find((row) => row.world.startsWith('published rates') && row.learntFrom === 12)
  if (wrong !== undefined) {
    goals.push({
      measure: 'ROI: the same where published rates are 2.5 times too high, after 12 own campaigns',
      kind: 'simulated',
      goal: 'covers 77 to 83%',
      reached: percent(wrong.profitCovered),
      baseline: percent(wrong.profitCoveredPlain),
      met: wrong.profitCovered >= coverageGoal.low && wrong.profitCovered <= coverageGoal.high,
    })
  }
  return { text: `### roi: back-test on ${brands} simulated brands in each world\n\n${table}`, goals }
}

function anchorMeasure(): { text: string; goals: Goal[] } {
  const found = anchors()
  const number = (value: number) => (value < 10 ? value.toPrecision(2) : value.toFixed(0))
  const table = markdownTable(
    ['figure', 'median', 'published', 'inside', 'read for the defaults too', 'source'],
    found.map((anchor) => [
      ...[anchor.what, number(anchor.figure), `${number(anchor.low)} to ${number(anchor.high)}`],
      ...[isInside(anchor) ? 'yes' : 'no', anchor.circular ? 'yes' : 'no', anchor.source],
    ]),
  )
  const independent = found.filter(({ circular }) => !circular)
  const inside = (some: typeof found) => `${some.filter(isInside).length} of ${some.length}`
  const goal = (measure: string, some: typeof found): Goal => ({
    ...{ measure, kind: 'simulated', goal: 'all', reached: inside(some), baseline: '–', met: some.every(isInside) },
  })
  return {
    text: `### roi: typical creators against published figures\n\n${table}`,
    goals: [
      goal(
        'ROI: medians inside the published range, figures that the defaults were read from',
        found.filter(({ circular }) => circular),
      ),
      goal('ROI: the same, figures that they were not', independent),
    ],
  }
}

function optimiserMeasure(): { text: string; goals: Goal[] } {
  const rows = optimiserGain(40)
  const table = markdownTable(
    ['overlap of two audiences', 'gain over the best ratios one by one', 'gain over the largest one by one'],
    rows.map(({ overlap, overRatios, overLargest }) => [percent(overlap), percent(overRatios), percent(overLargest)]),
  )
  return { text: `### roi: choice among 20 simulated creators\n\n${table}`, goals: [] }
}
