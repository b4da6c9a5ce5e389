import { expect, test } from 'vitest'
import { keyAction, keyMap } from './key-map.ts'

const plain = { command: false, typing: false }

test('the palette opens from anywhere, a field too; undo only outside of one', () => {
  expect(keyAction({ key: 'k', command: true, typing: true }, false)).toEqual({ do: 'palette' })
  expect(keyAction({ key: 'K', command: true, typing: false }, false)).toEqual({ do: 'palette' })
  expect(keyAction({ key: 'z', command: true, typing: false }, false)).toEqual({ do: 'undo' })
  expect(keyAction({ key: 'z', command: true, typing: true }, false)).toBeNull()
})

test('G and a letter lead to a page; another letter after it leads nowhere', () => {
  expect(keyAction({ key: 'g', ...plain }, false)).toEqual({ do: 'wait' })
  expect(keyAction({ key: 's', ...plain }, true)).toEqual({ do: 'go', to: '/dashboard/shortlists' })
  expect(keyAction({ key: 'q', ...plain }, true)).toBeNull()
  expect(keyAction({ key: 's', ...plain }, false)).toBeNull()
})

test('while somebody types, letters are letters', () => {
  for (const key of ['?', 'g', 's']) expect(keyAction({ key, command: false, typing: true }, true)).toBeNull()
})

test('no letter leads to two pages, and the map shows each', () => {
  const letters = keyMap[1]?.keys.map(({ keys }) => keys[1]) ?? []
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters.length).toBeGreaterThan(6)
})
