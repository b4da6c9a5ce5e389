import type { Snapshot } from '@vouch/engine'
import { audienceTold, audienceWords, missing, postLink } from '@vouch/presentation'
import { expect, test } from 'vitest'
import { listedPosts, postsBy } from '../post-figures.ts'
import { postPicture } from '../post-pictures.ts'
import { nichePreset } from '../roi/niche-presets.ts'
import { sampleOf } from '../test/sample-reports.ts'

const { snapshot } = sampleOf('clean')
const withAudience = (audience: Snapshot['audience'] | null): Snapshot => ({
  ...snapshot,
  ...{ audience, followersSample: null },
})

test('the audience is told in three lines, the largest first, each share on the line of its name', () => {
  const countries = { DE: 0.41, AT: 0.12, CH: 0.09, FR: 0.05 }
  const ages = { '18-24': 0.2, '25-34': 0.5 }
  const told = audienceWords(audienceTold(withAudience({ countries, ages, genders: { male: 0.3, female: 0.7 } })))
  expect(told).toEqual({
    countries: 'Germany\u00a041%, Austria\u00a012%, Switzerland\u00a09%',
    age: '25 to 34,\u00a050%',
    gender: 'Women\u00a070%, men\u00a030%',
    source: 'From the platform’s insights.',
  })
})

test('what nobody declared is a dash, before the records come and after', () => {
  for (const { countries, age, gender } of [null, withAudience(null)].map(audienceTold).map(audienceWords))
    expect([countries, age, gender]).toEqual([missing, missing, missing])
})

test('posts are put in order by what is asked, and those that do not tell it come last', () => {
  const newest = listedPosts(snapshot)
  expect(postsBy(newest, 'newest')).toEqual(newest)
  const likes = postsBy(newest, 'likes').map(({ post }) => post.likes ?? -1)
  expect(likes).toEqual([...likes].sort((a, b) => b - a))
  const views = postsBy(newest, 'views').map(({ post }) => typeof post.views === 'number')
  expect(views.indexOf(false)).toBeGreaterThan(views.lastIndexOf(true))
  const unusual = postsBy(newest, 'unusual').map(({ z }) => Math.abs(z ?? 0))
  expect(unusual).toEqual([...unusual].sort((a, b) => b - a))
})

test('a post leads to its platform by an id of its form alone, and its picture comes from there', () => {
  const youtube = { platform: 'youtube', handle: 'ava', basis: 'public' }
  expect(postLink(youtube, 'dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(postPicture(youtube, 'dQw4w9WgXcQ')).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg')
  for (const id of ['../../evil', 'dQw4w9WgXcQ?x', '']) expect(postLink(youtube, id)).toBeNull()
  expect(postPicture({ ...youtube, basis: 'import' }, 'dQw4w9WgXcQ')).toBeNull()
  expect(postPicture({ ...youtube, handle: 'ava_sandbox', basis: 'sandbox' }, 'dQw4w9WgXcQ')).toMatch(
    /^data:image\/svg/,
  )
  expect(postLink({ ...youtube, handle: 'ava_sandbox' }, 'dQw4w9WgXcQ')).toBeNull()
  expect(postLink({ ...youtube, platform: 'constructor' }, 'dQw4w9WgXcQ')).toBeNull()
})

test('usual figures of an industry lie in the ranges that the forecast would assume, and no industry has none', () => {
  const beauty = nichePreset('beauty')
  expect(beauty?.orderValue).toBeGreaterThanOrEqual(30)
  expect(beauty?.orderValue).toBeLessThanOrEqual(120)
  expect(nichePreset('')).toBeNull()
  expect(nichePreset('finance')).toBeNull()
})
