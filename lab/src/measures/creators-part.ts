import { assess } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { deliveries } from '../creators/deliveries.ts'
import { textSeed } from '../creators/text-seed.ts'
import { type FraudRow, fraudRows, injectedShares } from '../experiments/injected-fraud.ts'
import { lookAlikeRows } from '../experiments/look-alikes.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Real creators: false alarms among the untouched, innocent events, and fraud injected into those that no signal was fitted on. */
export const creatorsPart = {
  name: 'creators',
  /** The seed draws the injected orders and the creators of the half that is held back. */
  measure(data: string, seed: string) {
    if (!existsFiles(data)) return null
    const rows = fraudRows(data, injectedShares, textSeed(seed))
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
    return { text, goals: [...untouchedAlarms(data).map(alarmGoal), ...goalsOf(rows), risingGoal(rows)] }
  },
} satisfies AccuracyPart

/** The laboratory's reader refuses a folder without creators; here such a folder has simply nothing to measure. */
function existsFiles(data: string): boolean {
  try {
    return creatorFiles(data).length > 0
  } catch {
    return false
  }
}

interface Alarms {
  platform: string
  alarming: number
  creators: number
}

/** Each platform stands for itself: a large one would hide what goes wrong on a small one. */
function untouchedAlarms(data: string): Alarms[] {
  const alarms = new Map<string, Alarms>()
  for (const raw of creatorFiles(data).flatMap(({ creators }) => creators)) {
    const snapshot = creatorSnapshot(raw)
    const { fraudRisk } = assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
    const known = alarms.get(raw.platform) ?? { platform: raw.platform, alarming: 0, creators: 0 }
    known.creators += 1
    if (fraudRisk === 'high' || fraudRisk === 'critical') known.alarming += 1
    alarms.set(raw.platform, known)
  }
  return [...alarms.values()]
}

const fraudHeader = [
  'file',
  'deed',
  'delivery',
  'bought',
  'creators',
  'AUC',
  'flagged at 2% false',
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

function alarmGoal({ platform, alarming, creators }: Alarms): Goal {
  const share = alarming / Math.max(1, creators)
  return {
    measure: `untouched real creators of ${platform} with a high or critical risk`,
    kind: 'real',
    goal: 'at most 2%',
    reached: `${percent(share)} (${alarming} of ${creators})`,
    baseline: '–',
    met: share <= 0.02,
  }
}

/** Ways that lift each post by a part of what it has. They leave every ratio but the one to size, so they stand in a row of their own. */
const inProportion: ReadonlySet<string> = new Set(['proportional', 'rounds-own'])

/** The goals speak of a quarter, and for likes of a half too. Each platform and deed is one row: the mean over the ways in which sellers
 *  deliver. */
function goalsOf(rows: readonly FraudRow[]): Goal[] {
  const bare = new Set<string>(deliveries)
  const groups = new Map<string, FraudRow[]>()
  for (const row of rows) {
    if (row.share !== 0.25 && !(row.share === 0.5 && row.deed === 'likes')) continue
    // Comments are read by their texts in the product; counts alone are in the table.
    if (row.deed === 'comments' && bare.has(row.delivery)) continue
    const way = inProportion.has(row.delivery) ? ' in proportion to each post' : ''
    const key = `${row.file}: ${row.deed}, ${percent(row.share)} bought${way}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups].map(([key, group]) => {
    const mean = (value: (row: FraudRow) => number) => group.reduce((sum, row) => sum + value(row), 0) / group.length
    const [auc, flagged] = [mean(({ auc: value }) => value), mean(({ flagged: value }) => value)]
    return {
      measure: key,
      kind: 'half-real',
      goal: 'AUC .98, 95% flagged',
      reached: `${auc.toFixed(3)}, ${percent(flagged)}`,
      baseline: `${mean(({ ruleAuc }) => ruleAuc).toFixed(3)}, ${percent(mean(({ ruleFlagged }) => ruleFlagged))} by engagement rate alone`,
      met: auc >= 0.98 && flagged >= 0.95,
    }
  })
}

/** Evidence that falls when more is bought would pay for the larger order. */
function risingGoal(rows: readonly FraudRow[]): Goal {
  const pairs = rows.flatMap((half) => {
    if (half.deed !== 'likes' || half.share !== 0.5) return []
    const quarter = rows.find(
      ({ file, deed, delivery, share }) =>
        file === half.file && deed === 'likes' && delivery === half.delivery && share === 0.25,
    )
    return quarter === undefined ? [] : [{ ...half, rise: half.flagged - quarter.flagged }]
  })
  const falls = pairs.filter(({ rise }) => rise < 0)
  const worst = pairs.reduce((least, one) => (one.rise < least.rise ? one : least), { rise: 1, file: '', delivery: '' })
  return {
    measure: 'likes: flagged at 50% bought never less than at 25%, by file and way of delivery',
    kind: 'half-real',
    goal: 'no fall',
    reached: `${falls.length} of ${pairs.length} fall${falls.length > 0 ? ` (${worst.file}, ${worst.delivery}: ${percent(-worst.rise)})` : ''}`,
    baseline: '.80 at 25%, .40 at 50% before tables of doses',
    met: falls.length === 0,
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)}%`
}
