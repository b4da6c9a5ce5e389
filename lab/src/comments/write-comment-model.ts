import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { trainingComments } from './comment-predictions.ts'
import { isTrainable } from './spam-model.ts'
import { trainedSpamModel } from './trained-spam-model.ts'

/** File name of the model of spam comments in the engine. */
export const commentModelFile = 'comment-spam.json'

/** Trains the comment model and writes it; does nothing where the folder has too few labelled comments. */
export function writeCommentModel(data: string, out: string): void {
  const comments = trainingComments(data)
  if (!isTrainable(comments)) return
  const model = trainedSpamModel(comments)
  writeFileSync(join(out, commentModelFile), `${JSON.stringify(model)}\n`)
  console.log(`${commentModelFile}: ${comments.length} comments, ${model.weights.length} letter groups.`)
}
