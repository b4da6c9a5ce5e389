import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countedPost, creatorOf } from '../examples/example-answer.ts'
import { daysBefore, exampleCreator, withPosts } from '../examples/example-creator.ts'
import { factsOf } from '../facts.ts'
import { engagementReading } from '../posts/engagement-reading.ts'
import type { ReportSeries, SignalGroup, SignalVerdict } from '../report/report.ts'
import type { Signal } from '../report/report-signals.ts'
import { seriesOf } from './series.ts'
import type { Snapshot } from './snapshot.ts'

/** A signal of which only the evidence matters. */
function signal(group: SignalGroup, verdict: SignalVerdict, evidence: Signal['evidence']): Signal {
  const told = { id: `${group}.x`, title: 'It', unit: '', value: null, benchmark: null, logOdds: 0, explanation: '' }
  return { ...told, scoreAtMedian: null, group, verdict, evidence }
}

function charted(snapshot: Snapshot, ...signals: Signal[]): ReportSeries {
  const facts = factsOf(snapshot)
  return seriesOf(facts, engagementReading(facts), signals)
}

const historyOf = (size: number): Snapshot => ({
  ...exampleCreator({ posts: 0, historyDays: 0 }),
  history: Array.from({ length: size }, (_, index) => ({ at: daysBefore(size - 1 - index), followers: 1_000 + index })),
})

test.each([0, 1, 2, 399, 400])('a history of %d days is shown whole', (size) => {
  expect(charted(historyOf(size)).followers.length).toBe(size)
})

test('a longer history is thinned to at most four hundred days, evenly, and keeps its ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 401, max: 3_000 }), (size) => {
      const { followers } = charted(historyOf(size))
      expect(followers.length).toBeLessThanOrEqual(400)
      expect(followers.length).toBeGreaterThanOrEqual(395)
      expect(followers[0]?.at).toBe(daysBefore(size - 1))
      expect(followers.at(-1)?.at).toBe(daysBefore(0))
      const gaps = followers.slice(1).map(({ followers: count }, index) => count - (followers[index]?.followers ?? 0))
      expect(Math.max(...gaps)).toBeLessThanOrEqual(Math.ceil((size - 1) / 398))
    }),
    { numRuns: 30 },
  )
})

test('every marked day stays in the chart, wherever it is and however long the history', () => {
  const story = fc.tuple(
    fc.integer({ min: 450, max: 2_000 }),
    fc.uniqueArray(fc.nat(440), { minLength: 1, maxLength: 25 }),
  )
  fc.assert(
    fc.property(story, ([size, marks]) => {
      const evidence = marks.map((day) => ({ at: daysBefore(day), text: `day ${day}` }))
      const { followers } = charted(historyOf(size), signal('growth', 'concern', evidence))
      const shown = followers.filter(({ anomaly }) => anomaly !== null)
      expect(shown.map(({ at }) => at).sort()).toEqual(marks.map(daysBefore).sort())
      expect(followers.length).toBeLessThanOrEqual(400)
      expect([...followers].sort((a, b) => (a.at < b.at ? -1 : 1))).toEqual(followers)
    }),
    { numRuns: 30 },
  )
})

test('waves that were explained are marked too, so that a reader sees why they are no concern', () => {
  const evidence = [{ at: daysBefore(3), text: 'explained by a giveaway' }]
  const { followers } = charted(historyOf(10), signal('growth', 'strength', evidence))
  expect(followers.filter(({ anomaly }) => anomaly !== null)).toEqual([
    { at: daysBefore(3), followers: 1_006, anomaly: 'explained by a giveaway' },
  ])
})

test('evidence about the whole, or of another group, marks no day', () => {
  const whole = signal('growth', 'concern', [{ at: null, text: 'all of it' }])
  const other = signal('engagement', 'concern', [{ at: daysBefore(3), text: 'a post' }])
  expect(charted(historyOf(10), whole, other).followers.every(({ anomaly }) => anomaly === null)).toBe(true)
})

test('of two remarks about one day the first of the report stands', () => {
  const at = daysBefore(2)
  const signals = ['first', 'second'].map((text) => signal('growth', 'concern', [{ at, text }]))
  expect(charted(historyOf(5), ...signals).followers.find((point) => point.at === at)?.anomaly).toBe('first')
})

test('days without a count leave no hole in the chart', () => {
  const history = [
    { at: daysBefore(2), followers: 5 },
    { at: daysBefore(1), followers: null },
    { at: daysBefore(0), followers: 7 },
  ]
  expect(charted({ ...historyOf(0), history }).followers.map(({ followers }) => followers)).toEqual([5, 7])
})

const posts = (size: number) =>
  creatorOf(
    Array.from({ length: size }, () => ({ likes: 500, comments: 20 })),
    'instagram',
  )

test.each([
  [1, 1],
  [100, 100],
  [101, 100],
  [250, 100],
])('of %d posts the latest %d are shown, oldest first', (size, shown) => {
  const { engagement } = charted(posts(size))
  expect(engagement.length).toBe(shown)
  expect(engagement.at(-1)?.id).toBe('post-000')
  expect(engagement[0]?.id).toBe(`post-${String(shown - 1).padStart(3, '0')}`)
})

test('a doubt about a post marks that post, and a strength marks none', () => {
  const about = (id: string) => [{ at: countedPost({}, 4).publishedAt, text: 'leapt', refs: [id] }]
  const marked = charted(posts(9), signal('engagement', 'concern', about('post-004')))
  const praised = charted(posts(9), signal('engagement', 'strength', about('post-004')))
  expect(marked.engagement.filter(({ anomaly }) => anomaly === 'leapt').map(({ id }) => id)).toEqual(['post-004'])
  expect(praised.engagement.every(({ anomaly }) => anomaly === null)).toBe(true)
})

test('evidence about the creator as a whole marks none of the posts that it names', () => {
  const whole = signal('engagement', 'concern', [{ at: null, text: 'all', refs: ['post-001', 'post-002'] }])
  expect(charted(posts(5), whole).engagement.every(({ anomaly }) => anomaly === null)).toBe(true)
})

test('disclosed posts are told apart', () => {
  const mixed = withPosts(posts(4), (_, index) => (index === 1 ? { caption: 'a bag #ad' } : {}))
  expect(
    charted(mixed)
      .engagement.filter(({ sponsored }) => sponsored)
      .map(({ id }) => id),
  ).toEqual(['post-001'])
})

test('each rate is the one of its post on the basis of the report, with six digits', () => {
  const { engagement } = charted(creatorOf([{ likes: 1, comments: 0 }, { likes: 200 }], 'instagram', 300_000))
  expect(engagement.map(({ rate }) => rate)).toEqual([0.000666667, 0.00000333333])
})
