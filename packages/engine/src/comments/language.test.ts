import { expect, test } from 'vitest'
import { isReadable, languageOf, languagesOf } from './language.ts'
import { readText } from './read-text.ts'

const languageOfText = (text: string) => languageOf(readText(text).words, readText(text).canonical)

test.each([
  ['en', 'I have been waiting for this the whole week and it was worth it'],
  ['es', 'Me encanta cuando haces este tipo de videos, gracias por todo'],
  ['pt', 'Você sempre arrasa demais, não tem como não amar isso'],
  ['de', 'Das ist wirklich schön geworden, ich freue mich auf mehr'],
  ['fr', 'C’est vraiment magnifique, je suis toujours aussi fan de toi'],
  ['it', 'Non vedo l’ora di provare anche io questa ricetta, grazie'],
  ['tr', 'Bu çok güzel olmuş, ben de böyle bir şey istiyorum'],
  ['id', 'Kak ini bagus banget, aku juga mau coba di rumah'],
  ['ru', 'Я уже третий раз это пересматриваю'],
  ['ar', 'هذا من أجمل ما رأيت اليوم'],
  ['hi-Latn', 'bhai ye to bahut mast hai aap kaise karte ho'],
  ['hi', 'यह बहुत अच्छा लगा'],
])('%s is recognised', (language, text) => {
  expect(languageOfText(text)).toBe(language)
  expect(isReadable(language)).toBe(true)
})

test.each([
  ['pl', 'To jest bardzo piękne, nie mogę się doczekać jak będzie'],
  ['nl', 'Dit is echt heel mooi, ik wil het ook met jullie doen'],
  ['uk', 'Дуже гарно, я люблю її'],
  ['fa', 'چقدر زیبا و دل‌نشین'],
  ['bn', 'খুব সুন্দর হয়েছে'],
  ['ja', 'とてもきれいですね'],
  ['ko', '정말 예뻐요'],
  ['th', 'สวยมาก'],
])('%s is recognised, and the rules abstain on it', (language, text) => {
  expect(languageOfText(text)).toBe(language)
  expect(isReadable(language)).toBe(false)
})

test('a text without words needs no language', () => {
  expect(languageOfText('🔥🔥')).toBe('none')
  expect(isReadable('none')).toBe(true)
})

test('a shout without a language takes that of its neighbours, a long foreign text does not', () => {
  const english = ['I love this', 'where is that from', 'the best one yet']
  const texts = [...english, 'oppaa', 'mbona hujaniambia kitu rafiki yangu mpendwa'].map(readText)
  expect(languagesOf(texts)).toEqual(['en', 'en', 'en', 'en', 'unknown'])
})

test('the order of the comments does not decide about languages', () => {
  const texts = ['oppa', 'I was there', 'das ist gut', 'wie ist das', 'gangnam', 'you are the one'].map(readText)
  const forwards = languagesOf(texts)
  const backwards = languagesOf([...texts].reverse()).reverse()
  expect(forwards).toEqual(backwards)
})
