import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promotionRating, readText } from '@vouch/engine'
import { csvRecords } from '../accounts/account-table.ts'
import type { AccuracyPart } from './accuracy-part.ts'
import { classification } from './classification.ts'
import { classificationCells, classificationHeader } from './classification-cells.ts'
import { markdownTable } from './markdown-table.ts'

/** Spam among comments, by the engine's rules. */
export const commentsPart: AccuracyPart = {
  name: 'comments',
  measure(data) {
    const comments = join(data, 'comments_youtube_spam.csv')
    if (!existsSync(comments)) return null
    return { text: `### comments: spam by the engine’s rules\n\n${commentTable(comments)}`, goals: [] }
  },
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
