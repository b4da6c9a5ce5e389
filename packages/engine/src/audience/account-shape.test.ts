import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsOf, hasDigits, isReadable, monthOf, shapeOf } from './account-shape.ts'

const named = (username: string) => ({ id: 'x', username })
const patternOf = (username: string) => shapeOf(named(username)).pattern

test('runs of letters are one letter, digits are counted, the rest stays', () => {
  expect(patternOf('anna_lee2041')).toBe('a_a9999')
  expect(patternOf('7.Seven')).toBe('9.a')
  expect(patternOf('анна_ли41')).toBe('a_a99')
  expect(patternOf('...')).toBe('...')
})

test('names of basic Latin are read as those of other alphabets are', () => {
  const basic = fc.string({ unit: fc.constantFrom(...'abzAZ019._-') })
  fc.assert(
    fc.property(basic, (name) => {
      // A letter of another alphabet at the end makes one more run of letters, or lengthens the last.
      const other = patternOf(`${name}.ю`)
      expect(other).toBe(`${patternOf(name)}.a`)
    }),
  )
})

test('a name has three digits in a row where its pattern has', () => {
  const names = fc.string({ unit: fc.constantFrom(...'ab1290_.юé५日') })
  fc.assert(
    fc.property(names, (name) => {
      expect(hasDigits(name)).toBe(/9{3}/.test(patternOf(name)))
    }),
  )
})

test('counts that are within a doubling are alike, others are not', () => {
  const followers = (count: number | null) => countsOf({ id: 'x', followers: count })
  expect(followers(300)).toBe(followers(400))
  expect(followers(300)).not.toBe(followers(900))
  expect(followers(null)).not.toBe(followers(0))
  expect(countsOf({ id: 'x', followers: 5, following: 0 })).not.toBe(countsOf({ id: 'x', followers: 0, following: 5 }))
})

test('counts beyond 32 bits still have sizes', () => {
  expect(countsOf({ id: 'x', followers: 2 ** 40 })).not.toBe(countsOf({ id: 'x', followers: 2 ** 42 }))
})

test('a month is known where a date is', () => {
  expect(monthOf({ id: 'x', createdAt: '2026-04-03T00:00:00Z' })).toBe('2026-04')
  expect(monthOf({ id: 'x', createdAt: null })).toBe('')
  expect(monthOf({ id: 'x' })).toBe('')
})

test('a user name and one count are the least to be read', () => {
  expect(isReadable({ id: 'x', username: 'a', followers: 0 })).toBe(true)
  expect(isReadable({ id: 'x', username: 'a', following: 3 })).toBe(true)
  expect(isReadable({ id: 'x', username: 'a', posts: 3 })).toBe(false)
  expect(isReadable({ id: 'x', username: '', followers: 3 })).toBe(false)
  expect(isReadable({ id: 'x', username: null, followers: 3 })).toBe(false)
})
