import { expect, test } from 'vitest'
import { count, factor, listed, percent, plural } from './wording.ts'

test('whole numbers carry commas', () => {
  expect([0, 999, 1_000, 1_234_567, -12_345].map(count)).toEqual(['0', '999', '1,000', '1,234,567', '-12,345'])
})

test('percentages keep digits where they matter', () => {
  expect([0, 0.0042, 0.031, 0.472, 1.5].map(percent)).toEqual(['0 %', '0.42 %', '3.1 %', '47 %', '150 %'])
})

test('factors read naturally', () => {
  expect([0.321, 2.44, 31.4, 1_990_000].map(factor)).toEqual(['0.32', '2.4', '31', '1,990,000'])
})

test('one post, two posts, a list with its and', () => {
  expect([plural(1, 'post'), plural(2, 'post'), plural(0, 'post')]).toEqual(['1 post', '2 posts', '0 posts'])
  expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
})
