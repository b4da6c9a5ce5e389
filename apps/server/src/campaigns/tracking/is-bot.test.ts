import { expect, test } from 'vitest'
import { isBot } from './is-bot.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const get = (userAgent?: string, purpose?: string) => isBot({ method: 'GET', userAgent, purpose })

test.each([
  `${phone} Version/18.1 Mobile/15E148 Safari/604.1`,
  `${phone} Mobile/15E148 Instagram 360.0.0.30.96 (iPhone16,2; iOS 18_1; en_US)`,
  `${phone} Mobile/15E148 [FBAN/FBIOS;FBAV/490.0.0.41.93;FBDV/iPhone16,2]`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 musical_ly_2023 BytedanceWebview',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
  // Phones whose names hold a sign of programs.
  'Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; 22101316G Build/TP1A; ruby) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
  `${phone} Mobile/21F79 [Pinterest/iOS]`,
  `${phone} Mobile/15E148 Snapchat/12.90.0.45 (like Safari/8617, panda)`,
])('a browser, also one inside an app, is a person: %s', (userAgent) => {
  expect(get(userAgent)).toBe(false)
})

test.each([
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 HeadlessChrome/131.0 Safari/537.36',
  'curl/8.5.0',
  'python-requests/2.32.3',
  'http.rb/5.1.1 (Mastodon/4.2.10; +https://social.example/)',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
  'kakaotalk-scrap/1.0',
  'Mozilla/5.0 AppleWebKit (compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
  'Mozilla/5.0 (compatible; urlscan.io)',
  'Mozilla/4.0 (compatible; ms-office; MSOffice rmj)',
  'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0; Pro)',
  'Shop/1 CFNetwork/1410.0.3 Darwin/22.6.0',
  'Mozilla/5.0',
])('what previews, crawls or calls by itself is none: %s', (userAgent) => {
  expect(get(userAgent)).toBe(true)
})

test('whoever says nothing, asks for the head alone or loads ahead is none', () => {
  expect(get(undefined)).toBe(true)
  expect(get(phone, 'prefetch;prerender')).toBe(true)
  expect(isBot({ method: 'HEAD', userAgent: phone, purpose: undefined })).toBe(true)
})
