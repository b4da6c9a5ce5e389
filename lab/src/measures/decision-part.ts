/** The verdict by quantity and the decision, on audiences, creators and seeds that nothing was fitted to. Simulated creators, and half-real
 *  audiences (labelled accounts, drawn in known proportions): no public data show which real creators bought what. */

import { assess } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { accountKinds } from '../accounts/account-source.ts'
import { accountTables } from '../accounts/account-table.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { decidedCreators } from './decided-creators.ts'
import { decidedGoals } from './decided-goals.ts'
import { binTable, bookedTable, coverageTable, kindTable, percent, sightTable } from './decided-tables.ts'
import { markdownTable } from './markdown-table.ts'
import { partCoverageGoal, partCoverageTable } from './part-coverage.ts'
import { audienceFigures, sampledAudiences } from './sampled-audiences.ts'

/** Enough for the table of decisions; bins of the score ask for 10,000. */
const usuallyDrawn = 3000
const audiencesPerSource = 60
const heavyCreators = 30

export const decisionPart: AccuracyPart = {
  name: 'decision',
  measure(data, seed, creatorsDrawn = usuallyDrawn) {
    if (accountKinds.every((kind) => accountTables(data, kind).length === 0)) return null
    const audiences = accountKinds.flatMap((kind) => {
      const tables = accountTables(data, kind)
      return tables.length < 3 ? [] : sampledAudiences(kind, tables, audiencesPerSource, Number.parseInt(seed, 10) || 1)
    })
    const creators = decidedCreators(seed, creatorsDrawn)
    const heavy = heavyBuyers(seed)
    const texts = [
      `### decision: creators drawn by the seed ${seed}, simulated\n\n${coverageTable(creators)}`,
      `### decision: by how much was seen, simulated\n\n${sightTable(creators)}`,
      `### decision: is the chance inside the range of trust? Bins of 500 creators or more, simulated\n\n${binTable(creators)}`,
      `### decision: kinds of manipulation, everything known, simulated\n\n${kindTable(creators)}`,
      `### decision: manipulated creators who are booked, by kind and platform, simulated\n\n${bookedTable(creators)}`,
      `### decision: does the range of each part hold its true share? Simulated\n\n${partCoverageTable(creators)}`,
    ]
    const figures = audiences.length === 0 ? null : audienceFigures(audiences)
    if (figures !== null) {
      const sources = [...new Set(audiences.map(({ source }) => source))]
      texts.push(
        `### decision: sampled audiences against the line of 20%, half-real (400 labeled accounts, true share uniform on 0 to 80%)\n\n${markdownTable(
          [
            'source',
            'audiences',
            'decided',
            'of these wrong',
            '90% interval covers',
            'median width',
            'share error',
            'recognized',
          ],
          [
            ...sources.map((name) => [name, audiences.filter(({ source }) => source === name)] as const),
            ['all', audiences] as const,
          ].map(([name, some]) => audienceCells(name, audienceFigures(some))),
        )}`,
      )
    }
    return {
      text: texts.join('\n\n'),
      goals: [...audienceGoals(figures), ...decidedGoals(creators), partCoverageGoal(creators), heavyGoal(heavy)],
    }
  },
}

function audienceCells(name: string, figures: ReturnType<typeof audienceFigures>): string[] {
  const { audiences, decided, wrong, covered, width, error, recognised } = figures
  return [
    name,
    String(audiences),
    percent(decided),
    percent(wrong),
    percent(covered),
    `${width.toFixed(1)} points`,
    `${error.toFixed(1)} points`,
    percent(recognised),
  ]
}

/** Sampled creators of whom 60 to 80 of 100 followers are fake. */
function heavyBuyers(seed: string): { critical: number; creators: number } {
  const reports = Array.from({ length: heavyCreators }, (_, index) => {
    const { snapshot } = simulateCreator({
      seed: `heavy/${seed}/${index}`,
      platform: index % 2 === 0 ? 'instagram' : 'tiktok',
      at: '2026-11-20T10:00:00Z',
      followersMethod: 'random',
      size: { followersSampled: 400 },
      scenarios: [{ kind: 'bought-followers-drip', intensity: 0.6 + (0.2 * index) / heavyCreators }],
    })
    return assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
  })
  const critical = reports.filter(({ trust, fraudRisk }) => (trust?.score ?? 100) <= 5 && fraudRisk === 'critical')
  return { critical: critical.length, creators: reports.length }
}

function heavyGoal({ critical, creators }: { critical: number; creators: number }): Goal {
  return {
    measure: '60 to 80% fakes: critical, trust at most 5',
    kind: 'simulated',
    goal: '100%',
    reached: `${critical} of ${creators}`,
    baseline: '1 of 30 before parts',
    met: critical === creators,
  }
}

function audienceGoals(figures: ReturnType<typeof audienceFigures> | null): Goal[] {
  if (figures === null) return []
  const { decided, wrong, covered, width } = figures
  return [
    {
      measure: 'sampled audiences decided against the 20% line / of these wrong',
      kind: 'half-real',
      goal: 'at least 75% / at most 2%',
      reached: `${percent(decided)} / ${percent(wrong)}`,
      baseline: '8% before parts',
      met: decided >= 0.75 && wrong <= 0.02,
    },
    {
      measure: 'range of the share of fakes (400 sampled): holds it / median width',
      kind: 'half-real',
      goal: '87 to 93% / at most 10 points',
      reached: `${percent(covered)} / ${width.toFixed(1)} points`,
      baseline: '100% / 16.6 points before kinds were recognized',
      met: covered >= 0.87 && covered <= 0.93 && width <= 10,
    },
  ]
}
