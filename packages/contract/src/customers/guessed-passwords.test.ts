import { expect, test } from 'vitest'
import { contextWords, guessedFrom } from './guessed-passwords.ts'

const ann = { email: 'ann.lee99@example.com', name: 'Ann Lee Example' }

test.each(['vouch-brand-demo', 'I trust Vouch 2027', 'VOUCHVOUCHVOUCH', 'my.ｖｏｕｃｈ.password'])(
  '%s has the name of the product in it',
  (password) => {
    expect(guessedFrom(password)).toBe('context')
    expect(guessedFrom(password, ann)).toBe('context')
  },
)

test.each([
  'ann.lee99@example.com',
  'Ann.Lee@Example.COM',
  'ann.lee99999999',
  'AnnLeeExample',
  'Ann Lee Example 2027!',
  'Example_Lee_Ann',
  'example123456',
])('%s is Ann Lee Example’s name or address', (password) => {
  expect(guessedFrom(password, ann)).toBe('own')
  expect(guessedFrom(password)).toBeNull()
})

test.each(['Correct-Horse-9', 'Ann likes horses', 'leeward example', '123456789012', '!!!!!!!!!!!!'])(
  '%s is neither',
  (password) => expect(guessedFrom(password, ann)).toBeNull(),
)

test('whoever has no name yet has no word for it', () => {
  for (const password of ['2027-2027-2027', 'Correct-Horse-9', '            '])
    expect(guessedFrom(password, { email: '7@7.test', name: '' })).toBeNull()
})

test('the list of words of this context has the product’s name', () => expect(contextWords).toContain('vouch'))
