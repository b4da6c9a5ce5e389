import type { CommentSpamModel } from '../../../packages/engine/src/spam/comment-spam-model.ts'
import { foldsByVideo } from './comment-folds.ts'
import { everydayComments } from './everyday-comments.ts'
import { heldOutSpam } from './held-out-spam.ts'
import { commentsName, type LabelledComment } from './labelled-comment.ts'
import { spamFigures } from './spam-figures.ts'
import { spamModel } from './spam-model.ts'

/** The shipped model with its card. Takes about half a minute on one core, most of it for the figures of the card.
 *
 *  @param rows labelled, from one folder; the same rows give the same model */
export function trainedSpamModel(rows: readonly LabelledComment[]): CommentSpamModel {
  const held = heldOutSpam(foldsByVideo(rows))
  const figures = spamFigures(
    held.rows.map(({ label }) => label),
    held.probabilities,
  )
  const rounded = (value: number) => Number(value.toFixed(4))
  return spamModel(rows, {
    title: 'Comments: advertising, selling and begging',
    meaning:
      'Log-odds that an English comment advertises, sells or begs, where two of five comments do. The model is asked where the rules are not sure; it takes nothing back, and must be surer where they see no sign.',
    method:
      'Logistic regression over letter groups of three to five inside words, weighted by their naive Bayes log-ratios, with a term for links and one for the rules; calibrated on comments of videos held out. Phrases of the rules that occur under one video only do not count in training.',
    sources: [
      {
        name: commentsName,
        rows: rows.length,
        fake: rows.filter(({ label }) => label === 1).length,
        note: 'UCI YouTube Spam Collection, CC BY 4.0; comments of a few music videos, 2013 to 2015, mostly English',
      },
      {
        name: 'everyday comments',
        rows: everydayComments.length,
        fake: 0,
        note: 'ordinary comments with words that advertisers love, written for the training by this project',
      },
    ],
    figures: {
      'accuracy on a video never seen': rounded(figures.accuracy.share),
      'ordinary comments of a video never seen that were called spam': rounded(figures.falseAlarms.share),
      'AUC on a video never seen': rounded(figures.ranking),
    },
  })
}
