import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commentSpamProbability, commentSpamRater } from '../../../packages/engine/src/spam/comment-spam-rater.ts'
import { csvRecords } from '../accounts/account-table.ts'
import { commentsName, labelledComments, readRecords } from './labelled-comment.ts'
import { isTrainable, spamModel } from './spam-model.ts'

/** Rates the comments of one folder for the command that writes predictions. */

/** What a prediction may have learnt from: the shipped model, another folder, or nothing but the rules. */
export type CommentTraining = { kind: 'shipped' } | { kind: 'folder'; folder: string } | { kind: 'rules' }

/** @returns the probability of spam of each record in file order; null where the folder has no comments */
export function commentPredictions(folder: string, training: CommentTraining): number[] | null {
  const path = join(folder, `${commentsName}.csv`)
  if (!existsSync(path)) return null
  const rows = readRecords(csvRecords(path))
  const probability = probabilityBy(training)
  return rows.map((row) => (probability === null ? row.rating : probability(row.text, row.language)))
}

function probabilityBy(training: CommentTraining): typeof commentSpamProbability | null {
  if (training.kind === 'shipped') return commentSpamProbability
  const rows = training.kind === 'folder' ? trainingComments(training.folder) : []
  return isTrainable(rows) ? commentSpamRater(spamModel(rows, emptyCard)).probability : null
}

/** @returns the rows of the folder that have a label */
export function trainingComments(folder: string) {
  return labelledComments(folder).filter(({ label }) => label === 0 || label === 1)
}

const emptyCard = { title: '', meaning: '', method: '', sources: [], figures: {} }
