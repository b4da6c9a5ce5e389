import { expect, test } from 'vitest'
import { dropMarker, hasMarker, keepMarker } from './admin-marker.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a marker of more than ten characters counts, with the time of the sign-in beside it', () => {
  const own = storage()
  expect(hasMarker(own)).toBe(false)
  own.setItem('admin_session', '0123456789')
  expect(hasMarker(own)).toBe(false)
  keepMarker(own, '2026-11-20T10:00:00.000Z')
  expect([hasMarker(own), own.getItem('admin_login_time')]).toEqual([true, '2026-11-20T10:00:00.000Z'])
})

test('signing out leaves nothing', () => {
  const own = storage()
  keepMarker(own, '2026-11-20T10:00:00.000Z')
  dropMarker(own)
  expect([hasMarker(own), own.kept.size]).toEqual([false, 0])
})
