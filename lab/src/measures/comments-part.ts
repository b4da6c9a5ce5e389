import { foldsByText, foldsByVideo } from '../comments/comment-folds.ts'
import { trainingComments } from '../comments/comment-predictions.ts'
import { type HeldOutSpam, heldOutSpam } from '../comments/held-out-spam.ts'
import { ordinarySections } from '../comments/ordinary-sections.ts'
import { type CountedShare, countedShare, type SpamFigures, spamFigures } from '../comments/spam-figures.ts'
import { isTrainable } from '../comments/spam-model.ts'
import type { AccuracyPart, Goal } from './accuracy-part.ts'
import { markdownTable } from './markdown-table.ts'

/** Spam among comments: the model on videos and on texts that it has never seen, and what it makes of ordinary people. */

const accuracyGoals = { unseen: 0.955, seen: 0.965 }
const falseAlarmsMax = 0.02
const ordinaryFlaggedMax = 0.03
const foldSeed = 7
const simulatedRounds = 4

export const commentsPart: AccuracyPart = {
  name: 'comments',
  measure(data) {
    const rows = trainingComments(data)
    if (!isTrainable(rows)) return null
    const byVideo = heldOutSpam(foldsByVideo(rows))
    const unseen = figuresOf(byVideo)
    const seen = figuresOf(heldOutSpam(foldsByText(rows, foldSeed)))
    const ordinary = ordinarySections(simulatedRounds)
    const flagged = countedShare(ordinary.spam + ordinary.copies, ordinary.comments)
    const text = [
      `### comments: spam on a video never seen (one video held out at a time)\n\n${figuresTable(unseen)}`,
      `### comments: spam on texts never seen (five-fold, near-equal texts kept together)\n\n${figuresTable(seen)}`,
      `### comments: the unseen figures by video\n\n${videoTable(byVideo)}`,
      `### comments of ordinary people, simulated: flagged as advertising or as copies\n\n${ordinaryTable(ordinary)}`,
    ].join('\n\n')
    return { text, goals: [...spamGoals('unseen', unseen), ...spamGoals('seen', seen), ordinaryGoal(flagged)] }
  },
}

/** Methods by name, the product's first. */
type Methods = Record<'product' | 'rules' | 'bayes' | 'logistic' | 'rulesAsTheyAre', SpamFigures>

function figuresOf(held: HeldOutSpam): Methods {
  const labels = held.rows.map(({ label }) => label)
  const of = (ratings: readonly number[]) => spamFigures(labels, ratings)
  return {
    product: of(held.probabilities),
    rules: of(held.rules),
    bayes: of(held.bayes),
    logistic: of(held.logistic),
    rulesAsTheyAre: of(held.rows.map(({ rating }) => rating)),
  }
}

const methodNames: Record<keyof Methods, string> = {
  product: 'model and rules',
  rules: 'rules alone, phrases that only held-out rows hold forgotten',
  bayes: 'plain naive Bayes',
  logistic: 'plain TF-IDF logistic regression',
  rulesAsTheyAre: 'rules alone as they are (written with these rows in view)',
}

function figuresTable(methods: Methods): string {
  return markdownTable(
    ['method', 'n', 'accuracy', 'AUC', 'ordinary called spam', 'spam found'],
    (Object.keys(methodNames) as (keyof Methods)[]).map((method) => {
      const { accuracy, ranking, falseAlarms, found } = methods[method]
      return [
        methodNames[method],
        `${accuracy.of}`,
        withInterval(accuracy),
        ranking.toFixed(3),
        withInterval(falseAlarms),
        withInterval(found),
      ]
    }),
  )
}

function videoTable({ rows, probabilities }: HeldOutSpam): string {
  const videos = [...new Set(rows.map(({ video }) => video))]
  const cells = videos.map((video) => {
    const places = [...rows.keys()].filter((place) => rows[place]?.video === video)
    const { accuracy, falseAlarms, found, ranking } = spamFigures(
      places.map((place) => rows[place]?.label ?? 0),
      places.map((place) => probabilities[place] ?? 0),
    )
    return [
      video,
      `${accuracy.of}`,
      withInterval(accuracy),
      ranking.toFixed(3),
      withInterval(falseAlarms),
      withInterval(found),
    ]
  })
  return markdownTable(['video held out', 'n', 'accuracy', 'AUC', 'ordinary called spam', 'spam found'], cells)
}

function ordinaryTable(ordinary: ReturnType<typeof ordinarySections>): string {
  const rows = ordinary.byLanguage.map(({ language, comments, spam }) => [
    language,
    `${comments}`,
    withInterval(countedShare(spam, comments)),
  ])
  const all = [
    `all, ${ordinary.sections} sections`,
    `${ordinary.comments}`,
    withInterval(countedShare(ordinary.spam, ordinary.comments)),
  ]
  const note = `Copies: ${ordinary.copies} comments. Worst section: ${(100 * ordinary.worst).toFixed(1)}% flagged (${ordinary.worstSection}).`
  return `${markdownTable(['language of the section', 'comments', 'called advertising'], [...rows, all])}\n\n${note}`
}

function spamGoals(where: 'unseen' | 'seen', { product, bayes, logistic }: Methods): Goal[] {
  const best = logistic.accuracy.share >= bayes.accuracy.share ? logistic : bayes
  const place = where === 'unseen' ? 'a video never seen' : 'known videos'
  return [
    {
      measure: `comment spam on ${place}, accuracy`,
      kind: 'real',
      goal: `${accuracyGoals[where]}`,
      reached: `${withInterval(product.accuracy)}, AUC ${product.ranking.toFixed(3)}`,
      baseline: `${best.accuracy.share.toFixed(3)}, AUC ${best.ranking.toFixed(3)}`,
      met: product.accuracy.share >= accuracyGoals[where],
    },
    {
      measure: `ordinary comments of ${place} called spam`,
      kind: 'real',
      goal: 'at most 2%',
      reached: withInterval(product.falseAlarms),
      baseline: best.falseAlarms.share.toFixed(3),
      met: product.falseAlarms.share <= falseAlarmsMax,
    },
  ]
}

function ordinaryGoal(flagged: CountedShare): Goal {
  return {
    measure: 'simulated ordinary comments flagged as advertising or copies',
    kind: 'simulated',
    goal: 'at most 3%',
    reached: withInterval(flagged),
    baseline: '–',
    met: flagged.share <= ordinaryFlaggedMax,
  }
}

/** Three decimals and the exact 90% interval. */
function withInterval({ share, low, high }: CountedShare): string {
  return `${share.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
