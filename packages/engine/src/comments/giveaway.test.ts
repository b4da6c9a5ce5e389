import { expect, test } from 'vitest'
import { buildPost } from './example-comments.ts'
import { asksForComments } from './giveaway.ts'

test.each([
  'GIVEAWAY time! Follow us and comment below',
  'Win a pair of boots, tag 2 friends',
  'Enter to win dinner for two',
  '#gewinnspiel Wir verlosen zwei Karten',
  'Sorteo! etiqueta a tus amigas',
  'SORTEIO: marque 3 amigos',
  'Concours : à gagner, un sac',
  'Büyük çekiliş! iki arkadaşını etiketle',
  'Розыгрыш! отметьте друга',
  'مسابقة اليوم',
])('"%s" asks for comments', (caption) => {
  expect(asksForComments(buildPost(0, caption))).toBe(true)
})

test.each(['A quiet morning at the lake', 'We won the match', 'My winter coat, again', '', null])(
  '%j does not',
  (caption) => {
    expect(asksForComments(buildPost(0, caption))).toBe(false)
  },
)
