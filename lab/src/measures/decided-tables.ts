/** Decisions on simulated creators as tables, by how much was known of them. */

import { kindsSeen, platformNames, sights } from '@vouch/engine'
import { mainFrauds } from '../trust/creator-fates.ts'
import { type DecidedCreator, decisionFigures } from './decided-creators.ts'
import { markdownTable } from './markdown-table.ts'
import { scoreBins } from './score-bins.ts'

export const coverages = ['all', 'some', 'posts'] as const
const coverageWords = { all: 'everything known', some: 'something known', posts: 'posts only' } as const

export function coverageTable(creators: readonly DecidedCreator[]): string {
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

export function kindTable(creators: readonly DecidedCreator[]): string {
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

/** Whom does a booking miss? Everything and something known together: nobody is booked on posts alone. */
export function bookedTable(creators: readonly DecidedCreator[]): string {
  const platforms = [...new Set(creators.map(({ platform }) => platform))].sort()
  const looked = creators.filter(({ label }) => label.coverage !== 'posts')
  return markdownTable(
    ['booked of', ...platforms.map((platform) => platformNames[platform]), 'all'],
    mainFrauds.map((kind) => {
      const of = looked.filter(({ label }) => label.kind === kind)
      const cell = (some: readonly DecidedCreator[]) =>
        some.length === 0 ? '–' : `${some.filter(({ word }) => word === 'book').length} of ${some.length}`
      return [kind, ...platforms.map((name) => cell(of.filter(({ platform }) => platform === name))), cell(of)]
    }),
  )
}

/** Kinds of data that a booking asks for, and all that there are. */
const kindsRead = [2, 3, 4] as const

const sightWords = {
  posts: 'posts alone',
  'no-comments': 'no comments where the platform shows them',
  some: 'some of what the platform shows',
  all: 'all of it',
} as const

/** Is the promise kept wherever more or less was seen? By sight, for which it is made, and by how many kinds of data say something. */
export function sightTable(creators: readonly DecidedCreator[]): string {
  const groups: [string, DecidedCreator[]][] = [
    ...sights.map((name): [string, DecidedCreator[]] => [
      sightWords[name],
      creators.filter(({ sight }) => sight === name),
    ]),
    ...kindsRead.map((kinds): [string, DecidedCreator[]] => [
      `${kinds} of four kinds of data`,
      creators.filter(({ label, parts }) => label.coverage !== 'posts' && kindsSeen(parts) === kinds),
    ]),
  ]
  return markdownTable(
    ['seen', 'n', 'decided', 'manipulated booked', 'clean booked', 'clean not booked'],
    groups.map(([name, some]) => {
      const figures = decisionFigures(some)
      const clean = some.filter(({ label }) => !label.manipulated)
      const booked = clean.filter(({ word }) => word === 'book').length / Math.max(1, clean.length)
      return [
        name,
        String(some.length),
        percent(figures.decided),
        percent(figures.manipulatedBooked),
        percent(booked),
        percent(figures.cleanRefused),
      ]
    }),
  )
}

/** @returns one line for each bin of the score in which there are creators enough; says so where there are none */
export function binTable(creators: readonly DecidedCreator[]): string {
  const rows = coverages.flatMap((coverage) =>
    scoreBins(creators.filter(({ label }) => label.coverage === coverage)).map((bin) => [
      coverageWords[coverage],
      `${bin.from} to ${bin.to}`,
      String(bin.creators),
      `${bin.low.toFixed(1)} to ${bin.high.toFixed(1)}`,
      `${bin.found.toFixed(1)}%`,
      bin.holds ? 'inside' : 'outside',
    ]),
  )
  if (rows.length === 0) return 'Too few creators were drawn for a bin.'
  return markdownTable(['creators', 'score', 'n', 'mean range', 'clean', ''], rows)
}

/** @param share 0 to 1 */
export function percent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%` : '–'
}
