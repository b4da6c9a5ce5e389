import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type MadeEntry, madeZip } from '../../../../../test/made-zip.ts'
import { openArchive } from './open-archive.ts'
import { readArchive } from './read-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'vouch-odd-archives-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function zipped(...entries: MadeEntry[]) {
  const path = join(folder, 'export.zip')
  writeFileSync(path, madeZip(entries))
  const archive = await openArchive(path)
  try {
    return await readArchive(archive, { at: '2026-06-02T00:00:00.000Z' })
  } finally {
    archive.close()
  }
}

test('Instagram: a follower whose name stands in an address alone is read, whatever follows the name there', async () => {
  const tails = ['', '/', '?igsh=a', '/?hl=en', '#top']
  const rows = tails.map((tail, index) => ({
    string_list_data: [{ href: `https://www.instagram.com/_u/fan_${index}${tail}`, timestamp: 1_767_000_000 }],
  }))
  const { snapshot } = await zipped({
    path: 'connections/followers_and_following/followers_1.json',
    content: JSON.stringify(rows),
  })
  expect(snapshot.followersSample?.accounts.map(({ username }) => username)).toEqual(
    tails.map((_, index) => `fan_${index}`),
  )
})

test.each([
  ['seconds', (seconds: number) => seconds],
  ['seconds as text', (seconds: number) => String(seconds)],
  ['milliseconds', (seconds: number) => seconds * 1_000],
])('Instagram: the day on which somebody followed is read from %s', async (_, written) => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    string_list_data: [{ value: `fan_${index}`, timestamp: written(1_767_000_000 + index * 86_400) }],
  }))
  const { snapshot } = await zipped({ path: 'followers_1.json', content: JSON.stringify(rows) })
  expect(snapshot.history.at(-1)?.followers).toBe(12)
  expect(snapshot.history.filter(({ at }) => at >= '2025-12-29')).toHaveLength(12)
})

test('X: accounts whose ids are bare numbers of 64 bits are told apart', async () => {
  const [first, second] = ['9007199254740992', '9007199254740993']
  const { snapshot } = await zipped(
    {
      path: 'data/follower.js',
      content: `window.YTD.follower.part0 = [{"follower":{"accountId":${first}}},{"follower" : { "accountId" : ${second}}}]`,
    },
    {
      path: 'data/account.js',
      content: `window.YTD.account.part0 = [{"account":{"username":"ava","accountId":${second}}}]`,
    },
  )
  expect(snapshot.profile).toMatchObject({ id: second, followers: 2 })
})

describe('one odd date costs its row alone', () => {
  test.each([[9e16], ['99999-01-01 10:00:00'], ['0001-01-01 10:00:00']])('TikTok: %s', async (odd) => {
    const video = (id: number, when: unknown) => ({
      ...{ Date: when, Link: `https://www.tiktok.com/@ava/video/${id}`, Likes: '12' },
    })
    const { snapshot } = await zipped({
      path: 'user_data.json',
      content: JSON.stringify({
        Activity: {
          'Follower List': {
            FansList: [
              { Date: odd, UserName: 'a' },
              { Date: '2026-01-02 03:04:05', UserName: 'b' },
            ],
          },
        },
        Video: { Videos: { VideoList: [video(1, odd), video(2, '2026-02-02 03:04:05')] } },
      }),
    })
    expect(snapshot.posts.map(({ id }) => id)).toEqual(['2'])
    expect(snapshot.followersSample?.accounts).toHaveLength(2)
  })

  test.each([['Fri May 01 10:00:00 +0000 12026'], ['+099999-01-01T00:00:00Z'], ['never']])('X: %s', async (odd) => {
    const tweet = (id: string, when: string) => ({ tweet: { id_str: id, created_at: when, full_text: 'hello' } })
    const { snapshot } = await zipped(
      {
        path: 'data/tweets.js',
        content: `window.YTD.tweets.part0 = ${JSON.stringify([tweet('1', odd), tweet('2', 'Fri May 01 10:00:00 +0000 2026')])}`,
      },
      {
        path: 'data/account.js',
        content: `window.YTD.account.part0 = ${JSON.stringify([{ account: { username: 'ava', createdAt: odd } }])}`,
      },
    )
    expect(snapshot.posts.map(({ id }) => id)).toEqual(['2'])
    expect(snapshot.profile?.createdAt ?? null).toBeNull()
  })

  test('X: a text beyond its limit is cut, and refuses nothing', async () => {
    const tweet = { id_str: '1', created_at: 'Fri May 01 10:00:00 +0000 2026', full_text: 'x'.repeat(100_001) }
    const { snapshot } = await zipped({
      path: 'data/tweets.js',
      content: `window.YTD.tweets.part0 = ${JSON.stringify([{ tweet }])}`,
    })
    expect(snapshot.posts[0]?.caption).toHaveLength(100_000)
  })
})

describe('LinkedIn', () => {
  const rows =
    'Anna,Lee,https://www.linkedin.com/in/anna-lee,a@b.c,ACME,CEO,05 Mai 2026\nBo,Ray,https://www.linkedin.com/in/bo-ray,,,,1 janv. 2026\n'
  test.each([
    ['German', 'Hinweise:\n\nVorname,Nachname,URL,E-Mail-Adresse,Unternehmen,Position,Verbunden am'],
    ['French', 'Prénom,Nom,URL,Adresse e-mail,Entreprise,Poste,Date de connexion'],
    ['Japanese', '名,姓,URL,メールアドレス,会社,役職,つながりの日付'],
  ])('a table in %s', async (_, header) => {
    const { snapshot } = await zipped({ path: 'Connections.csv', content: `${header}\n${rows}` })
    expect(snapshot.followersSample?.accounts).toMatchObject([
      { id: 'anna-lee', displayName: 'Anna Lee' },
      { id: 'bo-ray', displayName: 'Bo Ray' },
    ])
    expect(snapshot.history.at(-1)).toEqual({ at: '2026-05-05', followers: 2 })
    expect(JSON.stringify(snapshot)).not.toMatch(/a@b.c|ACME/)
  })

  test('a table without addresses, as it was written before', async () => {
    const content = 'First Name,Last Name,Email Address,Company,Position,Connected On\nAnna,Lee,,,,05 May 2026\n'
    const { snapshot } = await zipped({ path: 'Connections.csv', content })
    expect(snapshot.followersSample?.accounts).toMatchObject([{ id: 'Anna Lee' }])
  })

  test('what is no table is refused as that, and not as empty', async () => {
    await expect(zipped({ path: 'Connections.csv', content: 'Notes:\nnothing\n' })).rejects.toMatchObject({
      ...{ code: 'bad_file', message: expect.stringContaining('no table of connections') },
    })
  })
})

describe('a date that is later than the export', () => {
  const made = new Date('2026-06-01T00:00:00Z')
  const video = (id: number, when: string) => ({
    ...{ Date: when, Link: `https://www.tiktok.com/@ava/video/${id}`, Likes: '12' },
  })
  const tiktok = (videos: object[], fans: object[] = [], madeAt?: Date) =>
    zipped({
      path: 'user_data.json',
      content: JSON.stringify({
        Activity: { 'Follower List': { FansList: fans } },
        Video: { Videos: { VideoList: videos } },
      }),
      ...(madeAt && { madeAt }),
    })
  const usual = [1, 2, 3].map((id) => video(id, `2026-05-0${id} 10:00:00`))

  test.each([['2031-11-01 10:00:00'], ['2026-06-03 00:00:01']])(
    'costs its video, is told, and does not move the day of the data: %s',
    async (odd) => {
      for (const videos of [
        [...usual, video(4, odd)],
        [...usual, video(3, odd)],
      ]) {
        const { snapshot, notes } = await tiktok(videos, [], made)
        expect(snapshot.posts.map(({ id }) => id)).toEqual(['3', '2', '1'])
        expect(snapshot.fetchedAt).toBe(made.toISOString())
        expect(notes).toContain('We left out 1 post dated after the export was made.')
      }
      const { snapshot } = await tiktok([...usual, video(4, '2031-11-01 10:00:00')])
      expect(snapshot.fetchedAt).toBe('2026-05-03T10:00:00.000Z')
    },
  )

  test('costs its post of X, and an account cannot have been made then', async () => {
    const tweet = (id: string, year: number) => ({
      tweet: { id_str: id, created_at: `Fri May 01 10:00:00 +0000 ${year}`, full_text: 'hello' },
    })
    const { snapshot, notes } = await zipped(
      {
        ...{ path: 'data/tweets.js', madeAt: made },
        content: `window.YTD.tweets.part0 = ${JSON.stringify([tweet('1', 2031), tweet('2', 2026)])}`,
      },
      {
        ...{ path: 'data/account.js', madeAt: made },
        content: 'window.YTD.account.part0 = [{"account":{"username":"ava","createdAt":"2031-01-01T00:00:00Z"}}]',
      },
    )
    expect(snapshot.posts.map(({ id }) => id)).toEqual(['2'])
    expect([snapshot.fetchedAt, snapshot.profile?.createdAt ?? null]).toEqual([made.toISOString(), null])
    expect(notes).toContain('We left out 1 post dated after the export was made.')
  })

  test('costs a follower the date alone, and is told', async () => {
    const fan = (name: string, when: string) => ({ Date: when, UserName: name })
    const fans = [fan('a', '2026-05-01 10:00:00'), fan('b', '2026-05-02 10:00:00'), fan('c', '2027-05-02 10:00:00')]
    const { snapshot, notes } = await tiktok([], fans, made)
    expect(snapshot).toMatchObject({ fetchedAt: made.toISOString(), profile: { followers: 3 } })
    expect(notes).toContain('1 follower has a date that can’t be right, so we counted them without one.')
  })

  test('where all followers have such dates, that is told too', async () => {
    const rows = ['a', 'b', 'c'].map((value, index) => ({
      string_list_data: [{ value, timestamp: Date.UTC(2027 + index) / 1_000 }],
    }))
    const { snapshot, notes } = await zipped({ path: 'followers_1.json', content: JSON.stringify(rows) })
    expect([snapshot.profile?.followers, snapshot.history]).toEqual([3, []])
    expect(notes).toContain('3 followers have dates that can’t be right, so we counted them without one.')
  })

  test('means nothing where most of the export is later: whoever packed it dated its files', async () => {
    const { snapshot, notes } = await tiktok(
      [...usual, video(4, '2031-11-01 10:00:00')],
      [],
      new Date('2015-01-01T00:00:00Z'),
    )
    expect(snapshot.posts.map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(snapshot.fetchedAt).toBe('2026-05-03T10:00:00.000Z')
    expect(notes.join(' ')).toMatch(/We left out 1 post.*|doesn’t say when it was made/)
  })
})
