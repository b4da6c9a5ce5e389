import { expect, test } from 'vitest'
import { keptStorage } from './kept-storage.ts'

const forbidden = () => {
  throw new Error('SecurityError')
}

test('what a browser forbids to keep lives as long as the page', () => {
  const storage = keptStorage(forbidden)
  expect(storage.getItem('a')).toBe(null)
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBe(null)
})

test('a storage that is full falls back, and is used again when there is room', () => {
  const kept = new Map<string, string>()
  let isFull = true
  const storage = keptStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => (isFull ? forbidden() : void kept.set(key, value)),
    removeItem: (key) => void kept.delete(key),
  }))
  storage.setItem('a', '1')
  expect([storage.getItem('a'), kept.get('a')]).toEqual(['1', undefined])
  isFull = false
  storage.setItem('a', '2')
  expect([storage.getItem('a'), kept.get('a')]).toEqual(['2', '2'])
})
