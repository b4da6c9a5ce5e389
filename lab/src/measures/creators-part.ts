import { assess } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { type FraudRow, fraudRows } from '../experiments/injected-fraud.ts'
import { lookAlikeRows } from '../experiments/look-alikes.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Real creators: false alarms among the untouched, innocent events, and fraud injected into those that no signal was fitted on. */
export const creatorsPart: AccuracyPart = {
  name: 'creators',
  measure(data) {
    if (!existsFiles(data)) return null
    const rows = fraudRows(data)
    const alarm = untouchedAlarms(data)
    const events = lookAlikeRows(data)
    const text = [
      '### creators: injected fraud, creators that no signal was fitted on\n',
      markdownTable(fraudHeader, rows.map(fraudCells)),
      '\n### creators: innocent events\n',
      markdownTable(
        ['file', 'event', 'creators', 'high or critical', 'change of the evidence'],
        events.map((row) => [row.file, row.event, String(row.creators), percent(row.alarming), row.change.toFixed(2)]),
      ),
    ].join('\n')
    return { text, goals: [alarmGoal(alarm), ...goalsOf(rows)] }
  },
}

/** The laboratory's reader refuses a folder without creators; here such a folder has simply nothing to measure. */
function existsFiles(data: string): boolean {
  try {
    return creatorFiles(data).length > 0
  } catch {
    return false
  }
}

function untouchedAlarms(data: string): { alarming: number; creators: number } {
  const reports = creatorFiles(data).flatMap(({ creators }) =>
    creators.map((raw) => {
      const snapshot = creatorSnapshot(raw)
      return assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
    }),
  )
  const alarming = reports.filter(({ fraudRisk }) => fraudRisk === 'high' || fraudRisk === 'critical').length
  return { alarming, creators: reports.length }
}

const fraudHeader = [
  'file',
  'deed',
  'delivery',
  'bought',
  'creators',
  'AUC',
  'flagged at 2 % false',
  'named',
  'high or critical',
  'AUC, rate rule',
  'flagged, rate rule',
]

function fraudCells(row: FraudRow): string[] {
  return [
    row.file,
    row.deed,
    row.delivery,
    percent(row.share),
    String(row.creators),
    row.auc.toFixed(3),
    percent(row.flagged),
    percent(row.named),
    percent(row.alarming),
    row.ruleAuc.toFixed(3),
    percent(row.ruleFlagged),
  ]
}

function alarmGoal({ alarming, creators }: { alarming: number; creators: number }): Goal {
  const share = alarming / Math.max(1, creators)
  return {
    measure: 'untouched real creators with a high or critical risk',
    goal: 'at most 2 %',
    reached: `${percent(share)} (${alarming} of ${creators})`,
    baseline: '–',
    met: share <= 0.02,
  }
}

/** The goal speaks of a quarter. Each platform and deed is one row: the mean over the ways in which sellers deliver. Counts lifted in
 *  proportion to each post are left to the table: nobody sells them, and nothing but the size of the creator speaks against them. */
function goalsOf(rows: readonly FraudRow[]): Goal[] {
  const asked = rows.filter(({ share, delivery }) => share === 0.25 && delivery !== 'proportional')
  const bare = new Set(['equal', 'campaign', 'recent'])
  const groups = new Map<string, FraudRow[]>()
  for (const row of asked) {
    // Comments are read by their texts in the product; counts alone are in the table.
    if (row.deed === 'comments' && bare.has(row.delivery)) continue
    const key = `${row.file}: ${row.deed}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].map(([key, group]) => {
    const mean = (value: (row: FraudRow) => number) => group.reduce((sum, row) => sum + value(row), 0) / group.length
    const [auc, flagged] = [mean(({ auc: value }) => value), mean(({ flagged: value }) => value)]
    return {
      measure: `${key}, a quarter bought`,
      goal: 'AUC .97, 90 % flagged',
      reached: `${auc.toFixed(3)}, ${percent(flagged)}`,
      baseline: `${mean(({ ruleAuc }) => ruleAuc).toFixed(3)}, ${percent(mean(({ ruleFlagged }) => ruleFlagged))} by engagement rate alone`,
      met: auc >= 0.97 && flagged >= 0.9,
    }
  })
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`
}
