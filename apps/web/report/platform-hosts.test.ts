import { platforms } from '@vouch/engine'
import { expect, test } from 'vitest'
import { pictureAddress, profileLink } from './platform-hosts.ts'

const ownProfiles: Record<string, string> = {
  instagram: 'https://www.instagram.com/ava',
  tiktok: 'https://www.tiktok.com/@ava',
  youtube: 'https://www.youtube.com/channel/UC1',
  twitch: 'https://www.twitch.tv/ava',
  x: 'https://x.com/ava',
  linkedin: 'https://uk.linkedin.com/in/ava',
}

test('a profile on its own platform is linked, on every platform', () => {
  for (const platform of platforms) {
    expect(profileLink(platform, ownProfiles[platform] ?? '')).toBe(ownProfiles[platform])
  }
  expect(profileLink('x', 'https://twitter.com/ava')).toBe('https://twitter.com/ava')
})

test('pictures come from the platform or its picture servers', () => {
  const served = [
    ['instagram', 'https://scontent-lhr8-1.cdninstagram.com/v/a.jpg?x=1'],
    ['instagram', 'https://scontent.fbcdn.net/a.jpg'],
    ['tiktok', 'https://p16-sign.tiktokcdn.com/a.jpeg'],
    ['youtube', 'https://yt3.ggpht.com/a'],
    ['youtube', 'https://yt3.googleusercontent.com/a'],
    ['twitch', 'https://static-cdn.jtvnw.net/a.png'],
    ['x', 'https://pbs.twimg.com/a.jpg'],
    ['linkedin', 'https://media.licdn.com/a'],
  ] as const
  for (const [platform, url] of served) {
    expect(pictureAddress(platform, url)).toBe(url)
    expect(profileLink(platform, url)).toBeNull()
  }
})

test.each([
  'http://www.instagram.com/ava',
  'https://instagram.com.evil.example/ava',
  'https://evilinstagram.com/ava',
  'https://tiktok.com/@ava',
  'https://ava:secret@instagram.com/ava',
  'https://instagram.com:8443/ava',
  'https://instagram.com@evil.example/',
  'https://evil.example/?instagram.com',
  'https://evil.example\\.instagram.com/',
  'javascript:alert(1)//instagram.com',
  'data:image/png;base64,AAAA',
  '//instagram.com/ava',
  'instagram.com/ava',
  'https://127.0.0.1/pixel.png',
  '',
])('%s is neither linked nor loaded for a creator on Instagram', (url) => {
  expect(profileLink('instagram', url)).toBeNull()
  expect(pictureAddress('instagram', url)).toBeNull()
})

test('nothing is linked or loaded where there is no address, or no such platform', () => {
  expect(profileLink('instagram', null)).toBeNull()
  expect(pictureAddress('constructor', 'https://instagram.com/a')).toBeNull()
  expect(profileLink('', 'https://instagram.com/a')).toBeNull()
})
