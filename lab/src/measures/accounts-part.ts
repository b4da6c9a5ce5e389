import { type AccountKind, accountKinds } from '../accounts/account-source.ts'
import { accountTables } from '../accounts/account-table.ts'
import { foldCount, knownSourceAccuracy, type SourceAccuracy, unknownSourceAccuracy } from './account-accuracy.ts'
import { instagramGoals, xAccountGoals } from './account-goals.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { trees } from './baseline-learners.ts'
import type { Classification } from './classification.ts'
import { classificationCells, classificationHeader } from './classification-cells.ts'
import { crossValidate, leaveSourceOut } from './held-out-scores.ts'
import { markdownTable } from './markdown-table.ts'
import { simulatedAudiences } from './simulated-audiences.ts'

const simulatedCreators = 40

const shareHeader = ['share error', 'counting error', '90% interval covers', 'width']

/** Account scorer and quantifier: sources known, sources never seen, simulated followers. */
export const accountsPart: AccuracyPart = {
  name: 'accounts',
  measure(data) {
    const measured = accountKinds.map((kind) => measureKind(data, kind)).filter((part) => part !== null)
    if (measured.length === 0) return null
    const simulated = `### simulated followers of ${simulatedCreators} creators each, shipped model\n\n${simulatedTable()}`
    return {
      text: [...measured.map(({ text }) => text), simulated].join('\n\n'),
      goals: measured.flatMap(({ goals }) => goals),
    }
  },
}

function measureKind(data: string, kind: AccountKind): { text: string; goals: Goal[] } | null {
  const tables = accountTables(data, kind)
  if (tables.length === 0) return null
  const known = knownSourceAccuracy(kind, tables)
  const unknown = unknownSourceAccuracy(kind, tables)
  const texts = [
    `### ${kind}: rows never seen, sources known (five-fold, equal rows kept together)\n\n${sourceTable(known.sources, known.pooled)}`,
  ]
  if (unknown.length > 0) texts.push(`### ${kind}: sources never seen\n\n${sourceTable(unknown, null)}`)
  const measured = {
    names: tables.map(({ source }) => source.name),
    known: known.sources,
    pooled: known.pooled,
    unknown,
    baselineKnown: crossValidate(trees(3), tables, foldCount),
    // Only Instagram has a goal for sources never seen.
    baselineUnknown: kind === 'instagram' && unknown.length > 0 ? leaveSourceOut(trees(3), tables) : [],
  }
  return { text: texts.join('\n\n'), goals: kind === 'instagram' ? instagramGoals(measured) : xAccountGoals(measured) }
}

function sourceTable(sources: SourceAccuracy[], pooled: Classification | null): string {
  const rows = sources.map(({ name, classification, share }) => [
    name,
    ...classificationCells(classification),
    `${share.error.toFixed(1)} points`,
    `${share.countingError.toFixed(1)} points`,
    `${(100 * share.covered).toFixed(0)}%`,
    `${share.width.toFixed(0)} points`,
  ])
  if (pooled !== null) rows.push(['all rows together', ...classificationCells(pooled), '–', '–', '–', '–'])
  rows.push(['mean of sources', ...meanCells(sources)])
  return markdownTable(['source', ...classificationHeader, ...shareHeader], rows)
}

function meanCells(sources: SourceAccuracy[]): string[] {
  const mean = (value: (source: SourceAccuracy) => number) =>
    sources.reduce((sum, source) => sum + value(source), 0) / Math.max(1, sources.length)
  return [
    '–',
    mean(({ classification }) => classification.accuracy).toFixed(3),
    mean(({ classification }) => classification.ranking).toFixed(3),
    mean(({ classification }) => classification.calibrationError).toFixed(3),
    mean(({ classification }) => classification.f1).toFixed(3),
    mean(({ classification }) => classification.foundAtFixedFalse).toFixed(3),
    `${mean(({ share }) => share.error).toFixed(1)} points`,
    `${mean(({ share }) => share.countingError).toFixed(1)} points`,
    `${(100 * mean(({ share }) => share.covered)).toFixed(0)}%`,
    `${mean(({ share }) => share.width).toFixed(0)} points`,
  ]
}

function simulatedTable(): string {
  const rows = (['instagram', 'tiktok', 'x'] as const).map((platform) => {
    const { error, bias, covered, width } = simulatedAudiences(platform, simulatedCreators)
    return [
      platform,
      `${error.toFixed(1)} points`,
      `${bias.toFixed(1)} points`,
      `${(100 * covered).toFixed(0)}%`,
      `${width.toFixed(0)} points`,
    ]
  })
  return markdownTable(['platform', 'share error', 'bias', '90% interval covers', 'width'], rows)
}
