import { seededRandom } from '@vouch/engine'
import { expect, test } from 'vitest'
import { calibration } from './calibration.ts'

/** Log likelihood ratios of two classes a distance of two apart, drawn at random, a fifth of them fakes. */
function drawn(rows: number) {
  const random = seededRandom(5)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const labels = Float64Array.from({ length: rows }, () => (random() < 0.2 ? 1 : 0))
  return { labels, ratios: labels.map((label) => 2 * (normal() + 2 * label - 1)) }
}

test('a line makes scores that are stretched and shifted log likelihood ratios again, whatever the share of fakes', () => {
  const { labels, ratios } = drawn(6000)
  const { slope, offset } = calibration({ scores: ratios.map((ratio) => 1.5 * ratio + 0.6), labels }, () => true)
  expect(slope).toBeCloseTo(1 / 1.5, 1)
  expect(offset).toBeCloseTo(-0.4, 1)
})

test('a line is learnt from the rows that it may see and from no other', () => {
  const { labels, ratios } = drawn(2000)
  const spoilt = ratios.map((ratio, row) => (row < 1000 ? ratio : -50))
  const kept = (row: number) => row < 1000
  expect(calibration({ scores: spoilt, labels }, kept)).toEqual(calibration({ scores: ratios, labels }, kept))
})
