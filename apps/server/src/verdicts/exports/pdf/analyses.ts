import { type Analysis, actions } from '@vouch/contract'
import type { OverexposureAnalysis, RegretAnalysis, RiskAnalysis } from '@vouch/engine'
import type { ReactElement } from 'react'
import { levelWords, partTitle, partValue, riskWords } from '../../../../web/report/analyses/analysis-words.ts'
import { chanceText } from '../../../../web/report/roi/roi-words.ts'
import {
  count,
  date,
  dollars,
  missing,
  number,
  percent,
  percentRange,
  plural,
  range,
} from '../../../../web/ui/format.ts'
import { box, colour, flow, quiet, section, strong, table, text } from './elements.ts'
import { whisker } from './tolerance.ts'

/** The analyses that were bought for the report, as they were answered. */

/** @returns a section for each that has an answer */
export function boughtAnalyses(bought: readonly Analysis[]): ReactElement[] {
  return bought.flatMap((analysis) => {
    if (analysis.answer === null) return []
    const basis = `Written by rules, engine ${analysis.engine ?? missing}, ${date(analysis.endedAt)}; no language model. It moves no score.`
    return [section(actions[analysis.kind].name, basis, ...drawn(analysis))]
  })
}

function drawn(analysis: Analysis): ReactElement[] {
  if (analysis.answer === null) return []
  if (analysis.kind === 'ai_risk_analysis') return risk(analysis.answer)
  if (analysis.kind === 'enhanced_regret_rate') return regret(analysis.answer)
  return overexposure(analysis.answer)
}

const kindTitles = { risk: 'Risk', doubt: 'Doubt', reassurance: 'Reassuring' } as const

function risk({ level, summary, points, captions, limits }: RiskAnalysis): ReactElement[] {
  const topics = captions.topics.map(({ title, level: often, captions: found, low, high }) => [
    text(title, 'small', { fontWeight: 500 }),
    text(levelWords(often), 'small'),
    quiet(
      often === 'unknown'
        ? 'too few captions'
        : `${count(found)} of ${count(captions.read)}, ${percentRange(low, high)}`,
    ),
  ])
  const columns = [
    { head: 'Topic', width: 40 },
    { head: 'Found', width: 24 },
    { head: 'Captions in English that were read', width: 36 },
  ]
  return [
    text(`Together: ${riskWords(level)}. ${summary}`, 'body', { marginBottom: 6 }),
    ...points.map((point) =>
      box(
        { flexDirection: 'row', marginBottom: 3 },
        quiet(kindTitles[point.kind], 'small', { width: 56 }),
        text(`${point.title}. ${point.text}`, 'small', { flex: 1 }),
      ),
    ),
    box({ marginTop: 6 }, table(columns, topics)),
    quiet(`Not looked at: ${limits.map((limit) => limit.replace(/\.$/, '')).join('; ')}.`, 'small', { marginTop: 5 }),
  ]
}

function regret({ rate, ordinaryRate, losesMoney, event, campaign, changes, summary }: RegretAnalysis): ReactElement[] {
  const rows = [
    { name: 'This creator', rate },
    { name: 'An ordinary creator of this size', rate: ordinaryRate },
    ...changes.map((change) => ({ name: change.text, rate: change.rate })),
  ].map((row) => [text(row.name, 'small', { fontWeight: 500 }), strong(chanceText(row.rate))])
  const columns = [
    { head: 'Chance that a brand would regret it', width: 80 },
    { head: 'Rate', width: 20, right: true },
  ]
  return [
    text(summary, 'body', { marginBottom: 6 }),
    table(columns, rows),
    quiet(
      `For a fee of ${dollars(campaign.fee)}. Earning less than it costs: ${chanceText(losesMoney)}. An event that makes the brand withdraw: ${percent(event.chance)} (${event.basis}). Simulated from published rates; nobody publishes who regretted what.`,
      'small',
      { marginTop: 5 },
    ),
  ]
}

function overexposure({ index, low, high, parts, brands, summary }: OverexposureAnalysis): ReactElement[] {
  const rows = parts.map((part) => [
    text(partTitle(part.id), 'small', { fontWeight: 500 }),
    text(partValue(part), 'small'),
    text(percent(part.strength), 'small'),
    text(percent(part.weight), 'small'),
  ])
  const columns = [
    { head: 'Part', width: 30 },
    { head: 'Measured', width: 36 },
    { head: 'How far gone', width: 18, right: true },
    { head: 'Weight', width: 16, right: true },
  ]
  return [
    text(summary, 'body', { marginBottom: 6 }),
    box(
      { flexDirection: 'row', alignItems: 'center', marginBottom: 6 },
      whisker({ value: index, low, high }, { from: 0, to: 100 }, colour.accent, 200),
      strong(`${number(index, 0)} of 100`, 'body', { marginLeft: 10 }),
      quiet(range(low, high), 'small', { marginLeft: 6 }),
    ),
    flow({}, table(columns, rows)),
    quiet(
      `${plural(brands.length, 'brand')} named in paid posts. The index is a proposal of ours: nobody has measured when an audience stops believing.`,
      'small',
      { marginTop: 5 },
    ),
  ]
}
