import { expect, test } from 'vitest'
import { clauseLibrary, offeredClauses } from './contract-clauses.ts'
import { type MarkedPart, markedClauses, markedText } from './contract-differences.ts'
import { contractText, namedVariables } from './contract-text.ts'
import { contractVariableNames } from './contract-variables.ts'

const library = offeredClauses.map((kind) => ({ kind, ...clauseLibrary[kind] }))

test('the clauses of the library name known variables alone, and every variable stands in one', () => {
  const { holes, unknown } = contractText({ title: 'All', clauses: library, variables: {} })
  expect(unknown).toEqual([])
  const used = new Set<string>([...holes])
  expect(contractVariableNames.filter((name) => !used.has(name) && name !== 'product')).toEqual([])
})

test('what nobody filled in is a hole and stands in brackets; what is no variable is named', () => {
  const clauses = [
    { kind: 'other' as const, heading: 'Fee', text: 'We pay {{fee}} in {{payment_days}} days, {{fees}}.' },
  ]
  const read = contractText({ title: 'T', clauses, variables: { fee: '$900' } })
  expect(read.clauses[0]?.text).toBe('We pay $900 in [payment_days] days, {{fees}}.')
  expect(read).toMatchObject({ holes: ['payment_days'], unknown: ['fees'] })
  expect(namedVariables({ clauses })).toEqual(['fee', 'payment_days'])
})

const without = (kind: MarkedPart['kind'], parts: readonly MarkedPart[]) =>
  parts.flatMap((part) => (part.kind === kind ? [] : [part.text])).join('')

test.each([
  ['', ''],
  ['one two three', 'one two three'],
  ['one two three', 'one three four'],
  ['', 'all new words'],
  ['all of it goes', ''],
  ['a b a b a', 'b a b a b'],
  ['Fee:\n- $900', 'Fee:\n- $1,200 in total'],
])('marks between “%s” and “%s” read back as both texts', (before, after) => {
  const parts = markedText(before, after)
  expect(without('added', parts)).toBe(before)
  expect(without('removed', parts)).toBe(after)
  if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true)
})

test('one changed word is the only one marked', () => {
  expect(markedText('paid within 30 days', 'paid within 14 days')).toEqual([
    { kind: 'same', text: 'paid within ' },
    { kind: 'removed', text: '30' },
    { kind: 'added', text: '14' },
    { kind: 'same', text: ' days' },
  ])
})

test('passages too long to compare are shown as replaced, and still read back', () => {
  const [before, after] = ['a ', 'b '].map((word) => word.repeat(2_000).trim()) as [string, string]
  const parts = markedText(before, after)
  expect(without('added', parts)).toBe(before)
  expect(without('removed', parts)).toBe(after)
})

test('clauses that come and go are marked whole', () => {
  const before = [
    { heading: 'Fee', text: 'A' },
    { heading: 'Law', text: 'B' },
  ]
  const after = [
    { heading: 'Usage', text: 'C' },
    { heading: 'Fee', text: 'A' },
  ]
  expect(markedClauses(before, after).map(({ heading, kind }) => [heading, kind])).toEqual([
    ['Usage', 'added'],
    ['Fee', 'same'],
    ['Law', 'removed'],
  ])
})
