import { afterAll, expect, test } from 'vitest'
import { openMapper } from './mapper.ts'

/** A mapping reaches nothing but its row, and none keeps the process or the next mapping waiting. */

const mapper = openMapper(4_000)
afterAll(() => mapper.close())
const about = { handle: 'ava', platform: 'x', at: '2026-11-20T10:00:00.000Z' }
const map = (expression: string, ...rows: unknown[]) => mapper.map({ expression, rows, about })

test('each row is mapped by itself; a list that one becomes is part of the whole, and one that fails is passed over', async () => {
  expect(await map('{ "id": id }', { id: 1 }, { id: 2 })).toEqual([{ id: 1 }, { id: 2 }])
  expect(await map('replies.id', { replies: [{ id: 1 }, { id: 2 }] }, { replies: { id: 3 } }, {})).toEqual([1, 2, 3])
  expect(await map('$number(id)', { id: 'x' }, { id: '4' })).toEqual([4])
  await expect(map('$number(id)', { id: 'x' })).rejects.toThrow(/^The mapping stopped: .*\.$/)
})

test.each(['$number(name)', 'name < 5', '-name', '$power(name, 2)', '{ name: 1, (name): 2 }', '[name, 3]^($)'])(
  'what %s says of its fault quotes nothing of a creator',
  async (expression) => {
    const failure = await map(expression, { name: 'Ava Fields' }).catch(String)
    expect(failure).toMatch(/^MappingFault: The mapping stopped: .*\.$/)
    expect(failure).not.toContain('Ava')
  },
)

test('a mapping knows whom it is about, and reads tags and mentions as everything else here does', async () => {
  expect(await map('[$handle, $platform, $at]', {})).toEqual([about.handle, about.platform, about.at])
  expect(await map('{ "a": $hashtags(text), "b": $mentions(text) }', { text: 'With @ana.b on #trains' })).toEqual([
    { a: ['trains'], b: ['ana.b'] },
  ])
})

test.each([
  ['a recursion without an end', '( $f := function($n) { 1 + $f($n) }; $f(1) )'],
  ['a loop without an end', '( $f := function($n) { $f($n + 1) }; $f(1) )'],
  ['a list without an end', '[1..9999999]'],
  ['lists of lists', '( $a := [1..10000]; $a.($a.($a)) )'],
  ['an endless comparison', '$match("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", /^(a+)+$/)'],
])('%s is ended, and the next mapping runs', async (_name, expression) => {
  await expect(map(expression, {})).rejects.toThrow(/^The mapping stopped: .*\.$/)
  expect(await map('1 + 1', {})).toEqual([2])
})

test.each([
  '$constructor',
  'constructor',
  '__proto__',
  '$lookup($, "__proto__")',
  '$process',
  '$eval("process.versions")',
  'toString.constructor',
])('%s leads nowhere', async (expression) => {
  const made = await map(expression, { id: 1 }).catch(() => [])
  expect(JSON.stringify(made)).not.toMatch(/v8|function|native/)
})
