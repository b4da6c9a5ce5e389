import { expect, test } from 'vitest'
import { sourceGrades } from '../benchmarks/sourced.ts'
import { logAt } from '../statistics/log-range.ts'
import { knownInput, openInput } from './example-roi.ts'
import { directions, factorKinds, stages } from './factor.ts'
import { roiFactors } from './factor-list.ts'

test('the 42 published factors are there, each once and in order', () => {
  const numbers = roiFactors.flatMap(({ number }) => (number === null ? [] : [number]))
  expect(numbers).toEqual(Array.from({ length: 42 }, (_, index) => index + 1))
})

test('at least thirty of the 42 act on every forecast, and two more between creators', () => {
  const published = roiFactors.filter(({ number }) => number !== null)
  expect(published.filter(({ active }) => active === 'forecast').length).toBeGreaterThanOrEqual(30)
  expect(published.filter(({ active }) => active === 'several').map(({ number }) => number)).toEqual([2, 29])
})

test('no two factors have one id', () => {
  expect(new Set(roiFactors.map(({ id }) => id)).size).toBe(roiFactors.length)
})

test.each(roiFactors.map((factor) => [factor.id, factor] as const))(
  '%s says who says so, how much and which way',
  (_id, factor) => {
    expect(factor.source.length).toBeGreaterThan(3)
    expect(sourceGrades).toContain(factor.grade)
    expect(directions).toContain(factor.direction)
    expect(factor.size.length).toBeGreaterThan(4)
    expect(factor.title).toMatch(/^[A-Z]/)
    expect(`${factor.title} ${factor.size} ${factor.why}`).not.toContain('!')
  },
)

test('a factor whose size is ours is graded as a proposal', () => {
  const ours = roiFactors.filter(({ source, active }) => active === 'forecast' && /our estimate/i.test(source))
  expect(ours.length).toBeGreaterThan(5)
  // A source that gives one end keeps its own grade and says which end is ours.
  expect(ours.filter(({ grade }) => grade !== 'proposal').map(({ id }) => id)).toEqual([])
})

test.each([
  ['everything open', openInput('instagram', 40_000, 300)],
  ['much known', knownInput('reel')],
])('%s: each reading names its kind and moves known stages by finite amounts', (_name, input) => {
  for (const factor of roiFactors) {
    const reading = factor.read(input)
    if (reading === null) continue
    expect(factorKinds).toContain(reading.kind)
    for (const { stage, log } of reading.effects) {
      expect(stages).toContain(stage)
      for (const z of [-4, -1, 0, 1, 4]) expect(Number.isFinite(logAt(log, z))).toBe(true)
    }
  }
})

test('with everything open only the fee is the brand’s and only platform and followers are measured', () => {
  const readings = roiFactors.map((factor) => ({
    id: factor.id,
    kind: factor.read(openInput('instagram', 40_000, 300))?.kind,
  }))
  expect(readings.filter(({ kind }) => kind === 'input').map(({ id }) => id)).toEqual(['fee'])
  expect(readings.filter(({ kind }) => kind === 'measured').map(({ id }) => id)).toEqual(['followers', 'platform'])
})
