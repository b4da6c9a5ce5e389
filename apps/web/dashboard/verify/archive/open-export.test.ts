import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { expect, test } from 'vitest'
import { instagramFollowers, instagramMap } from '../../../../server/test/made-exports.ts'
import { type MadeEntry, madeZip } from '../../../../server/test/made-zip.ts'
import { openExport } from './open-export.ts'

const fileOf = (entries: MadeEntry[]) => new File([new Uint8Array(madeZip(entries))], 'export.zip')

/** What an archive holds, by name. */
async function contentOf(archive: Blob): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await new ZipReader(new BlobReader(archive), { useWebWorkers: false }).getEntries()) {
    if (!entry.directory) found[entry.filename] = await entry.getData(new TextWriter(), { useWebWorkers: false })
  }
  return found
}

async function sent(entries: MadeEntry[]): Promise<Record<string, string>> {
  return contentOf(await (await openExport(fileOf(entries), true)).pack(() => undefined))
}

test('only the needed files leave, byte for byte, and of the profile only the username', async () => {
  const followers = instagramFollowers(2_000)
  const profile = instagramMap('profile_user', { Username: 'ava', Email: 'secret@mail.test', 'Phone Number': '12345' })
  const opened = await openExport(
    fileOf([
      { path: 'connections/followers_1.json', content: followers },
      { path: 'messages/inbox/message_1.json', content: '{"messages":["secret words"]}' },
      { path: 'personal_information/personal_information.json', content: profile },
    ]),
    true,
  )
  expect(opened).toMatchObject({ platform: 'instagram', others: 1 })
  expect(opened.files.map(({ path, isReduced }) => [path, isReduced])).toEqual([
    ['connections/followers_1.json', false],
    ['personal_information/personal_information.json', true],
  ])
  const shares: number[] = []
  const content = await contentOf(await opened.pack((share) => shares.push(share)))
  expect(content['connections/followers_1.json']).toBe(followers)
  expect(JSON.parse(content['personal_information/personal_information.json'] ?? '')).toEqual({
    profile_user: [{ string_map_data: { Username: { href: '', value: 'ava', timestamp: 0 } } }],
  })
  expect(JSON.stringify(content)).not.toContain('secret')
  expect([shares.at(-1), shares.every((share) => share <= 1)]).toEqual([1, true])
})

test('of a file that holds messages too, the lists alone leave', async () => {
  const fans = Array.from({ length: 3_000 }, (_, index) => ({ Date: '2026-05-01 10:00:00', UserName: `fan_${index}` }))
  const data = {
    'Direct Messages': { 'Chat History': { ChatHistory: { 'with ben': [{ Content: 'secret' }] } } },
    'Profile And Settings': {
      Follower: { FansList: fans },
      Following: { Following: [{ Date: '2026-05-01 10:00:00', UserName: 'x' }] },
      'Profile Info': { ProfileMap: { userName: 'ava', emailAddress: 'secret@mail.test' } },
    },
    Post: { Posts: { VideoList: [{ Date: '2026-05-02 10:00:00', Link: 'l', Likes: '3', Title: 'secret' }] } },
  }
  const content = await sent([{ path: 'user_data_tiktok.json', content: JSON.stringify(data) }])
  expect(JSON.parse(content['user_data_tiktok.json'] ?? '')).toEqual({
    Follower: { FansList: fans },
    Following: { Following: [{ Date: '2026-05-01 10:00:00', UserName: 'x' }] },
    'Profile Info': { ProfileMap: { userName: 'ava' } },
    Posts: { VideoList: [{ Date: '2026-05-02 10:00:00', Link: 'l', Likes: '3' }] },
  })
})

test('X’s account and LinkedIn’s connections leave without an address of email', async () => {
  const account = `window.YTD.account.part0 = ${JSON.stringify([{ account: { email: 'secret@mail.test', username: 'ava', accountId: '1' } }])}`
  const x = await sent([
    { path: 'data/account.js', content: account },
    { path: 'data/follower.js', content: 'window.YTD.follower.part0 = []' },
  ])
  expect(JSON.parse(x['data/account.js'] ?? '')).toEqual([{ account: { username: 'ava', accountId: '1' } }])
  const table =
    'Notes:\n"a, b"\n\nFirst Name,Last Name,URL,Email Address,Company,Connected On\nAnna,"Lee, M",u,secret@mail.test,ACME,05 May 2026\n'
  const linkedin = await sent([{ path: 'Connections.csv', content: table }])
  expect(linkedin['Connections.csv']).toBe(
    '"First Name","Last Name","URL","Connected On"\n"Anna","Lee, M","u","05 May 2026"',
  )
})

test('one file out of an export is packed alone', async () => {
  const file = new File([instagramFollowers(3)], 'followers_1.json')
  const archive = await (await openExport(file, false)).pack(() => undefined)
  expect(await contentOf(archive)).toEqual({ 'followers_1.json': instagramFollowers(3) })
})

test.each([
  ['archive_html', [{ path: 'followers_1.html', content: '<html>' }]],
  ['archive_locked', [{ path: 'followers_1.json', content: '[]', flags: 1 }]],
  ['archive_unsafe', [{ path: 'followers_1.json', content: ' '.repeat(20_000_000) }]],
  ['archive_unknown', [{ path: 'a.jpg', content: 'x' }]],
])('%s is said before anything is sent', async (code, entries) => {
  await expect(openExport(fileOf(entries), true)).rejects.toMatchObject({ code })
})

test('a cut archive and a cut list are refused', async () => {
  const whole = madeZip([{ path: 'followers_1.json', content: instagramFollowers(900) }])
  await expect(openExport(new File([new Uint8Array(whole.subarray(0, 2_000))], 'a.zip'), true)).rejects.toMatchObject({
    code: 'archive_damaged',
  })
  const cut = sent([{ path: 'user_data.json', content: '{"a":{"FansList":[{"UserName":"x"}' }])
  await expect(cut).rejects.toMatchObject({ code: 'archive_damaged' })
})
