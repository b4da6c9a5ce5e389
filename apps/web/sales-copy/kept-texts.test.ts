import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CopyFailure } from './copy-answer.ts'
import { guideSteps } from './guide-steps.ts'
import { integrationPlaces } from './integration-places.ts'
import {
  generatedMax,
  nothingKept,
  readKept,
  withApplied,
  withGenerated,
  withoutApplied,
  withSection,
  withStep,
} from './kept-texts.ts'
import { populate, populatedSections } from './populate.ts'

const copy = (content: string) => ({
  content,
  variations: [],
  timestamp: '2026-11-20T10:00:00Z',
  section: 'headlines',
  note: null,
})
const root = new URL('../../../', import.meta.url)

test('a newer copy of a section takes the place of the older one', () => {
  const once = withSection(nothingKept, 'headlines', copy('old'))
  const twice = withSection(withSection(once, 'navigation', copy('menu')), 'headlines', copy('new'))
  expect(Object.values(twice.sections).map(({ content }) => content)).toEqual(['new', 'menu'])
})

test('copy for a place is appended, and the oldest leaves when there is no room', () => {
  const kept = Array.from({ length: generatedMax + 2 }, (_, index) => String(index)).reduce(
    (before, text) => withGenerated(before, 'hero', copy(text)),
    nothingKept,
  )
  expect(kept.generated.length).toBe(generatedMax)
  expect(kept.generated[0]?.copy.content).toBe('2')
  expect(kept.generated.at(-1)?.copy.content).toBe(String(generatedMax + 1))
})

test('applying marks a place, its text can be edited, and it can be taken back', () => {
  const edited = withApplied(withApplied(nothingKept, 'hero', 'first'), 'hero', 'edited')
  expect(edited.applied).toEqual({ hero: 'edited' })
  expect(withoutApplied(edited, 'hero').applied).toEqual({})
})

test('a step is complete once, however often it is marked', () => {
  const twice = withStep(withStep(nothingKept, 'bar', true), 'bar', true)
  expect(twice.steps).toEqual(['bar'])
  expect(withStep(twice, 'bar', false).steps).toEqual([])
})

test('what is kept is read back, and what cannot be read is left out', () => {
  const kept = withStep(
    withApplied(withGenerated(withSection(nothingKept, 'a', copy('A')), 'p', copy('B')), 'p', 'B'),
    's',
    true,
  )
  expect(readKept(JSON.stringify(kept))).toEqual(kept)
  for (const text of [null, '', '{', '5', '[]', '{"sections":5,"generated":{},"applied":[],"steps":"x"}'])
    expect(readKept(text)).toEqual(nothingKept)
  const broken = { sections: { a: { content: 5 } }, generated: [{ place: 'p' }, 7], applied: { p: 1 }, steps: ['s', 3] }
  expect(readKept(JSON.stringify(broken))).toEqual({ ...nothingKept, steps: ['s'] })
})

test('the populator asks for its five sections in order and fills each with the first piece', async () => {
  const said: string[] = []
  const count = await populate({
    fetchSection: async (section) => ({
      ...copy(`${section}\nmore`),
      variations: section === 'headlines' ? ['first'] : [],
    }),
    begins: (section) => said.push(`? ${section}`),
    filled: (section, text) => said.push(`${section}: ${text}`),
  })
  expect(count).toBe(5)
  expect(said.filter((line) => line.startsWith('?'))).toEqual(populatedSections.map((section) => `? ${section}`))
  expect(said).toContain('headlines: first')
  expect(said).toContain('social-proof: social-proof')
})

test('sections that fail are left out in silence, unless all of them do', async () => {
  const filled: string[] = []
  const parts = { begins: () => undefined, filled: (section: string) => filled.push(section) }
  const failing = (isFailing: (section: string) => boolean) => async (section: string) => {
    if (isFailing(section)) throw new CopyFailure('Failed to generate copy: 500', 500)
    return copy('text')
  }
  expect(await populate({ ...parts, fetchSection: failing((section) => section === 'headlines') })).toBe(4)
  expect(filled).not.toContain('headlines')
  await expect(populate({ ...parts, fetchSection: failing(() => true) })).rejects.toThrow(
    'Failed to generate copy: 500',
  )
})

test('places and steps name files that hold what they say stands there', () => {
  for (const { file, currentContent } of integrationPlaces) {
    const source = readFileSync(new URL(file, root), 'utf8')
      .replace(/&nbsp;/g, ' ')
      .replace(/\s+/g, ' ')
    expect([file, source.includes(currentContent)]).toEqual([file, true])
  }
  expect(guideSteps.length).toBe(8)
  for (const { file } of guideSteps) expect([file, existsSync(new URL(file, root))]).toEqual([file, true])
})
