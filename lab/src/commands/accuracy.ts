import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promotionRating, readText } from '@vouch/engine'
import { accountKinds } from '../accounts/account-source.ts'
import { accountTables, csvRecords } from '../accounts/account-table.ts'
import { knownSourceAccuracy, type SourceAccuracy, unknownSourceAccuracy } from '../measures/account-accuracy.ts'
import { type Classification, classification } from '../measures/classification.ts'
import { markdownTable } from '../measures/markdown-table.ts'
import { simulatedAudiences } from '../measures/simulated-audiences.ts'
import { commandOptions, existingFolder } from '../options.ts'
import { UsageError } from '../usage-error.ts'
import { shippedModels } from './shipped-models.ts'

const classificationHeader = ['n', 'accuracy', 'AUC', 'ECE', 'F1', 'found at 3.7 % false']
const simulatedCreators = 40

const shareHeader = ['share error', 'counting error', '90 % interval covers', 'width']

/** `accuracy`: prints the measured tables of docs/science.md. Takes a few minutes on one core; nothing that is reported
 *  was trained on. */
export function accuracy(args: string[]): void {
  const { once } = commandOptions(args, { once: ['data'] as const })
  const data = existingFolder('data', once.data)
  let printed = 0
  for (const kind of accountKinds) {
    const tables = accountTables(data, kind)
    if (tables.length === 0) continue
    printed++
    const known = knownSourceAccuracy(kind, tables, shippedModels[kind].transfer)
    console.log(`\n### ${kind}: rows never seen, sources known (five-fold, equal rows kept together)\n`)
    console.log(sourceTable(known.sources, known.pooled))
    const unknown = unknownSourceAccuracy(kind, tables)
    if (unknown.length === 0) continue
    console.log(`\n### ${kind}: sources never seen\n`)
    console.log(sourceTable(unknown, null))
  }
  const comments = join(data, 'comments_youtube_spam.csv')
  if (existsSync(comments)) {
    printed++
    console.log('\n### comments: spam by the engine’s rules\n')
    console.log(commentTable(comments))
  }
  if (printed === 0) throw new UsageError(`${data} has none of the known tables.`)
  console.log('\n### simulated followers of 40 creators each, shipped model\n')
  console.log(simulatedTable())
}

function sourceTable(sources: SourceAccuracy[], pooled: Classification | null): string {
  const rows = sources.map(({ name, classification, share }) => [
    name,
    ...classificationCells(classification),
    `${share.error.toFixed(1)} points`,
    `${share.countingError.toFixed(1)} points`,
    `${(100 * share.covered).toFixed(0)} %`,
    `${share.width.toFixed(0)} points`,
  ])
  if (pooled !== null) rows.push(['all rows together', ...classificationCells(pooled), '–', '–', '–', '–'])
  rows.push(['mean of sources', ...meanCells(sources)])
  return markdownTable(['source', ...classificationHeader, ...shareHeader], rows)
}

function classificationCells(value: Classification): string[] {
  const { rows, accuracy, ranking, calibrationError, f1, foundAtFixedFalse } = value
  return [
    String(rows),
    ...[accuracy, ranking, calibrationError, f1, foundAtFixedFalse].map((share) => share.toFixed(3)),
  ]
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
    `${(100 * mean(({ share }) => share.covered)).toFixed(0)} %`,
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
      `${(100 * covered).toFixed(0)} %`,
      `${width.toFixed(0)} points`,
    ]
  })
  return markdownTable(['platform', 'share error', 'bias', '90 % interval covers', 'width'], rows)
}

function commentTable(path: string): string {
  const records = csvRecords(path)
  const ratings = Float64Array.from(records, ({ text }) => promotionRating(readText(text ?? '')))
  const labels = Float64Array.from(records, ({ label }) => Number(label))
  return markdownTable(
    ['source', ...classificationHeader],
    [['comments_youtube_spam', ...classificationCells(classification(ratings, labels))]],
  )
}
