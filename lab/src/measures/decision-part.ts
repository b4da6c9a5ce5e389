/** The verdict by quantity and the decision, on audiences, creators and seeds that nothing was fitted to. Simulated creators, and half-real
 *  audiences (labelled accounts, drawn in known proportions): no public data show which real creators bought what. */

import { assess } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { accountKinds } from '../accounts/account-source.ts'
import { accountTables } from '../accounts/account-table.ts'
import { mainFrauds } from '../trust/creator-fates.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { type DecidedCreator, decidedCreators, decisionFigures } from './decided-creators.ts'
import { markdownTable } from './markdown-table.ts'
import { audienceFigures, sampledAudiences } from './sampled-audiences.ts'

const creatorsDrawn = 3000
const audiencesPerSource = 60
const heavyCreators = 30

export const decisionPart: AccuracyPart = {
  name: 'decision',
  measure(data, seed) {
    if (accountKinds.every((kind) => accountTables(data, kind).length === 0)) return null
    const audiences = accountKinds.flatMap((kind) => {
      const tables = accountTables(data, kind)
      return tables.length < 3 ? [] : sampledAudiences(kind, tables, audiencesPerSource, Number.parseInt(seed, 10) || 1)
    })
    const creators = decidedCreators(seed, creatorsDrawn)
    const heavy = heavyBuyers(seed)
    const texts = [
      `### decision: creators drawn by the seed ${seed}, simulated\n\n${coverageTable(creators)}`,
      `### decision: kinds of manipulation, everything known, simulated\n\n${kindTable(creators)}`,
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
    return { text: texts.join('\n\n'), goals: [...audienceGoals(figures), ...creatorGoals(creators), heavyGoal(heavy)] }
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

const coverages = ['all', 'some', 'posts'] as const
const coverageWords = { all: 'everything known', some: 'something known', posts: 'posts only' } as const

function coverageTable(creators: readonly DecidedCreator[]): string {
  return markdownTable(
    [
      'creators',
      'n',
      'AUC',
      'decided',
      'manipulated booked',
      'clean not booked',
      'right of 100 “don’t book”',
      'median width',
      'R² of low on score',
      'bins inside',
    ],
    coverages.map((coverage) => {
      const figures = decisionFigures(creators.filter(({ label }) => label.coverage === coverage))
      return [
        coverageWords[coverage],
        String(figures.creators),
        figures.auc.toFixed(3),
        percent(figures.decided),
        percent(figures.manipulatedBooked),
        percent(figures.cleanRefused),
        percent(figures.precision),
        `${figures.width} points`,
        figures.lowByScore.toFixed(3),
        figures.bins === 0 ? '–' : `${percent(figures.binsInside)} of ${figures.bins}`,
      ]
    }),
  )
}

function kindTable(creators: readonly DecidedCreator[]): string {
  const known = creators.filter(({ label }) => label.coverage === 'all')
  const kinds = [
    ...mainFrauds,
    ...new Set(known.filter(({ label }) => !label.manipulated).map(({ label }) => label.kind)),
  ]
  return markdownTable(
    ['kind', 'n', 'book', 'ask first', 'don’t book', 'median trust', 'below 70'],
    kinds.map((kind) => {
      const some = known.filter(({ label }) => label.kind === kind)
      const part = (test: (one: DecidedCreator) => boolean) =>
        percent(some.filter(test).length / Math.max(1, some.length))
      const scores = some.map(({ trust }) => trust.score).sort((a, b) => a - b)
      return [
        kind,
        String(some.length),
        part(({ word }) => word === 'book'),
        part(({ word }) => word === 'ask-first'),
        part(({ word }) => word === 'dont-book'),
        String(scores[Math.floor(scores.length / 2)] ?? '–'),
        part(({ trust }) => trust.score < 70),
      ]
    }),
  )
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

function creatorGoals(creators: readonly DecidedCreator[]): Goal[] {
  const of = (coverage: (typeof coverages)[number]) =>
    decisionFigures(creators.filter(({ label }) => label.coverage === coverage))
  const [all, some, posts] = [of('all'), of('some'), of('posts')]
  const steps = creators.filter(
    ({ label, parts }) => label.kind === 'followers-in-steps' && seesGrowth(parts) && label.intensity >= 0.25,
  )
  const clean = creators.filter(({ label, parts }) => !label.manipulated && seesGrowth(parts))
  const below = (some: readonly DecidedCreator[]) =>
    some.filter(({ trust }) => trust.high < 70).length / Math.max(1, some.length)
  const byGrowth = clean.filter(({ parts }) =>
    parts.some(({ part, verdict }) => part === 'growth' && verdict === 'manipulated'),
  )
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
      'right of 100 “don’t book” at 22% manipulated',
      'at least 93%',
      percent(all.precision),
      '–',
      all.precision >= 0.93,
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
    goal(
      'a quarter or more of the followers bought in steps: trust wholly below 70 / clean creators called so by growth',
      'at least 90% / at most 1%',
      `${percent(below(steps))} of ${steps.length} / ${percent(byGrowth.length / Math.max(1, clean.length))} of ${clean.length}`,
      '10% before parts',
      below(steps) >= 0.9 && byGrowth.length <= 0.01 * clean.length,
    ),
  ]
}

function seesGrowth(parts: DecidedCreator['parts']): boolean {
  return parts.some(({ part, state }) => part === 'growth' && state === 'seen')
}

function goal(measure: string, wanted: string, reached: string, baseline: string, met: boolean): Goal {
  return { measure, kind: 'simulated', goal: wanted, reached, baseline, met }
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%` : '–'
}
