import { expect, test } from 'vitest'
import { hashtagsIn, mentionsIn } from '../reading/caption-words.ts'
import { secondsOf, videoPost } from './video-post.ts'
import { videoList } from './youtube-shapes.ts'

function post(fields: Record<string, unknown>, snippet: Record<string, unknown> = {}) {
  const item = { id: 'v', snippet: { publishedAt: '2026-11-19T10:00:00Z', title: 'Title', ...snippet }, ...fields }
  const [video] = videoList.parse({ items: [item] }).items
  return video ? videoPost(video) : null
}

test.each([
  ['PT50S', 50],
  ['PT1M', 60],
  ['PT1H2M3S', 3_723],
  ['P1DT2H', 93_600],
  ['P1W', 604_800],
  ['PT3.5S', 3],
  ['P0D', null],
  ['PT0S', null],
  ['', null],
  ['12:03', null],
  [null, null],
])('the duration %s is %s seconds', (duration, seconds) => {
  expect(secondsOf(duration)).toBe(seconds)
})

test.each([
  ['PT60S', '', 'short'],
  ['PT61S', '', 'video'],
  ['PT2M', 'so cute #Shorts', 'short'],
  ['PT3M1S', '#shorts', 'video'],
  ['PT2M', '#shortstory', 'video'],
  [undefined, '', 'video'],
])('%s with %j is a %s', (duration, title, kind) => {
  expect(post({ contentDetails: { duration } }, { title })?.kind).toBe(kind)
})

test('a broadcast is a stream, running or over; one that is only announced is no post yet', () => {
  expect(post({ contentDetails: { duration: 'P0D' } }, { liveBroadcastContent: 'live' })).toMatchObject({
    kind: 'stream',
    durationSeconds: null,
  })
  expect(
    post({ liveStreamingDetails: { actualStartTime: '2026-11-19T10:00:00Z' }, contentDetails: { duration: 'PT30S' } })
      ?.kind,
  ).toBe('stream')
  expect(post({}, { liveBroadcastContent: 'upcoming' })).toBeNull()
})

test('videos that are not public are no posts', () => {
  expect(post({ status: { privacyStatus: 'unlisted' } })).toBeNull()
  expect(post({ status: { privacyStatus: 'public' } })).not.toBeNull()
  expect(post({}, { publishedAt: undefined })).toBeNull()
})

test('paid promotion is known only where YouTube states it', () => {
  expect(post({})?.sponsored).toBeNull()
  expect(post({ paidProductPlacementDetails: { hasPaidProductPlacement: true } })?.sponsored).toBe(true)
  expect(post({ paidProductPlacementDetails: { hasPaidProductPlacement: false } })?.sponsored).toBe(false)
})

test('counts beyond what a number can hold exactly are unknown', () => {
  expect(
    post({ statistics: { viewCount: '18446744073709551615', likeCount: '-1', commentCount: 'many' } }),
  ).toMatchObject({
    views: null,
    likes: null,
    comments: null,
  })
})

test('hashtags of any script, each once; fragments and entities are none', () => {
  expect(hashtagsIn('#Trains #trains #東京 #a_b! x#no https://example.org/#top &#39; ##two')).toEqual([
    'Trains',
    '東京',
    'a_b',
  ])
})

test('mentions without trailing punctuation; mail addresses are none', () => {
  expect(mentionsIn('with @anna.fields, @Anna.Fields and (@ben_1). me@example.org youtube.com/@carl')).toEqual([
    'anna.fields',
    'ben_1',
  ])
})
