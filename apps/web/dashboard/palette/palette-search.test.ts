import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byGroup, found, type PaletteEntry, shownEntries } from './palette-search.ts'
import { places } from './places.ts'

const names = (text: string) => found(places, text).map(({ name }) => name)

test('a name is found by its beginning before other words are', () => {
  expect(names('ver')[0]).toBe('Verify a creator')
  expect(names('list').slice(0, 2)).toEqual(['Verify a list', 'Shortlists'])
  expect(names('billing')[0]).toBe('Billing')
})

test('a page is found by what people call it, and by letters without their marks', () => {
  expect(names('invoice')).toEqual(['Billing'])
  expect(found([{ name: 'Zoë Krüger', words: '' }], 'zoe kru')).toHaveLength(1)
})

test('every word must fit, and nothing typed shows the first of all', () => {
  expect(names('billing banana')).toEqual([])
  expect(names('')).toEqual(places.slice(0, 20).map(({ name }) => name))
})

test('whatever is typed gives at most twenty entries, each once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const all = names(text)
      expect(all.length).toBeLessThanOrEqual(20)
      expect(new Set(all).size).toBe(all.length)
    }),
  )
})

test('groups follow their best entry, and keep the order inside', () => {
  const entry = (group: 'Pages' | 'Actions', name: string) => ({ group, name })
  const entries = [entry('Pages', 'a'), entry('Actions', 'b'), entry('Pages', 'c')]
  expect(byGroup(entries).map(([group, inside]) => [group, inside.map(({ name }) => name).join('')])).toEqual([
    ['Pages', 'ac'],
    ['Actions', 'b'],
  ])
})

test('own reports stand before everything else that fits, and a search for the words after what is called so', () => {
  const entry = (group: PaletteEntry['group'], name: string): PaletteEntry => ({
    ...{ id: name, group, name, words: '', run: () => undefined },
  })
  const entries = [
    entry('Shortlists', 'Ava and others'),
    entry('Your reports', 'Nora Avanti'),
    entry('Pages', 'Billing'),
  ]
  const shown = shownEntries([entry('This text', 'Find creators: ava')], entries, 'ava')
  expect(shown.map(({ name }) => name)).toEqual(['Nora Avanti', 'Ava and others', 'Find creators: ava'])
})
