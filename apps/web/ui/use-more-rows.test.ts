import { expect, test } from 'vitest'
import { nextDrawn } from './use-more-rows.ts'

test('a hundred rows come in ten steps of ten, and never more than were asked for', () => {
  const steps: number[] = []
  for (let drawn = 100; drawn < 205; drawn = nextDrawn(drawn, 205)) steps.push(nextDrawn(drawn, 205) - drawn)
  expect(steps).toEqual([...Array(10).fill(10), 5])
})
