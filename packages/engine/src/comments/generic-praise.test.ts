import { expect, test } from 'vitest'
import { wordsOf } from './canonical-text.ts'
import { isGenericPraise, isWish } from './generic-praise.ts'

test.each([
  'nice',
  'Sooo beautiful!!',
  'love this',
  'Amazing pic bro',
  'hahahahaha',
  'Qué hermosa eres',
  'linda demais',
  'Wunderschön',
  'trop belle',
  'bellissima sempre',
  'çok güzelsin',
  'keren banget kak',
  'очень красиво',
  'ما شاء الله',
  'bahut sundar bhai',
  'बहुत सुंदर',
])('"%s" would fit under any post', (text) => {
  expect(isGenericPraise(wordsOf(text))).toBe(true)
})

test.each([
  'where did you buy that lamp',
  'the second photo is my favourite of all the ones you took in Norway',
  'nice lamp',
  'I was there yesterday',
  'this is the',
  '¿dónde compraste la lámpara?',
  '',
])('"%s" would not', (text) => {
  expect(isGenericPraise(wordsOf(text))).toBe(false)
})

test('wishes for a day that everybody shares are recognised in several languages', () => {
  for (const text of [
    'Happy birthday queen!!',
    'Feliz cumpleaños hermosa',
    'Alles Gute zum Geburtstag',
    'Eid Mubarak',
  ]) {
    expect(isWish(wordsOf(text))).toBe(true)
  }
  for (const text of ['good question about the lamp', 'new', 'I make the same soup every year']) {
    expect(isWish(wordsOf(text))).toBe(false)
  }
})
