import { expect, test } from 'vitest'
import { archiveLimits } from './archive-limits.ts'
import { reducedRow, repaired, wantedOf } from './archive-parts.ts'
import { ArchiveRecogniser, recogniseArchive, roleOf } from './needed-files.ts'

const entries = (...paths: string[]) => paths.map((path) => ({ path, bytes: 10 }))
const followers = 'connections/followers_and_following/followers_1.json'

test.each([
  [followers, 'instagram', 'followers'],
  ['followers_and_following/followers.json', 'instagram', 'followers'],
  ['instagram-ava-2026-05-08/connections\\followers_and_following\\FOLLOWERS_12.JSON', 'instagram', 'followers'],
  ['logged_information/past_instagram_insights/audience_insights.json', 'instagram', 'insights'],
  ['TikTok_Data/user_data_tiktok.json', 'tiktok', 'user-data'],
  ['data/follower-part2.js', 'x', 'followers'],
  ['Takeout/YouTube und YouTube Music/Abos/Abos.csv', 'youtube', 'subscriptions'],
  ['Takeout/YouTube et YouTube Music/chaînes/chaîne.csv'.normalize('NFD'), 'youtube', 'channel'],
  ['Connections.csv', 'linkedin', 'connections'],
])('%s is needed', (path, platform, role) => {
  expect(roleOf(path)).toEqual({ platform, role })
})

test.each([
  'your_instagram_activity/messages/inbox/ava_1/message_1.json',
  'messages/followers_1.json/',
  '__MACOSX/connections/._followers_1.json',
  'data/direct-messages.js',
  'Takeout/YouTube and YouTube Music/history/watch-history.json',
  'messages.csv',
])('%s is not', (path) => {
  expect(roleOf(path)).toBeNull()
})

test('an archive is its platform’s, and only the needed files are named', () => {
  const { platform, files } = recogniseArchive(entries('messages/inbox/message_1.json', followers, 'media/a.jpg'))
  expect([platform, files.map(({ entry }) => entry.path)]).toEqual(['instagram', [followers]])
})

test.each([
  [['connections/followers_and_following/followers_1.html', 'start_here.html'], 'archive_html'],
  [['your_instagram_activity/media/posts_1.json'], 'archive_incomplete'],
  [['connections/followers_and_following/following.json'], 'archive_incomplete'],
  [['takeout-001.zip', 'takeout-002.zip'], 'archive_unknown'],
  [['holiday.jpg'], 'archive_unknown'],
  [[], 'archive_unknown'],
])('%j is refused as %s', (paths, code) => {
  expect(() => recogniseArchive(entries(...paths))).toThrow(expect.objectContaining({ code }))
})

test('of a file that is not needed nothing is made or kept, however many there are', () => {
  const recogniser = new ArchiveRecogniser()
  const made: string[] = []
  for (const path of ['messages/inbox/photos/1.jpg', followers, 'your_instagram_activity/media/2.jpg'])
    recogniser.take(path, () => {
      made.push(path)
      return { path, bytes: 10 }
    })
  expect(made).toEqual([followers])
  expect(recogniser.recognised().files.map(({ entry }) => entry.path)).toEqual([followers])
})

test('more files of a needed kind than any export has are refused', () => {
  const many = entries(...Array.from({ length: archiveLimits.neededFiles + 1 }, (_, index) => `${index}/${followers}`))
  expect(() => recogniseArchive(many)).toThrow(expect.objectContaining({ code: 'archive_unsafe' }))
  expect(recogniseArchive(many.slice(1)).files).toHaveLength(archiveLimits.neededFiles)
})

test('what unpacks to more than is read is refused before it is unpacked', () => {
  expect(() => recogniseArchive([{ path: followers, bytes: 9 * 1024 ** 3 }])).toThrow(
    expect.objectContaining({ code: 'archive_unsafe' }),
  )
})

test('of a file that holds messages too, only lists leave, and of their rows only what is needed', () => {
  const wanted = wantedOf['user-data']
  expect(wanted(['Your Activity', 'Follower', 'FansList'])).toBe('list')
  expect(wanted(['Direct Messages', 'Chat History', 'ChatHistory', 'FansList'])).toBeNull()
  expect(wanted(['Activity', 'Video Browsing History', 'VideoList'])).toBeNull()
  expect(wanted(['Post', 'Posts', 'VideoList'])).toBe('list')
  expect(reducedRow('user-data', { userName: 'ava', emailAddress: 'a@b.c', followerCount: 3 })).toEqual({
    userName: 'ava',
    followerCount: 3,
  })
  expect(
    reducedRow('identity', { string_map_data: { Username: { value: 'ava' }, Email: { value: 'a@b.c' } } }),
  ).toEqual({
    string_map_data: { Username: { value: 'ava' } },
  })
})

test('broken letters are repaired, and whole ones stay', () => {
  expect(['FranÃ§ais', 'ð\x9f\x98\x80', 'Français', 'plain', '日本'].map(repaired)).toEqual([
    'Français',
    '😀',
    'Français',
    'plain',
    '日本',
  ])
})
