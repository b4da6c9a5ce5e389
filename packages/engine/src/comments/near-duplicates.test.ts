import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownSentence } from './example-comments.ts'
import { nearDuplicateGroups } from './near-duplicates.ts'

test('a planted text is found again in spite of a typo, a missing word and an ending', () => {
  const planted = 'your content always inspires me to travel more and to worry less'
  const copies = [planted, planted.replace('inspires', 'inspirs'), planted.replace(' always', ''), `${planted} dear`]
  const others = Array.from({ length: 200 }, (_, number) => ownSentence(number))
  const groups = nearDuplicateGroups([...copies, ...others])
  expect([...groups.slice(0, 4)]).toEqual([0, 0, 0, 0])
  expect([...groups.slice(4)]).not.toContain(0)
})

test('every group is led by its first text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ maxLength: 40 }), { maxLength: 30 }), (texts) => {
      const groups = nearDuplicateGroups(texts)
      expect(groups).toHaveLength(texts.length)
      for (const [index, leader] of groups.entries()) {
        expect(leader).toBeLessThanOrEqual(index)
        expect(groups[leader]).toBe(leader)
      }
    }),
  )
})

test('texts shorter than a shingle stay alone', () => {
  expect([...nearDuplicateGroups(['a', 'ab', 'abc', 'abcd'])]).toEqual([0, 1, 2, 3])
})
