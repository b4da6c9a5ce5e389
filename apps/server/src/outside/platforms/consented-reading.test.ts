import { consentReadings, parseSnapshot, snapshotParts, wayOf } from '@vouch/contract'
import { describe, expect, test } from 'vitest'
import {
  agesAndGenders,
  comment,
  countries,
  demographic,
  followersFrom,
  healthyOwner,
  mediaPage,
  type OwnedPlatform,
  ownedPlatforms,
  ownerToken,
  readAsAllowed,
} from '../../../test/consented-creators.ts'
import { healthy } from '../../../test/scripted-creators.ts'
import {
  type PlatformAnswer,
  type PlatformCall,
  type PlatformScript,
  scriptedPlatform,
  steppedClock,
} from '../../../test/scripted-platform.ts'
import { holdsPart } from './supplier/merge-parts.ts'
import { twitchClient } from './twitch/twitch-client.ts'
import { followerPage } from './twitch/twitch-shapes.ts'

/** What a creator's consent shows beyond what everybody sees, and that nothing which is left off, refused or broken costs the rest. */

/** The platform with one kind of call answered in another way. */
function but(platform: OwnedPlatform, path: RegExp, answer: PlatformAnswer | ((call: PlatformCall) => PlatformAnswer)) {
  const script: PlatformScript = (call) => {
    if (!path.test(call.path)) return healthyOwner[platform](call)
    return typeof answer === 'function' ? answer(call) : answer
  }
  return readAsAllowed(platform, script)
}

const isOwners = ({ headers, query }: PlatformCall) =>
  headers.authorization === `Bearer ${ownerToken}` || query.access_token === ownerToken

test('Instagram: audience, reach, the figures of posts and comments, all with the creator’s token', async () => {
  const { snapshot, steps, calls } = await readAsAllowed('instagram', healthyOwner.instagram)
  expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
  expect(snapshot).toMatchObject({
    handle: 'travel.notes',
    source: { connector: 'instagram', basis: 'consent' },
    profile: { id: '17841400000000001', followers: 64_976, accountType: 'creator' },
    audience: {
      // Of the 1,000 that the longest list holds: Instagram cuts off countries and does not know every age.
      countries: { US: 0.4, CH: 0.3, DE: 0.1 },
      ages: { '25-34': 0.7, '18-24': 0.25 },
      genders: { female: 0.6, male: 0.35, unknown: 0.05 },
    },
  })
  expect(snapshot?.posts).toHaveLength(12)
  expect(snapshot?.posts[0]).toMatchObject({ likes: 120, views: 2_000, shares: 12, saves: 30 })
  expect(snapshot?.posts[11]).toMatchObject({ likes: 120, views: null, saves: null })
  // The creator's own answers carry the profile's id, as the engine tells them apart.
  expect(snapshot?.comments).toHaveLength(20)
  expect(snapshot?.comments.filter(({ authorId }) => authorId === snapshot.profile?.id)).toHaveLength(10)
  expect(snapshot?.accounts.map(({ id }) => id)).not.toContain(snapshot?.profile?.id)
  expect(steps.find(({ name, state }) => name === 'followers' && state === 'done')?.detail).toBe(
    'audience by country, age and gender; 145,000 accounts reached in 28 days',
  )
  expect(calls.every(isOwners)).toBe(true)
  expect(calls.length).toBeLessThan(40)
})

test('YouTube: viewers by country, age and gender from Analytics; the rest stays public and says so', async () => {
  const { snapshot, calls } = await readAsAllowed('youtube', healthyOwner.youtube)
  expect(snapshot).toMatchObject({
    source: { connector: 'youtube', basis: 'public' },
    audience: {
      countries: { US: 0.6, CH: 0.3 },
      ages: { '18-24': 0.505, '65+': 0.495 },
      genders: { male: 0.705, female: 0.205, other: 0.09 },
    },
  })
  expect(snapshot?.sources?.map(({ part, basis }) => `${part} ${basis}`)).toEqual([
    'profile public',
    'posts public',
    'comments public',
    'audience consent',
  ])
  const asked = calls.filter(({ path }) => path === '/v2/reports')
  expect(asked.map(({ query }) => [query.ids, query.startDate, query.endDate])).toEqual([
    ['channel==MINE', '2026-08-22', '2026-11-20'],
    ['channel==MINE', '2026-08-22', '2026-11-20'],
  ])
  expect(calls.filter(isOwners)).toEqual(asked)
})

test('Twitch: the followers and what is public of them; the list is whole where it ends', async () => {
  const { snapshot, calls } = await readAsAllowed('twitch', healthyOwner.twitch)
  expect(snapshot?.followersSample?.method).toBe('full')
  expect(snapshot?.followersSample?.accounts).toHaveLength(250)
  expect(snapshot?.followersSample?.accounts[249]).toMatchObject({
    ...{ id: '1249', username: 'fan249', bio: 'Trains.', hasAvatar: true, createdAt: '2020-01-01T00:00:00.000Z' },
  })
  expect(snapshot?.sources?.find(({ part }) => part === 'followers')?.basis).toBe('consent')
  expect(calls.filter(isOwners).map(({ query }) => query.after)).toEqual([undefined, '100', '200'])
})

test('Twitch: no more than a thousand of a longer list, which are the latest', async () => {
  const { snapshot, calls } = await but('twitch', /channels\/followers$/, (call) => followersFrom(call, 90_000))
  expect(snapshot?.followersSample).toMatchObject({ method: 'recent' })
  expect(snapshot?.followersSample?.accounts).toHaveLength(1_000)
  expect(calls.filter(isOwners)).toHaveLength(10)
})

test('X: a protected account is read for whom its owner allowed it, at no more than it said beforehand', async () => {
  const { snapshot, calls } = await readAsAllowed('x', healthyOwner.x)
  expect(snapshot).toMatchObject({ availability: 'found', source: { basis: 'consent' }, profile: { isPrivate: null } })
  expect(snapshot?.posts.length).toBeGreaterThan(0)
  expect(snapshot?.followersSample?.accounts.length).toBeGreaterThan(0)
  expect(calls.every(isOwners)).toBe(true)
})

describe.each(ownedPlatforms)('%s', (platform) => {
  test('a consent that has ended leaves what everybody sees', async () => {
    const { snapshot, calls } = await readAsAllowed(platform, healthyOrPublic(platform), { token: null })
    expect(snapshot).toMatchObject({ availability: 'found', source: { basis: 'public' } })
    expect(snapshot?.audience ?? null).toBeNull()
    expect(calls.some(isOwners)).toBe(false)
  })

  test('an account of somebody else is nobody’s but theirs', async () => {
    if (platform !== 'instagram' && platform !== 'x') return
    const other = platform === 'x' ? { data: { id: '5', username: 'another' } } : { id: '5', username: 'another' }
    const { failure } = await but(platform, /\/me$/, { body: other })
    expect(failure).toMatchObject({ code: 'consent_required' })
    expect(failure?.message).toContain('opens another')
  })

  test.each<[string, PlatformAnswer]>([
    ['a storm of 500', { status: 500, body: {} }],
    ['429', { status: 429, body: {} }],
    ['a refused token', { status: 401, body: { error: { code: 190, error_subcode: 463, type: 'OAuthException' } } }],
    [
      'a permission that was left off',
      { status: 403, body: { error: { code: 10, errors: [{ reason: 'forbidden' }] } } },
    ],
    ['a metric that does not fit', { status: 400, body: { error: { code: 100, type: 'OAuthException' } } }],
    ['cut answers', { body: { data: 'x'.repeat(400) }, fault: 'cut' }],
    ['a page', { headers: { 'content-type': 'text/html' }, body: '<html>' }],
    ['another shape', { body: { data: 'none', rows: 'none' } }],
    ['an empty answer', { body: {} }],
  ])('%s in place of what consent adds costs that part alone, and little time', async (_name, answer) => {
    const parts = { instagram: /insights$|comments$/, youtube: /reports$/, twitch: /followers$/, x: /followers$/ }
    const script: PlatformScript = (call) =>
      parts[platform].test(call.path) && isOwners(call) ? answer : healthyOwner[platform](call)
    const { snapshot, failure, steps, pauses, calls } = await readAsAllowed(platform, script)
    expect(failure).toBeNull()
    expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
    expect(snapshot?.posts.length).toBeGreaterThan(0)
    expect(snapshot?.audience ?? null).toBeNull()
    expect(snapshot?.followersSample ?? null).toBeNull()
    const told = steps.filter(({ name, state }) => name === 'followers' && state !== 'running').at(-1)
    expect(told).toMatchObject({ state: 'skipped', detail: expect.stringMatching(/./) })
    expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeLessThanOrEqual(10_000)
    expect(calls.length).toBeLessThan(45)
  })

  test('fields that are missing, null or of another kind are unknown, and unknown ones are passed over', async () => {
    for (const spoiled of [undefined, null, {}, [], -1, 'x', '18446744073709551615']) {
      const script: PlatformScript = (call) =>
        isOwners(call) ? spoil(healthyOwner[platform](call), spoiled) : healthyOwner[platform](call)
      const { snapshot, failure } = await readAsAllowed(platform, script)
      expect(failure).toBeNull()
      expect(parseSnapshot(snapshot)).toMatchObject({ ok: true })
      const { countries, ages, genders } = snapshot?.audience ?? {}
      for (const shares of [countries, ages, genders])
        expect(Object.values(shares ?? {}).reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1.000_01)
    }
  })
})

/** Without the owner's token an Instagram account is discovered through our own. */
function healthyOrPublic(platform: OwnedPlatform): PlatformScript {
  const discovered = { id: '1', username: 'travel.notes', followers_count: 64_976, media: mediaPage(0, 3) }
  if (platform === 'instagram') return () => ({ body: { business_discovery: discovered } })
  return healthyOwner[platform]
}

/** Replaces every plain value but names and ids. */
function spoil(answer: PlatformAnswer, value: unknown): PlatformAnswer {
  const kept = /^(id|user_id|username|user_login|name|text|code|next_token|cursor)$/
  const body = JSON.parse(JSON.stringify(answer.body), (key, inner) =>
    typeof inner === 'object' || kept.test(key) ? inner : value,
  )
  return { ...answer, body: { ...body, surprise: { deep: [1] } } }
}

test('without an app of the operator’s own, Instagram reads creators who connected, and says so of others', async () => {
  const connected = await readAsAllowed('instagram', healthyOwner.instagram, { keyed: false })
  expect(connected.snapshot).toMatchObject({ availability: 'found', source: { basis: 'consent' } })
  expect(connected.connector.needsConsent).toBe(true)
  const other = await readAsAllowed('instagram', healthyOwner.instagram, { keyed: false, token: null })
  expect(other.failure).toMatchObject({ code: 'consent_required' })
  expect(other.failure?.message).toContain('set INSTAGRAM_ACCESS_TOKEN')
  expect(other.failure?.message).not.toContain('only with the creator’s consent')
  expect(other.calls).toEqual([])
})

describe.each(['instagram', 'x'] as const)('%s', (platform) => {
  const refusal = (status: number, code: number) => (call: PlatformCall) =>
    isOwners(call) ? { status, body: { error: { code, type: 'OAuthException' } } } : healthyOrPublic(platform)(call)

  test('a token that the platform takes no more ends the consent, and everybody’s data is read', async () => {
    const { snapshot, failure, ended } = await readAsAllowed(platform, refusal(401, 190))
    expect(failure).toBeNull()
    expect(snapshot).toMatchObject({ availability: 'found', source: { basis: 'public' } })
    expect(ended).toBe(1)
  })

  test('a permission that is missing ends no consent, and everybody’s data is read', async () => {
    const { snapshot, ended } = await readAsAllowed(platform, refusal(403, 10))
    expect(snapshot).toMatchObject({ availability: 'found', source: { basis: 'public' } })
    expect(ended).toBe(0)
  })

  test('a platform that is down is asked again later, and ends no consent', async () => {
    const { failure, ended } = await readAsAllowed(platform, refusal(503, 2))
    expect(failure).toMatchObject({ code: 'platform_unavailable', retryable: true })
    expect(ended).toBe(0)
  })
})

test('an account without a name is theirs by the id that was connected, and nobody’s otherwise', async () => {
  const names = /"username":"[^"]*"/i
  for (const [platform, id] of [
    ['instagram', '17841400000000001'],
    ['x', '2244994945'],
  ] as const) {
    const script: PlatformScript = (call) => {
      const answer = healthyOwner[platform](call)
      return /\/me$/.test(call.path)
        ? { body: JSON.parse(JSON.stringify(answer.body).replace(names, '"x":1')) }
        : answer
    }
    const known = await readAsAllowed(platform, script, { accountId: id })
    expect(known.snapshot).toMatchObject({ source: { basis: 'consent' }, profile: { id } })
    for (const accountId of ['5', null]) {
      const { failure } = await readAsAllowed(platform, script, { accountId })
      expect(failure?.message).toContain('opens another')
    }
  }
})

test('Instagram: what is said of oneself is read bare and in a list', async () => {
  const bare = await readAsAllowed('instagram', healthyOwner.instagram)
  const listed = await but('instagram', /\/me$/, (call) => ({ body: { data: [healthyOwner.instagram(call).body] } }))
  expect(listed.snapshot?.profile?.followers).toBe(64_976)
  expect(listed.snapshot).toEqual(bare.snapshot)
})

test.each(['youtube', 'twitch'] as const)(
  '%s: a name that has gone to another account since is not read by the consent',
  async (platform) => {
    const { snapshot } = await readAsAllowed(platform, healthyOwner[platform])
    const id = snapshot?.profile?.id ?? ''
    const same = await readAsAllowed(platform, healthyOwner[platform], { accountId: id })
    expect(same.snapshot).toEqual(snapshot)
    const other = await readAsAllowed(platform, healthyOwner[platform], { accountId: `${id}0` })
    expect(other.snapshot).toBeNull()
    expect(other.failure).toMatchObject({ code: 'consent_required' })
    expect(other.failure?.message).toContain('opens another')
    expect(other.calls.filter(isOwners)).toEqual([])
  },
)

test('pages that repeat, and pages without an end, end', async () => {
  const repeating = await but('instagram', /me\/media$/, { body: mediaPage(0, 9, 'again') })
  expect(repeating.snapshot?.posts).toHaveLength(9)
  expect(repeating.calls.filter(({ path }) => path.endsWith('/media'))).toHaveLength(2)
  const same = await but('twitch', /channels\/followers$/, (call) => {
    const { after: _, ...query } = call.query
    return followersFrom({ ...call, query }, 500)
  })
  expect(same.snapshot?.followersSample).toMatchObject({ method: 'recent' })
  expect(same.snapshot?.followersSample?.accounts).toHaveLength(100)
  expect(same.calls.filter(isOwners)).toHaveLength(2)
})

test('comments without a name are people who are not known, and none is taken for another', async () => {
  const { snapshot } = await but('instagram', /comments$/, { body: { data: [comment(1, null), comment(2, null)] } })
  expect(new Set(snapshot?.comments.map(({ authorId }) => authorId)).size).toBe(2)
  expect(snapshot?.accounts).toEqual([])
})

test('an account that is too small for insights has none', async () => {
  const { snapshot, steps } = await but('instagram', /me\/insights$/, { body: { data: [] } })
  expect(snapshot?.audience ?? null).toBeNull()
  expect(steps.find(({ name, state }) => name === 'followers' && state === 'skipped')?.detail).toBe(
    'too few followers for insights',
  )
  const quiet = await but('youtube', /reports$/, { body: { ...agesAndGenders, rows: undefined } })
  expect(quiet.snapshot?.audience ?? null).toBeNull()
})

test('the largest list is the whole of which all shares are parts, so none exceeds it', async () => {
  const { snapshot } = await but('instagram', /me\/insights$/, ({ query }) => ({
    body: demographic(query.breakdown ?? '', query.breakdown === 'age' ? [['18-24', 10]] : [['F', 1]]),
  }))
  expect(snapshot?.audience).toEqual({ ages: { '18-24': 1 }, genders: { female: 0.1 } })
})

test('what is no age and no gender of a platform is not told as one', async () => {
  const odd: [string, number][] = [
    ['constructor', 5],
    ['x'.repeat(5_000), 5],
  ]
  const { snapshot } = await but('instagram', /me\/insights$/, ({ query }) => ({
    body: demographic(query.breakdown ?? '', query.breakdown === 'age' ? [['18-24', 10], ...odd] : [['F', 10], ...odd]),
  }))
  expect(snapshot?.audience).toEqual({ ages: { '18-24': 0.5 }, genders: { female: 0.5 } })
})

test('every permission that is asked for is one that something is read by, or that the sign-in needs', () => {
  const signIn = new Set(['openid', 'offline.access', 'user.info.basic'])
  for (const [, { scopes }] of Object.entries(consentReadings)) {
    expect(new Set(scopes.map(({ scope }) => scope)).size).toBe(scopes.length)
    for (const { scope, reads } of scopes) expect(reads.length > 0 || signIn.has(scope)).toBe(true)
  }
})

test.each(ownedPlatforms)(
  '%s: a creator who allows everything gives just the parts that the table of ways declares',
  async (platform) => {
    const { snapshot } = await readAsAllowed(platform, healthyOwner[platform])
    expect(snapshotParts.filter((part) => snapshot && holdsPart(snapshot, part))).toEqual(
      wayOf(platform, 'consent')?.parts,
    )
  },
)

test('Analytics that fails with status 200 is a fault, and not a channel that is too small', async () => {
  for (const errors of [[{ reason: 'x' }], { reason: 'x' }]) {
    const { snapshot, steps } = await but('youtube', /reports$/, { body: { errors } })
    expect(snapshot?.availability).toBe('found')
    expect(steps.at(-1)?.detail).toContain('YouTube didn’t give this part')
  }
})

test('shares of more than everybody are none', async () => {
  const { snapshot } = await but('youtube', /reports$/, ({ query }) => ({
    body:
      query.dimensions === 'country'
        ? countries
        : {
            ...agesAndGenders,
            rows: [
              ['age18-24', 'female', 60],
              ['age25-34', 'female', 60],
            ],
          },
  }))
  expect(snapshot?.audience).toEqual({ countries: expect.objectContaining({ US: 0.6 }) })
})

test('X: credits that are gone there are not the operator’s budget here', async () => {
  const { steps } = await but('x', /followers$/, { status: 429, body: { title: 'UsageCapExceeded' } })
  expect(steps.find(({ name, state }) => name === 'followers' && state === 'skipped')?.detail).toBe(
    'no followers sampled; the operator’s X credits are used up',
  )
})

test('X: posts that are protected are told so beside an empty page too', async () => {
  const type = 'https://api.x.com/2/problems/not-authorized-for-resource'
  const script: PlatformScript = (call) =>
    call.path.endsWith('/tweets')
      ? { body: { errors: [{ title: 'Authorization Error', type }], meta: { result_count: 0 } } }
      : healthy(call)
  const { snapshot } = await readAsAllowed('x', script, { token: null })
  expect(snapshot?.availability).toBe('private')
})

test('Twitch: one creator’s token that is used up slows nobody else', async () => {
  const heeded: string[] = []
  const reset = { 'ratelimit-remaining': '0', 'ratelimit-reset': String(Date.parse('2026-11-20T10:10:00Z') / 1_000) }
  const server = await scriptedPlatform((call) => {
    const answer = healthyOwner.twitch(call)
    return isOwners(call) ? { ...answer, headers: { ...answer.headers, ...reset } } : answer
  })
  const { baseUrl } = server
  const rates = { enter: async () => null, heed: async (bucket: string) => void heeded.push(bucket) }
  const call = twitchClient({
    ...{ ...steppedClock(), baseUrl, tokenBaseUrl: baseUrl, clientId: 'app', clientSecret: 's', rates },
  })
  const query = { broadcaster_id: '1', first: '1' }
  const page = await call('channels/followers', query, followerPage, new AbortController().signal, ownerToken)
  await server.close()
  expect(page.data).toHaveLength(1)
  expect(heeded).toEqual([])
})
