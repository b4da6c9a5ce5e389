import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promotionRating, readText } from '@vouch/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commentSpamRater } from '../../../packages/engine/src/spam/comment-spam-rater.ts'
import { ordinaryComments } from '../../../packages/engine/src/spam/example-ordinary.ts'
import { foldsByText, foldsByVideo } from './comment-folds.ts'
import { commentPredictions } from './comment-predictions.ts'
import { everydayComments } from './everyday-comments.ts'
import { exampleRecords, exampleRows } from './example-labelled.ts'
import { heldOutSpam } from './held-out-spam.ts'
import { commentsName } from './labelled-comment.ts'
import { dot, logisticFit } from './logistic-fit.ts'
import { pointsOf, promotionSigns, ratingWithout } from './promotion-signs.ts'
import { heldOutRating, trainingRatings } from './spam-features.ts'
import { countedShare, spamFigures } from './spam-figures.ts'
import { spamFit, spamLogOdds } from './spam-fit.ts'
import { isTrainable, spamModel } from './spam-model.ts'

const card = { title: '', meaning: '', method: '', sources: [], figures: {} }

const piece = fc.constantFrom(
  'please',
  'guys',
  'check',
  'out',
  'my',
  'new',
  'channel',
  'subscribe',
  'to',
  'me',
  'free',
  'lamp',
  'hey',
)
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => readText(pieces.join(' ')))

test('the phrases found are worth the points that the engine gives', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const rating = promotionRating(text)
      const points = rating <= 0.5 ? 4 * rating : -2 * Math.log2(1 - rating)
      expect(pointsOf(promotionSigns(text))).toBeCloseTo(points, 9)
    }),
  )
})

test('forgetting phrases never raises a rating, and forgetting all leaves a text without links unsuspected', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const [rating, signs] = [promotionRating(text), promotionSigns(text)]
      expect(ratingWithout(rating, signs)).toBe(0)
      expect(ratingWithout(rating, signs.slice(0, 1))).toBeLessThanOrEqual(rating)
      expect(ratingWithout(rating, [])).toBe(rating)
    }),
  )
})

test('in training a phrase of one video alone does not count, and a held-out row counts only what the training holds', () => {
  const rows = exampleRows(20).slice(0, 2)
  const [first, second] = rows
  if (first === undefined || second === undefined) throw new Error('Two rows are there.')
  const one = { ...first, video: 'a', rating: 0.5, signs: ['link in bio'] }
  const other = { ...second, video: 'b', rating: 0.5, signs: ['link in bio'] }
  expect(trainingRatings([one, { ...other, video: 'a' }, { ...other, rating: 0, signs: [], video: 'b' }])).toEqual([
    0, 0, 0,
  ])
  expect(trainingRatings([one, other])).toEqual([0.5, 0.5])
  expect(heldOutRating(one, [other])).toBe(0.5)
  expect(heldOutRating(one, [{ ...other, signs: [] }])).toBe(0)
})

test('every row is held out once, and no text stands on both sides', () => {
  const rows = exampleRows(60)
  for (const folds of [foldsByVideo(rows), foldsByText(rows, 1)]) {
    expect(folds.flatMap(({ test }) => test)).toHaveLength(rows.length)
    for (const { train, test } of folds) {
      const held = new Set(test.map(({ group }) => group))
      expect(train.every(({ group }) => !held.has(group))).toBe(true)
    }
  }
  expect(foldsByText(rows, 1)).toEqual(foldsByText(rows, 1))
})

test('the fit ends where the pull and the rows balance', () => {
  const rows = [0, 1, 2, 3].map((x) => ({ indices: Int32Array.of(0, 1), values: Float64Array.of(x, 1) }))
  const labels = [0, 1, 0, 1]
  const weights = logisticFit(rows, labels, [1, 1, 1, 1], 2, 2)
  const slope = rows.reduce((sum, row, index) => {
    const p = 1 / (1 + Math.exp(-dot(row, weights)))
    return sum + 2 * (p - (labels[index] ?? 0)) * (row.values[0] ?? 0)
  }, weights[0] ?? 0)
  expect(slope).toBeCloseTo(0, 3)
  expect(weights[0]).toBeGreaterThan(0)
})

test('exact intervals hold the share and meet the textbook', () => {
  expect(countedShare(0, 10)).toMatchObject({ share: 0, low: 0 })
  expect(countedShare(0, 10).high).toBeCloseTo(1 - 0.05 ** 0.1, 6)
  expect(countedShare(10, 10).low).toBeCloseTo(0.05 ** 0.1, 6)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const { share, low, high } = countedShare(Math.floor(part * of), of)
      expect(low <= share && share <= high).toBe(true)
    }),
  )
})

test('figures count each side', () => {
  const { accuracy, falseAlarms, found, ranking } = spamFigures([1, 1, 0, 0], [0.9, 0.2, 0.1, 0.6])
  expect([accuracy.share, falseAlarms.share, found.share, ranking]).toEqual([0.5, 0.5, 0.5, 0.75])
})

test('the written model rates open comments as the fit does, and the same rows give the same bytes', () => {
  const rows = exampleRows(120)
  const model = spamModel(rows, card)
  expect(JSON.stringify(spamModel(rows, card))).toBe(JSON.stringify(model))
  expect(model.languages).toEqual(['en'])
  const fit = spamFit(rows)
  for (const row of rows.slice(0, 40)) {
    const { probability } = commentSpamRater(model, () => 0.25)
    const expected = Math.max(0.25, 1 / (1 + Math.exp(-spamLogOdds(fit, row, 0.25))))
    expect(probability(row.text, row.language)).toBeCloseTo(expected, 1)
  }
})

test('held out, advertising is told from talk, and everything is rated once', () => {
  const rows = exampleRows(120)
  const held = heldOutSpam(foldsByVideo(rows))
  expect(held.rows).toHaveLength(rows.length)
  const labels = held.rows.map(({ label }) => label)
  for (const method of ['probabilities', 'bayes', 'logistic'] as const) {
    expect(spamFigures(labels, held[method]).ranking).toBeGreaterThan(0.9)
  }
})

test('too few rows train nothing, and predictions are then those of the rules', () => {
  expect(isTrainable(exampleRows(50))).toBe(false)
  const folder = mkdtempSync(join(tmpdir(), 'vouch-comments-'))
  try {
    expect(commentPredictions(folder, { kind: 'shipped' })).toBeNull()
    const records = exampleRecords(10)
    const lines = records.map(({ video, text, label }) => `${video},${text},${label}`)
    writeFileSync(join(folder, `${commentsName}.csv`), ['video,text,label', ...lines].join('\n'))
    const rules = records.map(({ text }) => promotionRating(readText(text)))
    expect(commentPredictions(folder, { kind: 'rules' })).toEqual(rules)
    expect(commentPredictions(folder, { kind: 'folder', folder })).toEqual(rules)
    const shipped = commentPredictions(folder, { kind: 'shipped' }) ?? []
    expect(shipped.map((p) => p >= 0 && p <= 1)).toEqual(rules.map(() => true))
    expect(shipped).not.toEqual(rules)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('no comment that the training learns to be ordinary is among those that the tests hold', () => {
  const tested = new Set(Object.values(ordinaryComments).flatMap((all) => all.map((raw) => readText(raw).canonical)))
  expect(everydayComments.filter((raw) => tested.has(readText(raw).canonical))).toEqual([])
  expect(new Set(everydayComments).size).toBe(everydayComments.length)
})
