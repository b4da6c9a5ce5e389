import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionRating, spamFrom } from './promotion.ts'
import { readText } from './read-text.ts'

const ratingOf = (text: string) => promotionRating(readText(text))

test.each([
  'Check out my new channel!!',
  'check out our brand new website',
  'Subscribe to me and I will subscribe back',
  'SUBSCRIBE!!!',
  'Free gift cards at http://shhort.example.com/a?r=1',
  'earn 500 $ per day, write me on WhatsApp +1 555 0100',
  'Promote it on @artlovers',
  'We would love to feature you, write us @velvet',
  'DM us to be a brand ambassador',
  'please like this comment',
  'Suscríbete a mi canal por favor',
  'me segue que eu sigo de volta',
  'Abonniert meinen Kanal!',
  'abonnez-vous à ma chaîne',
  'iscrivetevi al mio canale',
  'kanalıma abone olun',
  'follback kak',
  'подписывайтесь на мой канал',
  'اشتركوا في قناتي',
  'mere channel ko subscribe karo',
])('"%s" is spam', (text) => {
  expect(ratingOf(text)).toBeGreaterThanOrEqual(spamFrom)
})

test.each([
  'I subscribed last year and never regretted it',
  'thumbs up if you remember this from school',
  'Since when does she have her own YouTube channel?',
  'please make a longer version',
  'I showed my video group this and we all laughed',
  'That song was on at my wedding',
  'Thanks everyone for the kind words yesterday',
  'Por eso te sigo, nadie lo explica mejor',
  'what a channel, never stop',
  'great work #art',
])('"%s" is ordinary', (text) => {
  expect(ratingOf(text)).toBeLessThan(spamFrom)
})

test('a link to a video alone is a hint, a link elsewhere is enough', () => {
  expect(ratingOf('the official one: https://youtu.be/abc')).toBeLessThan(spamFrom)
  expect(ratingOf('the official one: https://shop.example.com/abc')).toBeGreaterThanOrEqual(spamFrom)
})

test('a greeting is one hint and not two', () => {
  expect(ratingOf('hey guys, which bus goes there?')).toBe(ratingOf('guys'))
  expect(ratingOf('hello everyone from the north')).toBeLessThan(spamFrom)
})

test('repeating a phrase adds nothing', () => {
  expect(ratingOf('please please please please')).toBe(ratingOf('please'))
})

test('adding a telling phrase never lowers the rating, which stays between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      const before = ratingOf(text)
      const after = ratingOf(`${text} . visit my page`)
      expect(before).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(1)
      // A text of one word may be a call of its own, which the added words hide.
      if (readText(text).words.length > 5) expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})
