import { expect, test } from 'vitest'
import { profileAt, siteMatches } from './sites.ts'

test.each([
  ['https://www.instagram.com/natgeo/', 'natgeo'],
  ['https://www.instagram.com/natgeo/reels/?hl=en', 'natgeo'],
  ['https://www.tiktok.com/@natgeo?lang=en', 'natgeo'],
  ['https://www.youtube.com/@NatGeo/videos', 'natgeo'],
  ['https://m.youtube.com/@natgeo', 'natgeo'],
])('%s is the profile of %s', (address, handle) => {
  expect(profileAt(address)).toMatchObject({ handle })
})

test.for([
  ...['https://www.instagram.com/', 'https://www.instagram.com/explore/', 'https://www.instagram.com/p/C9xample/'],
  ...['https://www.instagram.com/popular/cats/', 'https://www.instagram.com/your_activity/'],
  ...['https://www.youtube.com/trends', 'https://www.youtube.com/verify'],
  ...[
    'https://www.tiktok.com/foryou',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/feed/you',
  ],
])('%s is nobody’s profile', (address) => {
  expect(profileAt(address)).toBeNull()
})

test.each([
  'https://www.twitch.tv/natgeo',
  'http://www.instagram.com/natgeo/',
  'https://evil.example/natgeo',
  'natgeo',
])('%s is on none of the sites that the extension looks at', (address) => {
  expect(profileAt(address)).toBeNull()
  expect(siteMatches.some((match) => address.startsWith(match.slice(0, -1)))).toBe(false)
})
