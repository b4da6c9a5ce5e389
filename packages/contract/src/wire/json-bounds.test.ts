import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { countJson, jsonLevelsMax, unknownKeysMax } from './json-bounds.ts'
import { type JsonShape, shapeOf, unknownShape, withKey } from './json-shape.ts'

const plenty = 1_000_000
const count = (text: string, shape: JsonShape = unknownShape, valuesMax = plenty) => countJson(text, shape, valuesMax)
const keys = (many: number, name = 'k') => Array.from({ length: many }, (_, index) => [`${name}${index}`, 0] as const)
const objectOf = (entries: readonly (readonly [string, unknown])[]) => JSON.stringify(Object.fromEntries(entries))

/** What the pass should find, found by walking the parsed value. */
function measured(value: unknown): { levels: number; keysMost: number; values: number } {
  if (typeof value !== 'object' || value === null) return { levels: 0, keysMost: 0, values: 0 }
  const inner = Object.values(value).map(measured)
  const most = (part: 'levels' | 'keysMost') => Math.max(0, ...inner.map((each) => each[part]))
  return {
    levels: 1 + most('levels'),
    keysMost: Math.max(most('keysMost'), Array.isArray(value) ? 0 : Object.keys(value).length),
    // A bracket counts as one value, and a comma as the next.
    values: inner.reduce((sum, each) => sum + each.values, Math.max(1, inner.length)),
  }
}

describe('any JSON text', () => {
  const json = fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify(value))

  test('is let in exactly when it keeps to the limits', () => {
    fc.assert(
      fc.property(json, fc.nat({ max: 40 }), (text, valuesMax) => {
        const { keysMost, values } = measured(JSON.parse(text))
        expect(count(text, unknownShape, valuesMax).ok).toBe(keysMost <= unknownKeysMax && values <= valuesMax)
      }),
    )
  })

  test('is read once, letter by letter, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(json, fc.string()), (text) => {
        let reads = 0
        const counted = {
          length: text.length,
          charCodeAt: (at: number) => {
            reads += 1
            return text.charCodeAt(at)
          },
          slice: (from: number, to: number) => text.slice(from, to),
        }
        countJson(counted as unknown as string, unknownShape, plenty)
        expect(reads).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  test('and any other text is counted without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', 'a') }), (text) => {
        expect(count(text)).toMatchObject({ ok: expect.any(Boolean) })
      }),
    )
  })
})

test('levels are counted up to the last that is let in', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(count(nested(jsonLevelsMax))).toEqual({ ok: true })
  const deeper = { ok: false, path: '', problem: 'is nested more than 64 levels deep' }
  expect(count(nested(jsonLevelsMax + 1))).toEqual(deeper)
  expect(count('{"a":'.repeat(100_000))).toEqual(deeper)
})

describe('against a schema', () => {
  const shape = shapeOf(
    z.object({
      name: z.string().optional(),
      tags: z.array(z.string()).max(3).nullish(),
      people: z.array(z.object({ id: z.string(), friend: z.object({ id: z.string() }).optional() })).max(5),
      shares: z.record(z.string(), z.number()).meta({ maxProperties: 10 }).optional(),
      either: z.union([z.object({ one: z.string() }), z.object({ other: z.array(z.int()).max(2) })]).optional(),
      open: z.record(z.string(), z.unknown()).optional(),
    }),
  )

  test('known keys do not count among the hundred that are not', () => {
    const known = [...keys(unknownKeysMax), ['name', 'x'] as const]
    expect(count(objectOf(known), shape)).toEqual({ ok: true })
    const problem = 'has more than 100 unknown keys'
    expect(count(objectOf(keys(101)), shape)).toEqual({ ok: false, path: '', problem })
    expect(count(`{"name":"x",${'"name":"x",'.repeat(200)}`, shape)).toEqual({ ok: false, path: '', problem })
  })

  test.each([
    [
      `{"people":[{},{"id":"a","friend":${objectOf(keys(102))}}]}`,
      'people[1].friend',
      'has more than 100 unknown keys',
    ],
    [`{"unheard":{"of":${objectOf(keys(101))}}}`, 'unheard.of', 'has more than 100 unknown keys'],
    [`{"shares":${objectOf(keys(111))}}`, 'shares', 'has more than 10 keys'],
    [`{"open":${objectOf(keys(1_101))}}`, 'open', 'has more than 1,000 keys'],
    [`{"tags":[${'"x",'.repeat(103)}"x"]}`, 'tags', 'has more than 3 items'],
    [`{"either":{"other":[${'1,'.repeat(102)}1]}}`, 'either.other', 'has more than 2 items'],
  ])('case %#', (text, path, problem) => {
    expect(count(text, shape)).toEqual({ ok: false, path, problem })
  })

  test('a little more than it lets in is left for the schema to explain', () => {
    expect(count(objectOf([['shares', Object.fromEntries(keys(110))]]), shape)).toEqual({ ok: true })
    expect(count(objectOf([['tags', Array(103).fill('x')]]), shape)).toEqual({ ok: true })
  })

  test('an open part can be given the shape of what reads it later', () => {
    const inner = shapeOf(z.object({ few: z.array(z.int()).max(1) }))
    const text = `{"open":{"few":[${'1,'.repeat(101)}1]}}`
    expect(count(text, shape)).toEqual({ ok: true })
    expect(count(text, withKey(shape, 'open', inner))).toMatchObject({ path: 'open.few' })
  })

  test('a schema that holds itself comes to an end', () => {
    const tree: z.ZodType = z.lazy(() => z.object({ leaves: z.array(tree).max(1) }))
    expect(count(`{"leaves":[${'0,'.repeat(101)}0]}`, shapeOf(tree))).toMatchObject({ path: 'leaves' })
  })

  test('names in a path are short and show nothing that disturbs the sentence', () => {
    const long = `a\u202e${'b'.repeat(200)}`
    const said = count(`{${JSON.stringify(long)}:${objectOf(keys(101))}}`)
    expect(said).toMatchObject({ path: expect.stringMatching(/^ab{30,40}…$/) })
  })
})
