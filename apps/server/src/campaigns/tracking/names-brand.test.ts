import { expect, test } from 'vitest'
import { isNameable, namesBrand } from './names-brand.ts'

const names = (brand: string, caption: string, mentions: string[] = []) =>
  namesBrand(brand, { caption, hashtags: null, mentions })

test.each([
  ['Northwind Coffee', 'Mornings with Northwind Coffee'],
  ['Northwind Coffee', 'Mornings with north wind coffee’s new blend'],
  ['Northwind Coffee', `${'A long morning. '.repeat(30)}Thanks @northwindcoffee`],
  ['Northwind', 'Tea #northwindpartner'],
  ['Northwind', 'Tea from @drink.northwind'],
  ['Nova', 'A new lamp from Nova.'],
  ['Müller & Söhne', 'Tee von Muller Sohne'],
  ['資生堂', '今日は資生堂の新作です'],
])('%s is named in: %s', (brand, caption) => {
  expect(names(brand, caption)).toBe(true)
})

test.each([
  ['Nova', 'We renovate the kitchen, an innovation #innovation'],
  ['Northwind Coffee', 'A north wind today'],
  ['Ava', 'Java and lava'],
  ['Sun', '#sunday'],
])('%s is not named in: %s', (brand, caption) => {
  expect(names(brand, caption)).toBe(false)
})

test('a mention names it where the caption was not told, and too short a name is never looked for', () => {
  expect(names('Northwind', '', ['northwind_tea'])).toBe(true)
  expect([isNameable('HP'), names('HP', 'HP')]).toEqual([false, false])
})
