import { expect, test } from 'vitest'
import type { Post } from '../snapshot/snapshot.ts'
import { isGiveaway, isShoutOut, isSponsored } from './post-markers.ts'

const captioned = (caption: string): Post => ({
  id: 'p',
  publishedAt: '2026-11-01T00:00:00Z',
  kind: 'image',
  caption,
})
const tagged = (...hashtags: string[]): Post => ({ ...captioned(''), hashtags })

test.each([
  ['English', ['ad', 'Sponsored', 'PAIDPARTNERSHIP', 'gifted', 'affiliate', 'spon']],
  ['German', ['Werbung', 'anzeige', 'BezahlteWerbung']],
  ['French', ['partenariatremunere', 'CollaborationCommerciale', 'sponsorise']],
  ['Spanish and Portuguese', ['publicidad', 'Publi', 'patrocinado', 'publicidade', 'parceriapaga']],
  ['Italian', ['adv', 'pubblicita', 'sponsorizzato']],
  ['Nordic', ['reklame', 'annons', 'mainos', 'kaupallinenyhteistyo', 'betaltpartnerskap']],
  ['other scripts', ['реклама', 'РЕКЛАМА', '광고']],
])('a disclosure tag in %s is found among the tags and in the caption, in any case', (_, tags) => {
  for (const tag of tags) {
    expect(isSponsored(tagged('sea', tag)), tag).toBe(true)
    expect(isSponsored(tagged(`#${tag}`)), tag).toBe(true)
    expect(isSponsored(captioned(`A new bag #${tag} by the sea`)), tag).toBe(true)
  }
})

test.each([
  ['partenariat rémunéré', 'PartenariatRémunéré'],
  ['sponsorisé', 'sponsorisé'],
  ['pubblicità', 'Pubblicità'],
  ['colaboración pagada', 'colaboraciónpagada'],
  ['kaupallinen yhteistyö', 'kaupallinenyhteistyö'],
])('accents do not hide a disclosure: %s', (_, tag) => {
  expect(isSponsored(tagged(tag))).toBe(true)
  expect(isSponsored(captioned(`Un sac #${tag}`))).toBe(true)
  expect(isSponsored(tagged(tag.normalize('NFD')))).toBe(true)
})

test.each(['paid_partnership', 'Paid_Partnership', '#paid_partner', 'brand_ambassador'])(
  'underscores do not hide a disclosure: %s',
  (tag) => {
    expect(isSponsored(tagged(tag))).toBe(true)
  },
)

test.each([
  'Paid partnership with a bakery',
  'This video is SPONSORED BY a mattress',
  'made in partnership with the harbour',
  'Paid for by the town',
  'Thanks to Sea Salt Co for sponsoring this one',
  'use my code SEA10 for less',
  'Use code SEA10',
  'ten per cent off with my code',
  'link in bio to buy',
  'link in bio to shop the look',
  'En partenariat avec une librairie',
  'en colaboración con una panadería',
  'In Zusammenarbeit mit der Bäckerei',
  'Bezahlte Partnerschaft',
])('a disclosure in words: %s', (caption) => {
  expect(isSponsored(captioned(caption))).toBe(true)
})

test.each([
  'Adding sugar to the dough',
  'An advent calendar and an adventure #advent #adventure',
  'My partner and I went out',
  'The sponsor of our school waved',
  'We broke the code of the lock',
  'A promotion at work',
  '#padel #sunday #addicted #radio',
])('no disclosure: %s', (caption) => {
  expect(isSponsored(captioned(caption))).toBe(false)
})

test('the platform’s own label decides when it says yes, and leaves the word to the caption when it says no', () => {
  expect(isSponsored({ ...captioned('the sea'), sponsored: true })).toBe(true)
  expect(isSponsored({ ...captioned('the sea'), sponsored: false })).toBe(false)
  expect(isSponsored({ ...captioned('the sea #ad'), sponsored: false })).toBe(true)
})

test('a post without a word discloses, gives and announces nothing', () => {
  for (const post of [captioned(''), { ...captioned(''), caption: null, hashtags: null }, tagged()]) {
    expect([isSponsored(post), isGiveaway(post), isShoutOut(post)]).toEqual([false, false, false])
  }
})

test.each([
  ['English', 'GIVEAWAY time'],
  ['English', 'a give-away for you'],
  ['English', 'Win a weekend by the sea'],
  ['English', 'win $500 tonight'],
  ['English', 'Follow and comment to enter'],
  ['English', 'Tag two friends below'],
  ['English', 'our raffle closes on Sunday'],
  ['German', 'Gewinnspiel! Markiere zwei'],
  ['German', 'Große Verlosung am Sonntag'],
  ['Spanish', 'Gran sorteo de verano'],
  ['Spanish', 'un concurso para todos'],
  ['Portuguese', 'Sorteio de Natal'],
  ['French', 'Grand concours de Noël'],
  ['French', 'tirage au sort dimanche'],
  ['Turkish', 'Büyük çekiliş başladı'],
  ['Turkish', 'ÇEKİLİŞ var'],
  ['Turkish', 'çekiliş'],
  ['Polish', 'Konkurs na lato'],
  ['Finnish', 'Kesän arvonta alkaa'],
])('an invitation to a giveaway, in %s: %s', (_, caption) => {
  expect(isGiveaway(captioned(caption))).toBe(true)
})

test.each(['summergiveaway', 'Gewinnspiel', 'sorteo2026', 'ConcoursDeNoel', 'photocontest'])(
  'a giveaway by its tag: #%s',
  (tag) => {
    expect(isGiveaway(tagged(tag))).toBe(true)
  },
)

test.each(['We had a good win today', 'What a winner', 'the window was open', 'contestants of yore', 'I entered late'])(
  'no giveaway: %s',
  (caption) => {
    expect(isGiveaway(captioned(caption))).toBe(false)
  },
)

test.each([
  'Thank you for the shoutout last night',
  'shout-out to Anna',
  'a collaboration with the museum',
  'Duet with a seal',
  'New song feat. Anna',
  'Featured in the Sunday paper',
  'my interview about bread is out',
  'On the podcast of a friend',
  'We were on TV',
  'account takeover tomorrow',
])('an appearance: %s', (caption) => {
  expect(isShoutOut(captioned(caption))).toBe(true)
})

test.each(['Guess what', 'a defeat at chess', 'collaborators wanted? no', 'podcasting gear in a box', 'We lived on'])(
  'no appearance: %s',
  (caption) => {
    expect(isShoutOut(captioned(caption))).toBe(false)
  },
)
