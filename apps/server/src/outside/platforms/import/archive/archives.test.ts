import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProblemCode } from '@vouch/contract'
import { afterAll, describe, expect, test } from 'vitest'
import {
  exportedAt,
  followersPath,
  followingPath,
  instagramFollowers,
  instagramFollowing,
  instagramMap,
} from '../../../../../test/made-exports.ts'
import { type MadeEntry, madeZip } from '../../../../../test/made-zip.ts'
import { isArchive, openArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouch-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = '2026-06-02T00:00:00.000Z'
let files = 0

function fileOf(bytes: Uint8Array | string): string {
  files += 1
  const path = join(folder, `${files}`)
  writeFileSync(path, bytes)
  return path
}

async function read(bytes: Uint8Array | string, name = 'export.zip') {
  const archive = await openArchive(fileOf(bytes), name)
  try {
    return await readArchive(archive, { at })
  } finally {
    archive.close()
  }
}

const zipped = (...entries: MadeEntry[]) => read(madeZip(entries))
const followers = (count: number, extra: Partial<MadeEntry> = {}): MadeEntry => ({
  ...{ path: followersPath, content: instagramFollowers(count), madeAt: exportedAt },
  ...extra,
})

describe('Instagram', () => {
  test('followers become a sample and a count for each day, and what is missing is said', async () => {
    const { snapshot, notes } = await zipped(followers(500), { path: 'media/a.jpg', content: 'x' })
    expect(snapshot).toMatchObject({
      ...{ platform: 'instagram', fetchedAt: exportedAt.toISOString(), posts: [], profile: { followers: 500 } },
      followersSample: { method: 'unknown' },
    })
    expect(snapshot.followersSample?.accounts).toHaveLength(500)
    expect(snapshot.history).toHaveLength(366)
    expect(snapshot.history.at(-1)).toEqual({ at: '2026-06-01', followers: 500 })
    expect(snapshot.history.at(-2)).toEqual({ at: '2026-05-31', followers: 499 })
    expect(notes.join(' ')).toMatch(
      /likes, views and comments are missing.*doesn’t say how many followers.*losses can’t be seen/,
    )
  })

  test('a list in several files, old and new layouts, and a name in the address alone', async () => {
    const old = JSON.stringify({ relationships_followers: JSON.parse(instagramFollowers(3, 'older')) })
    const bare = JSON.stringify([
      { string_list_data: [{ href: 'https://www.instagram.com/_u/bare.name', timestamp: 1_700_000_000 }] },
    ])
    const { snapshot } = await zipped(
      followers(2),
      followers(2, { path: 'x/followers_2.json', content: old }),
      followers(1, { path: 'followers_3.json', content: bare }),
    )
    expect(snapshot.followersSample?.accounts.map(({ id }) => id)).toEqual([
      'bare.name',
      'older_0',
      'older_1',
      'older_2',
      'person_0',
      'person_1',
    ])
  })

  test('a list that its own insights call partial is told as one, and its history counts back from the whole', async () => {
    const insights = instagramMap('organic_insights_audience', {
      ...{ Abonnés: '1.000', 'Pourcentage d’abonnés par pays': 'Frankreich: 60,5%, Belgien: 12%, Nirgendwo: 1%' },
      ...{ Âge: '13-17: 0,6%, 65+: 1,8%', 'Part des femmes': '36%', 'Part des hommes': '64%' },
    })
    const { snapshot, notes } = await zipped(followers(100), { path: 'audience_insights.json', content: insights })
    expect(snapshot).toMatchObject({ profile: { followers: 1_000 }, followersSample: { method: 'recent' } })
    expect(snapshot.audience).toEqual({
      countries: { FR: 0.605, BE: 0.12 },
      ages: { '13-17': 0.006, '65+': 0.018 },
      genders: { female: 0.36, male: 0.64 },
    })
    expect([snapshot.history[0], snapshot.history.at(-1)]).toEqual([
      { at: '2026-02-21', followers: 900 },
      { at: '2026-06-01', followers: 1_000 },
    ])
    expect(notes.join(' ')).toContain('lists 100 of 1,000 followers, those since Feb 22, 2026')
  })

  test('a list that begins long after the account did is told as partial, and gives no counts', async () => {
    const following = instagramFollowing(['early'], exportedAt.getTime() / 1_000 - 1_000 * 86_400)
    const { snapshot, notes } = await zipped(followers(30), { path: followingPath, content: following })
    expect(snapshot).toMatchObject({
      profile: { followers: null, following: 1 },
      history: [],
      followersSample: { method: 'recent' },
    })
    expect(notes.join(' ')).toContain('earlier followers seem to be left out')
  })

  test('the creator is named by the export itself, else by the archive’s name', async () => {
    const identity = instagramMap('profile_user', { 'Nome de usuário': 'ava.fields', Email: 'a@b.c' })
    const { snapshot } = await zipped(followers(2), { path: 'personal_information.json', content: identity })
    const { snapshot: byName } = await read(madeZip([followers(2)]), 'instagram-ben_b-2026-05-08-AbCd.zip')
    const { snapshot: unnamed } = await read(madeZip([followers(2)]), 'instagram-backup-followers.zip')
    expect([snapshot.handle, byName.handle, unnamed.handle]).toEqual([
      ...['ava.fields', 'ben_b', 'instagram-backup-followers'],
    ])
  })

  test('law: people are sampled evenly and alike whatever the order, and repeated rows count once', async () => {
    const rows = JSON.parse(instagramFollowers(300)) as unknown[]
    const { snapshot } = await zipped(followers(0, { content: JSON.stringify([...rows, ...rows].reverse()) }))
    const { snapshot: plain } = await zipped(followers(300))
    expect({ ...snapshot, notes: [] }).toEqual({ ...plain, notes: [] })
  })
})

describe('other platforms', () => {
  const fans = [
    { Date: '2026-05-01 10:00:00', UserName: 'fan_a' },
    { date: '2026-05-02 10:00:00', userName: 'fan_b' },
  ]
  const video = { Date: '2026-05-03 12:00:00', Link: 'https://www.tiktokv.com/share/video/733/', Likes: '12' }
  const profile = { userName: 'ava', followerCount: 2, emailAddress: 'a@b.c' }

  test.each([
    [
      '2023',
      {
        Activity: { 'Follower List': { FansList: fans }, 'Video Browsing History': { VideoList: [video, video] } },
        Profile: { 'Profile Information': { ProfileMap: profile } },
        Video: { Videos: { VideoList: [video] } },
      },
    ],
    [
      '2024',
      {
        'Your Activity': { Follower: { FansList: fans } },
        Profile: { 'Profile Info': { ProfileMap: profile } },
        Post: { Posts: { VideoList: [video] } },
      },
    ],
    [
      '2025',
      {
        'Profile And Settings': {
          Follower: { FansList: fans },
          Following: { Following: null },
          'Profile Info': { ProfileMap: profile },
        },
        Post: { Posts: { VideoList: [video] } },
      },
    ],
  ])('TikTok as it was written in %s', async (_, content) => {
    const { snapshot } = await zipped({
      path: 'user_data_tiktok.json',
      content: JSON.stringify({ ...content, 'Direct Messages': { FansList: [{ UserName: 'secret' }] } }),
    })
    expect(snapshot).toMatchObject({
      platform: 'tiktok',
      handle: 'ava',
      profile: { followers: 2 },
      followersSample: { method: 'full' },
    })
    expect(snapshot.followersSample?.accounts.map(({ id }) => id)).toEqual(['fan_a', 'fan_b'])
    expect(snapshot.posts).toMatchObject([{ id: '733', likes: 12 }])
    expect(JSON.stringify(snapshot)).not.toMatch(/secret|a@b.c/)
  })

  test('TikTok’s text list, UTF-16 and a mark at the beginning', async () => {
    const text = 'Date: 2026-05-01 10:00:00\nUsername: skater_one\n\nDate: 2026-04-01 09:00:00\nUsername: skater_two\n'
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const { snapshot } = await read(bytes, 'Follower.txt')
      expect(snapshot.followersSample?.accounts.map(({ id }) => id)).toEqual(['skater_one', 'skater_two'])
    }
  })

  test('X: posts with their counts, followers as a number', async () => {
    const js = (name: string, rows: unknown[]) => ({
      path: `data/${name}.js`,
      content: `window.YTD.${name}.part0 = ${JSON.stringify(rows)}`,
    })
    const tweet = {
      id_str: '1',
      created_at: 'Fri May 01 10:00:00 +0000 2026',
      full_text: 'hello',
      favorite_count: '5',
      retweet_count: '2',
    }
    const { snapshot } = await zipped(
      js('follower', [{ follower: { accountId: '12345678901234567890' } }]),
      js('account', [
        { account: { username: 'ava', accountId: '99', email: 'a@b.c', createdAt: '2015-01-01T00:00:00.000Z' } },
      ]),
      js('tweets', [{ tweet }, { tweet: { ...tweet, id_str: '2', full_text: 'RT @x: no' } }]),
    )
    expect(snapshot).toMatchObject({
      handle: 'ava',
      profile: { id: '99', followers: 1 },
      posts: [{ id: '1', likes: 5, shares: 2 }],
    })
    expect(snapshot.followersSample ?? null).toBeNull()
  })

  test('YouTube says who the channel is, LinkedIn who is connected, and neither tells an email address', async () => {
    const youtube = await zipped({
      path: 'Takeout/YouTube und YouTube Music/Kanäle/Kanal.csv',
      content: 'Kanal-ID,Titel,Sichtbarkeit\nUCaaaaaaaaaaaaaaaaaaaaaa,Ava,Öffentlich\n',
    })
    expect(youtube.snapshot).toMatchObject({
      platform: 'youtube',
      handle: 'UCaaaaaaaaaaaaaaaaaaaaaa',
      profile: { displayName: 'Ava', followers: null },
    })
    expect(youtube.notes[0]).toContain('no list of subscribers')
    const linkedin = await zipped({
      path: 'Connections.csv',
      content:
        'Notes:\n"When exporting, some emails are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nAnna,Lee,https://www.linkedin.com/in/anna-lee,a@b.c,ACME,CEO,05 May 2026\n',
    })
    expect(linkedin.snapshot.followersSample?.accounts).toMatchObject([{ id: 'anna-lee', displayName: 'Anna Lee' }])
    expect(JSON.stringify(linkedin.snapshot)).not.toMatch(/a@b.c|ACME/)
  })
})

describe('what is no sound export is refused by its code', () => {
  const refusals: [string, ProblemCode, () => Uint8Array][] = [
    ['HTML', 'archive_html', () => madeZip([{ path: 'x/followers_1.html', content: '<html>' }])],
    ['a password', 'archive_locked', () => madeZip([followers(2, { flags: 1 })])],
    ['a bomb', 'archive_unsafe', () => madeZip([followers(0, { content: ' '.repeat(30_000_000) })])],
    ['more than it claims', 'archive_damaged', () => madeZip([followers(50, { claims: 10 })])],
    ['a path that climbs', 'archive_unsafe', () => madeZip([followers(2, { path: '../../followers_1.json' })])],
    ['two files of one name', 'archive_unsafe', () => madeZip([followers(2), followers(3)])],
    ['a cut file', 'archive_damaged', () => madeZip([followers(500)]).subarray(0, 3_000)],
    ['a cut list', 'archive_damaged', () => madeZip([followers(0, { content: instagramFollowers(9).slice(0, -40) })])],
    ['no list', 'archive_incomplete', () => madeZip([followers(0, { content: '[]' })])],
    ['a zip in a zip', 'archive_unknown', () => madeZip([{ path: 'a.zip', content: madeZip([followers(2)]) }])],
    ['nothing known', 'archive_unknown', () => madeZip([{ path: 'a.jpg', content: 'x' }])],
  ]

  test.each(refusals)('%s', async (_, code, bytes) => {
    await expect(read(bytes())).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) })
  })

  test('the same file twice, sizes of large files and names without a mark are read', async () => {
    const { snapshot } = await zipped(
      followers(3),
      followers(3),
      followers(2, { path: 'followers_2.json', zip64: true, flags: 0, content: instagramFollowers(2, 'late') }),
    )
    expect(snapshot.followersSample?.accounts).toHaveLength(5)
  })
})

const samples = '../shared/contracts/samples'

test.skipIf(!existsSync(samples)).each([
  ['exports_instagram/2025-08', 'instagram', 60, 'unknown'],
  ['exports_instagram/2026-05', 'instagram', 10, 'recent'],
  ['exports_tiktok/gen1_user_data.json', 'tiktok', 20, 'recent'],
  ['exports_tiktok/gen3_user_data_tiktok.json', 'tiktok', 40, 'full'],
  ['exports_tiktok/Follower.txt', 'tiktok', 2, 'unknown'],
  ['exports_x', 'x', null, null],
  ['exports_youtube_takeout', 'youtube', null, null],
])('the recorded export %s is read (needs the folder of samples)', async (path, platform, accounts, method) => {
  const { snapshot } = await readArchive(await openArchive(join(samples, path)), { at: '2026-11-20T00:00:00.000Z' })
  expect(snapshot.platform).toBe(platform)
  const { followersSample } = snapshot
  expect([followersSample?.accounts.length ?? null, followersSample?.method ?? null]).toEqual([accounts, method])
})

test('an unpacked export is one, a list and a workbook are none', async () => {
  const unpacked = join(folder, 'unpacked', 'connections')
  mkdirSync(unpacked, { recursive: true })
  writeFileSync(join(unpacked, 'followers_1.json'), instagramFollowers(4))
  const { snapshot } = await readArchive(await openArchive(join(folder, 'unpacked')), { at })
  expect(snapshot.profile?.followers).toBe(4)
  const book = fileOf(madeZip([{ path: '[Content_Types].xml', content: '<x/>' }]))
  expect([await isArchive(fileOf('username\nanna'), 'list.csv'), await isArchive(book, 'list.xlsx')]).toEqual([
    false,
    false,
  ])
})
