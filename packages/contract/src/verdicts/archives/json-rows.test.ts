import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactParse } from '../../wire/exact-parse.ts'
import { JsonRows, type Wanted } from './json-rows.ts'

const list: Wanted = (keys) => (keys.at(-1) === 'rows' ? 'list' : keys.at(-1) === 'one' ? 'object' : null)

/** What is taken from a text that comes in pieces of a length. */
function taken(text: string, pieceBytes: number, wanted: Wanted = list): { path: string; row: unknown }[] {
  const found: { path: string; row: unknown }[] = []
  const rows = new JsonRows('a.json', wanted, (keys, some) => {
    for (const row of some) found.push({ path: keys.join('.'), row })
  })
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += pieceBytes) rows.feed(bytes.subarray(at, at + pieceBytes))
  rows.end()
  return found
}

test('law: what stands in a list is taken as it is read whole, whatever the pieces and whatever stands around it', () => {
  const around = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 3 })),
      around,
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      (rows, other, size, spaced) => {
        const text = JSON.stringify({ 'b"\\ré': other, deep: { rows }, end: [other] }, null, spaced ? 2 : 0)
        const inside = (value: unknown): boolean =>
          typeof value === 'object' &&
          value !== null &&
          (Object.keys(value).some((key) => key === 'rows' || key === 'one') || Object.values(value).some(inside))
        fc.pre(!inside(other))
        expect(taken(text, size)).toEqual(
          rows.map((row) => ({ path: 'deep.rows', row: exactParse(JSON.stringify(row)) })),
        )
      },
    ),
  )
})

test('a list at the top, behind what JavaScript puts before it, and an object whole', () => {
  const top: Wanted = (keys) => (keys.length === 0 ? 'list' : null)
  expect(taken('window.YTD.follower.part0 = [ {"a":1}, {"b":[2]} ];\n', 7, top).map(({ row }) => row)).toEqual([
    { a: 1 },
    { b: [2] },
  ])
  expect(taken('{"x":{"one":{"name":"é\\"","n":{"m":1}}},"y":1}', 3)).toEqual([
    { path: 'x.one', row: { name: 'é"', n: { m: 1 } } },
  ])
})

test('a list of another kind under a wanted name is passed over, and an object there is looked into', () => {
  expect(taken('{"rows":null,"a":{"rows":{"rows":[1,2]}},"one":[3]}', 5)).toEqual([
    { path: 'a.rows.rows', row: 1 },
    { path: 'a.rows.rows', row: 2 },
  ])
})

test.each([
  ['{"rows":[1,2', 'ends in the middle'],
  ['', 'isn’t JSON'],
  ['<!doctype html><html><body>hello</body></html>'.repeat(9), 'isn’t JSON'],
  ['{"rows":[1,,2]}', 'isn’t valid JSON'],
  [`{"rows":[${'['.repeat(100)}`, 'nested more than 64'],
  [`{"rows":["${'x'.repeat(1_100_000)}"]}`, 'more than 1 MB'],
])('%.20s is refused in a sentence', (text, words) => {
  expect(() => taken(text, 10_000)).toThrow(words)
})

test('bytes that are no UTF-8 are refused where they are read and pass where they are not', () => {
  const bad = (key: string) => [...new TextEncoder().encode(`{"${key}":["`), 0xff, ...new TextEncoder().encode('"]}')]
  const feed = (key: string) => {
    const rows = new JsonRows('a.json', list, () => undefined)
    rows.feed(Uint8Array.from(bad(key)))
    rows.end()
  }
  expect(() => feed('rows')).toThrow('isn’t UTF-8')
  expect(() => feed('other')).not.toThrow()
})
