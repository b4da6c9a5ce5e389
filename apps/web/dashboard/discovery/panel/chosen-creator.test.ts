import { expect, test } from 'vitest'
import { chosenOf, keyOf, neighbour, withChosen } from './chosen-creator.ts'

const list = [
  { platform: 'instagram', handle: 'one' },
  { platform: 'youtube', handle: 'one' },
  { platform: 'x', handle: 'two' },
] as const

test('an address keeps its search while creators come and go', () => {
  const search = new URLSearchParams('q=vegan food&country=DE')
  const opened = withChosen(search, list[1])
  expect(chosenOf(opened)).toEqual(list[1])
  expect(String(withChosen(opened, null))).toBe(String(search))
  expect(withChosen(opened, list[0]).getAll('creator')).toEqual(['instagram:one'])
})

test('an address that names no creator, or no platform, opens nothing', () => {
  for (const address of ['', 'creator=', 'creator=one', 'creator=myspace:tom', 'creator=instagram:'])
    expect(chosenOf(new URLSearchParams(address))).toBeNull()
})

test('arrows go through the list and stop at its ends; from outside they begin at its head', () => {
  expect(neighbour(list, list[0], 1)).toBe(list[1])
  expect(neighbour(list, list[1], -1)).toBe(list[0])
  expect([neighbour(list, list[0], -1), neighbour(list, list[2], 1)]).toEqual([null, null])
  const stranger = { platform: 'twitch', handle: 'one' } as const
  expect(neighbour(list, stranger, 1)).toBe(list[0])
  expect(neighbour([], stranger, 1)).toBeNull()
  expect(keyOf(stranger)).toBe('twitch:one')
})
