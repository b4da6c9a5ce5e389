import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promotionRating, readText } from '@vouch/engine'
import { languagesOf } from '../../../packages/engine/src/comments/language.ts'
import { nearDuplicateGroups } from '../../../packages/engine/src/comments/near-duplicates.ts'
import type { Cells } from '../accounts/account-source.ts'
import { csvRecords } from '../accounts/account-table.ts'
import { promotionSigns } from './promotion-signs.ts'

/** Comments with labels, read as the engine reads them. The trap in this collection is that the same texts occur again and
 *  again, under one video and under several: two rows of one group must never be on both sides of a fold. */

/** The one public collection of labelled comments, as a file stem. */
export const commentsName = 'comments_youtube_spam'

export interface LabelledComment {
  raw: string
  text: ReturnType<typeof readText>
  /** In the light of the others, as in a comment section. */
  language: string
  /** By the rules, 0 to 1. */
  rating: number
  /** The phrases of the rules that were found. */
  signs: readonly string[]
  /** 1 for spam, 0 for ordinary, `NaN` without a label. */
  label: number
  /** Empty where the file does not say. */
  video: string
  /** Equal and nearly equal texts have the same number. */
  group: number
}

/** @returns the rows of the folder's collection in file order; none where it is absent */
export function labelledComments(folder: string): LabelledComment[] {
  const path = join(folder, `${commentsName}.csv`)
  return existsSync(path) ? readRecords(csvRecords(path)) : []
}

/** @param records with `text`, and `label` and `video` where they are known */
export function readRecords(records: readonly Cells[]): LabelledComment[] {
  const texts = records.map(({ text }) => readText(text ?? ''))
  const languages = languagesOf(texts)
  const groups = groupsOf(records.map(({ text }, row) => texts[row]?.canonical || `= ${text}`))
  return records.map(({ text: raw = '', label, video = '' }, row) => {
    const text = texts[row] ?? readText(raw)
    return {
      raw,
      text,
      language: languages[row] ?? 'unknown',
      rating: promotionRating(text),
      signs: promotionSigns(text),
      label: label === undefined || label === '' ? Number.NaN : Number(label),
      video,
      group: groups[row] ?? row,
    }
  })
}

/** Sorted first, because which near-equal text leads a group depends on who came first. */
function groupsOf(texts: readonly string[]): number[] {
  const distinct = [...new Set(texts)].sort()
  const leaders = nearDuplicateGroups(distinct)
  const groupOf = new Map(distinct.map((text, index) => [text, leaders[index] ?? index]))
  return texts.map((text) => groupOf.get(text) ?? -1)
}
