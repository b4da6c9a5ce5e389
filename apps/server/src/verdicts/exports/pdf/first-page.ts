import type { Report } from '@vouch/engine'
import {
  capitalised,
  decisionWords,
  number,
  range,
  riskMeaning,
  riskTone,
  trustTone,
  trustWords,
} from '@vouch/presentation'
import type { ReactElement } from 'react'
import { nextSteps, stepList } from './advice.ts'
import { box, colour, measure, quiet, strong, text, title, toneColour } from './elements.ts'
import { audienceGlance, priceGlance } from './glance.ts'
import { masthead } from './masthead.ts'
import { partsTable } from './parts.ts'
import type { ReportPaper } from './report-paper.ts'
import { gauge } from './tolerance.ts'

/** The page on which a booking is decided: the answer with its facts, the score with its range, how much of each part is not real, whom a
 *  post would reach at what price, and what to do next. All that follows is what it stands on. */

/** @returns whether the first page is filled by what decides, so that what it stands on begins on the next. */
export function decides({ trust, parts }: Report): boolean {
  return trust !== null && parts.length > 0
}

export function firstPage(paper: ReportPaper): (ReactElement | null)[] {
  const { report } = paper
  const { trust } = report
  if (trust === null) return [masthead(paper), box({ marginTop: 18 }, strong(report.verdict, 'large'))]
  return [
    masthead(paper),
    box({ flexDirection: 'row', marginTop: 9 }, answer(report), score(report)),
    box(
      { marginTop: 4 },
      gauge({ value: trust.score, low: trust.low, high: trust.high }, measure, toneColour(trustTone(trust.band))),
    ),
    partsTable(report),
    box({ flexDirection: 'row', marginTop: 9 }, audienceGlance(paper), priceGlance(report)),
    nextBox(report),
  ]
}

/** The answer in a word and why, before anything else. Reports of earlier engines say their verdict in a sentence. */
function answer(report: Report): ReactElement {
  const told = decisionWords(report)
  return box(
    { width: '62%', paddingRight: 22 },
    ...(told === null
      ? [text(report.verdict, 'large')]
      : [title(told.word, 26, { color: toneColour(told.tone) }), text(told.why, 'large', { marginTop: 2 })]),
  )
}

/** Where confidence is low the range leads: the number alone would say too much. */
function score({ trust, fraudRisk, state }: Report): ReactElement {
  if (trust === null) return box({})
  const tone = toneColour(trustTone(trust.band))
  const unsure = state === 'LOW_CONFIDENCE'
  return box(
    { width: '38%', paddingLeft: 14, borderLeft: `0.5 solid ${colour.hairline}` },
    box(
      { flexDirection: 'row', alignItems: 'flex-end' },
      title(unsure ? range(trust.low, trust.high) : number(trust.score, 0), unsure ? 24 : 34, { lineHeight: 1 }),
      quiet('trust out of 100', 'small', { marginLeft: 5, marginBottom: 2 }),
    ),
    strong(
      unsure ? `Low confidence, best estimate ${number(trust.score, 0)}` : capitalised(trustWords(trust)),
      'body',
      {
        marginTop: 3,
        color: tone,
      },
    ),
    ...(fraudRisk === null
      ? []
      : [
          text(`Fraud risk ${fraudRisk}`, 'small', { marginTop: 3, color: toneColour(riskTone(fraudRisk)) }),
          quiet(riskMeaning(fraudRisk, state)),
        ]),
  )
}

const stepsMax = 3

function nextBox(report: Report): ReactElement | null {
  const steps = nextSteps(report).slice(0, stepsMax)
  if (steps.length === 0) return null
  return box({ marginTop: 9 }, strong('What to do next'), box({ marginTop: 4 }, ...stepList(steps)))
}

/** @returns what there was no room for on the first page. */
export function furtherSteps(report: Report): string[] {
  return nextSteps(report).slice(decides(report) ? stepsMax : 0)
}
