import type { CreditNotice } from '@vouch/contract'
import { expect, test } from 'vitest'
import { newsOfFewCredits, noteSeen } from './few-credits.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const notice = (id: string): CreditNotice => ({ id, level: 'low', remaining: 50, at: '2026-11-20T10:00:00Z' })
const left = (totalCredits: number) => ({ totalCredits })

test('the levels are those of the specification', () => {
  const say = (totalCredits: number) => newsOfFewCredits(notice('1'), left(totalCredits), storage())
  expect(say(51)).toBeNull()
  expect(say(50)).toEqual({ id: '1', title: 'Low Credit Warning', message: 'You have 50 credits left.', tone: 'info' })
  expect(say(21)?.title).toBe('Low Credit Warning')
  expect(say(20)).toMatchObject({ title: 'Critical Credit Level', tone: 'risk' })
  expect(say(1)?.message).toBe('You have 1 credit left.')
  expect(say(0)?.message).toBe('You have 0 credits left.')
})

test('each deduction is said until it is seen, however often its notice is read', () => {
  const kept = storage()
  expect(newsOfFewCredits(null, left(10), kept)).toBeNull()
  expect(newsOfFewCredits(notice('1'), left(40), kept)).not.toBeNull()
  // The page was left before anybody saw it.
  expect(newsOfFewCredits(notice('1'), left(40), kept)).not.toBeNull()
  noteSeen('1', kept)
  expect(newsOfFewCredits(notice('1'), left(40), kept)).toBeNull()
  expect(newsOfFewCredits(notice('2'), left(38), kept)?.message).toBe('You have 38 credits left.')
})

test('what was noticed before more credits came is not said, then or later', () => {
  const kept = storage()
  expect(newsOfFewCredits(notice('1'), left(290), kept)).toBeNull()
  expect(newsOfFewCredits(notice('1'), left(40), kept)).toBeNull()
})
