import type { PartSource, Snapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect } from 'vitest'
import { ended, type Rooms, signUp, test, type Visitor, verify } from '../../../test/rooms.ts'

/** What somebody brings is a claim, whichever way it comes in. */

const at = '2026-11-20T10:00:00.000Z'

function snapshotOf(creator: string, changes: Partial<Snapshot> = {}): Snapshot {
  const snapshot = sandboxSnapshot('instagram', creator, at)
  if (!snapshot) throw new Error(`The sandbox has no creator named ${creator}`)
  return { ...snapshot, ...changes }
}

const supplied = {
  ...({ part: 'posts', connector: 'supplier', basis: 'supplier', at, priceUsd: 12 } as const),
  name: 'Official Instagram API, with the creator’s consent',
} satisfies PartSource

/** A snapshot that gives itself a better source than it has. */
const forged = (handle: string) =>
  snapshotOf('ava_fields_sandbox', {
    handle,
    source: { connector: 'instagram', basis: 'consent' },
    sources: [supplied],
  })

type Way = (rooms: Rooms, visitor: Visitor, snapshot: object) => Promise<{ status: number; body: Sent }>
interface Sent {
  id: string
  creditsHeld: number
  code?: string
  error?: string
  fields?: Record<string, string>
}

const ways: Record<string, Way> = {
  'a snapshot': (_, visitor, snapshot) => visitor.call('POST', '', { snapshot }),
  'a file of the body': (_, visitor, snapshot) =>
    visitor.call('POST', '', { file: { name: 'a.json', text: JSON.stringify(snapshot) } }),
  'a file as it is': async ({ app }, { token }, snapshot) => {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/imports?name=a.json', payload: Buffer.from(JSON.stringify(snapshot)) },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    })
    return { status: answer.statusCode, body: answer.json() }
  },
}

async function exported(rooms: Rooms, visitor: Visitor, sourceId: string, format: 'json' | 'csv'): Promise<string> {
  const asked = await visitor.ask('POST', '/api/exports', { subject: 'report', sourceId, format })
  await expect.poll(async () => (await visitor.ask('GET', `/api/exports/${asked.body.id}`)).body.state).toBe('ready')
  const headers = { authorization: `Bearer ${visitor.token}` }
  return (await rooms.app.inject({ method: 'GET', url: `/api/exports/${asked.body.id}/file`, headers })).body
}

test.for(Object.entries(ways))(
  '%s is stored, scored and signed as brought, whatever it says',
  async ([, send], { open }) => {
    const rooms = await open()
    await rooms.work()
    const visitor = await signUp(rooms)
    const sent = await send(rooms, visitor, forged('brought_once'))
    const { report } = await ended(visitor, sent.body.id)
    expect([report?.subject.basis, report?.coverage.sources]).toEqual(['import', undefined])
    expect((await visitor.call('GET', `/${sent.body.id}/snapshot`)).body).toMatchObject({
      source: { connector: 'import', basis: 'import' },
    })
    const text = await exported(rooms, visitor, sent.body.id, 'json')
    expect(await exported(rooms, visitor, sent.body.id, 'csv')).not.toMatch(/consent|supplier/i)
    expect(text).not.toMatch(/"consent"|Official Instagram API/)
    const check = await rooms.app.inject({ method: 'POST', url: '/api/check', payload: { text } })
    expect(check.json()).toMatchObject({ state: { standing: 'valid' }, report: { basis: 'import' } })
  },
)

test('a file that says it’s simulated stays so under any name, in a part too', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const claims = [{}, { ...forged(''), sources: [supplied, { ...supplied, basis: 'sandbox' as const }] }]
  for (const [index, claim] of claims.entries()) {
    const snapshot = snapshotOf('ava_fields_sandbox', { ...claim, handle: `like_a_real_one${index}` })
    expect((await verify(visitor, { snapshot })).report?.subject.basis).toBe('sandbox')
  }
})

test.for(Object.entries(ways))(
  '%s with impossible dates, an impossible name or more followers in the sample than there are is refused, free',
  async ([, send], { open }) => {
    const rooms = await open()
    const visitor = await signUp(rooms)
    const [post, ...posts] = snapshotOf('ava_fields_sandbox').posts
    const { profile } = snapshotOf('ava_fields_sandbox')
    const late = [...posts, { ...post, id: 'first_late', publishedAt: '2026-11-21T10:00:01Z' }]
    for (const [changes, error] of [
      [
        { profile: { ...profile, followers: 5 } },
        /^The follower sample lists [\d,]+ accounts, but the profile has 5 followers\./,
      ],
      [{ fetchedAt: '2098-01-01T00:00:00Z' }, /^fetchedAt is 2098-01-01T00:00:00Z, which is in the future/],
      [
        { fetchedAt: '1970-01-01T00:00:00Z' },
        /^Post .+ is dated 2026-.+, more than a day after the data was collected/,
      ],
      [{ posts: late }, /^Post first_late is dated 2026-11-21T10:00:01Z/],
      [{ handle: '=HYPERLINK("http://evil","x")' }, /can’t be a handle on Instagram: handles there have 1 to 30/],
      [{ handle: 'explore', source: { connector: 'import', basis: 'import' } }, /is one of Instagram’s own pages\.$/],
    ] as const) {
      const { status, body } = await send(rooms, visitor, { ...snapshotOf('ava_fields_sandbox'), ...changes })
      expect([status, body.code]).toEqual([422, 'bad_snapshot'])
      expect(body.error).toMatch(error)
      expect(Object.keys(body.fields ?? {})[0]).toMatch(
        /^(snapshot\.(fetchedAt|followersSample|handle|posts\[\d+\].publishedAt)|file)$/,
      )
    }
    expect(await visitor.credits()).toBe(150)
  },
)

test('a list whose posts are of another year to come is refused as a file', async ({ open }) => {
  const visitor = await signUp(await open())
  const text = 'id,date,likes,comments\np1,2026-11-19,5,1\np2,2027-11-19,5,1'
  const { body } = await visitor.call('POST', '', { file: { name: 'posts.csv', text }, handle: '@ava' })
  expect([body.code, body.error]).toEqual(['bad_file', expect.stringMatching(/^Post p2 is dated 2027-11-19/)])
})

test('names of every platform are taken: channel ids, names older than handles, letters of all scripts', async ({
  open,
}) => {
  const visitor = await signUp(await open())
  const source = { connector: 'import', basis: 'import' } as const
  for (const [platform, handle] of [
    ['youtube', 'UCabcdefghijklmnopqrstuv'],
    ['youtube', 'Alter.Name_Von-2009'],
    ['youtube', 'パンダ'],
    ['linkedin', 'zoë-müller-12'],
    ['tiktok', '@ava.fields'],
  ] as const) {
    const snapshot = snapshotOf('ava_fields_sandbox', { platform, handle, source })
    expect(await visitor.call('POST', '', { snapshot })).toMatchObject({ status: 202 })
  }
})

test('one payment pays for one person: another’s upload under the same name and id is charged, also at the same time', async ({
  open,
}) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const ava = snapshotOf('ava_fields_sandbox', { handle: 'cover_handle' })
  const lena = snapshotOf('luxe_lena_sandbox', { handle: 'cover_handle' })
  const both = await Promise.all([ava, lena].map((snapshot) => visitor.call('POST', '', { snapshot })))
  for (const { body } of both) expect((await ended(visitor, body.id)).creditsUsed).toBe(10)
  for (const id of [null, ava.profile?.id]) {
    const claimed = { ...lena, profile: { ...lena.profile, id } }
    expect(await verify(visitor, { snapshot: claimed })).toMatchObject({ creditsHeld: 10, creditsUsed: 10 })
  }
  expect(await visitor.credits()).toBe(110)
})

test('the same snapshot and the same list again are free within a day; newer data are not', async ({ open }) => {
  const rooms = await open()
  await rooms.work()
  const visitor = await signUp(rooms)
  const snapshot = snapshotOf('ava_fields_sandbox', { handle: 'same_data' })
  const rows = snapshot.posts.map(({ id, publishedAt, likes }) => `${id},${publishedAt},${likes},3`)
  const list = {
    file: { name: 'posts.csv', text: ['id,date,likes,comments', ...rows].join('\n') },
    handle: '@same_list',
  }
  for (const [first, again] of [
    [{ snapshot }, { snapshot }],
    [list, list],
  ] as const) {
    const paid = await verify(visitor, first)
    rooms.clock.now = new Date(rooms.clock.now.getTime() + 60_000)
    expect([paid.creditsUsed, (await verify(visitor, again)).creditsHeld]).toEqual([10, 0])
  }
  const newer = { ...snapshot, fetchedAt: '2026-11-20T11:00:00Z' }
  expect(await verify(visitor, { snapshot: newer })).toMatchObject({ creditsHeld: 10, creditsUsed: 10 })
})
