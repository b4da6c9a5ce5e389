import { expect, test } from 'vitest'
import { shownName, withoutDirections } from './shown-name.ts'

test('characters that control direction are not shown', () => {
  const controls = '\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'
  expect(withoutDirections(`A${controls}va`)).toBe('Ava')
  expect(withoutDirections('user\u202Egpj.exe')).toBe('usergpj.exe')
})

test('names of every script and joined emoji stay as they are', () => {
  for (const name of ['אבא', 'مريم', '王小明', 'Ava 👩\u200D🚀', 'Zoë']) expect(withoutDirections(name)).toBe(name)
})

test('a name that has nothing to see gives way to the handle', () => {
  expect(shownName({ displayName: 'Ava Fields', handle: 'ava' })).toBe('Ava Fields')
  expect(shownName({ displayName: ' \u202E ', handle: 'ava' })).toBe('ava')
  expect(shownName({ displayName: null, handle: 'a\u200Fva' })).toBe('ava')
})
