import { expect, test } from 'vitest'
import { captionFold, readDisclosure } from './disclosure.ts'

const stateOf = (caption: string, hashtags: string[] | null = null) => readDisclosure({ caption, hashtags }).state

test.each([
  [
    'English',
    ['#ad my tea', 'Ad | my tea', 'AD: my tea', '[Ad] my tea', 'My tea (sponsored)', 'Paid partnership with'],
  ],
  [
    'English in words',
    ['This video is sponsored by Northwind', 'Thanks to Northwind for sponsoring this', 'This is an ad'],
  ],
  ['German', ['Werbung | Mein Tee', '[Anzeige] Mein Tee', '#Werbung Tee', 'Bezahlte Partnerschaft mit']],
  ['French', ['Collaboration commerciale', '#PartenariatRémunéré', 'Publicité : mon thé', '#publicité']],
  ['Spanish', ['#publi mi té', 'Publicidad: mi té', 'Colaboración pagada con']],
  ['Portuguese', ['#publipost meu chá', 'Parceria paga com', '#publicidade']],
  ['Italian', ['#adv il mio tè', 'Pubblicità - il mio tè', 'Sponsorizzato da']],
  ['Dutch and Nordic', ['#advertentie', 'Reklame: min te', 'Betalt samarbete med', '#mainos', 'Kaupallinen yhteistyö']],
  ['Polish, Czech and Turkish', ['#współpraca_reklamowa', 'Placená spolupráce', '#reklam', '#işbirliği']],
  ['Russian', ['#реклама', 'Реклама. Мой чай', 'На правах рекламы']],
  ['Japanese', ['#PR おいしいお茶', '【広告】お茶', 'タイアップ投稿です', '#プロモーション お茶です']],
  ['Korean', ['#광고 차', '유료 광고 포함', '#협찬']],
  ['Chinese, Arabic and Thai', ['#广告 茶', '廣告 茶', '#إعلان', '#โฆษณา']],
])('%s says it clearly', (_, captions) => {
  for (const caption of captions) expect(stateOf(caption), caption).toBe('clear')
})

test.each([
  ...['My tea #collab', 'My tea #gifted', '#spon tea', 'tea #partner', 'tea #NorthwindPartner', 'tea #BrandAmbassador'],
  ...['In partnership with Northwind', 'Mein Tee in Zusammenarbeit mit Northwind', 'mon thé #partenariat', 'tea #PR'],
  'Contains affiliate links',
])('what regulators call unclear is not taken for a disclosure: %s', (caption) => {
  expect(stateOf(caption)).toBe('vague')
})

test.each([
  ...['Use my code AVA15 for 10% off', 'Link in bio to shop', 'Adding sugar', '#adventure #addicted #radio', 'Tea'],
  ...[
    'Not sponsored, I just like it',
    'This is not a paid ad',
    'This isn’t sponsored by anybody',
    'Unbezahlte Werbung',
  ],
  ...['Ad astra per aspera', 'A public tea room', ''],
])('what discloses nothing is none: %s', (caption) => {
  expect(stateOf(caption)).toBe('none')
})

test('a disclosure that only shows once the caption is opened is late, and one more at the start mends it', () => {
  const long = 'tea '.repeat(Math.ceil(captionFold / 4))
  expect(readDisclosure({ caption: `${long}#ad`, hashtags: null })).toEqual({ state: 'late', words: '#ad' })
  expect(stateOf(`#ad ${long}#ad`)).toBe('clear')
  expect(stateOf(`${long}#ad`, ['ad'])).toBe('late')
  expect(stateOf('', ['ad'])).toBe('clear')
})

test('the words that it rests on are told as they stand there', () => {
  expect(readDisclosure({ caption: 'Tea #Paid_Partnership', hashtags: null }).words).toBe('#Paid_Partnership')
  expect(readDisclosure({ caption: 'Tea #collab', hashtags: ['collab'] })).toEqual({ state: 'vague', words: '#collab' })
})
