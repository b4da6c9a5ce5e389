import { type Snapshot, snapshotSchemaId } from '@vouch/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSnapshot, parseSnapshotJson, snapshotJsonSchema, snapshotLimits, snapshotSchema } from './snapshot.ts'
import { withoutRepeats } from './snapshot-repeats.ts'

const minimal = {
  schema: snapshotSchemaId,
  platform: 'instagram',
  handle: 'natgeo',
  fetchedAt: '2026-11-20T10:00:00Z',
  availability: 'found',
  source: { connector: 'import', basis: 'import' },
  profile: { followers: null },
}
const post = { id: 'p1', publishedAt: '2026-11-19T10:00:00.123Z', kind: 'image', likes: 3 }
const comment = { id: 'c1', postId: 'p1', authorId: 'a1', text: '' }
const account = { id: 'a1', username: 'anna', followers: 12, createdAt: '2019-02-28T23:59:59Z' }

function accepted(value: unknown): Snapshot {
  const reading = parseSnapshot(value)
  if (!reading.ok) throw new Error(reading.sentence)
  return reading.snapshot
}

function refused(value: unknown): string {
  const reading = parseSnapshot(value)
  if (reading.ok) throw new Error('The snapshot was accepted.')
  expect(reading.sentence).toBe(`${reading.path || 'The snapshot'} ${reading.problem}.`)
  return reading.sentence
}

describe('what is accepted', () => {
  test('absent lists are empty, and null means the same as absent', () => {
    const lists = { posts: [], comments: [], likers: [], accounts: [], history: [] }
    expect(accepted(minimal)).toEqual({ ...minimal, ...lists })
    expect(accepted({ ...minimal, posts: null, comments: null, accounts: null })).toEqual({ ...minimal, ...lists })
  })

  test('in records too, null means the same as absent, and each has its reading', () => {
    const { kind: _, ...kindless } = post
    const figures = {
      still: { likes: 3 },
      seen: { views: 0 },
      long: { durationSeconds: 31 },
      card: { durationSeconds: 0 },
    }
    for (const none of [{}, { kind: null }]) {
      const posts = Object.entries(figures).map(([id, known]) => ({ ...kindless, ...known, id, ...none }))
      expect(accepted({ ...minimal, posts }).posts.map(({ id, kind }) => [id, kind])).toEqual([
        ['still', 'image'],
        ['seen', 'video'],
        ['long', 'video'],
        ['card', 'image'],
      ])
    }
    const { text: __, ...textless } = comment
    for (const said of [textless, { ...comment, text: null }]) {
      expect(accepted({ ...minimal, comments: [said] }).comments).toEqual([comment])
    }
    for (const sample of [{}, { method: null, accounts: null }]) {
      expect(accepted({ ...minimal, followersSample: sample }).followersSample).toEqual({
        method: 'unknown',
        accounts: [],
      })
    }
    for (const liked of [{ postId: 'p1' }, { postId: 'p1', accountIds: null }]) {
      expect(accepted({ ...minimal, likers: [liked] }).likers).toEqual([{ postId: 'p1', accountIds: [] }])
    }
  })

  test('unknown keys are dropped at every depth', () => {
    const snapshot = accepted({
      ...minimal,
      mood: 'good',
      profile: { followers: 3, shoeSize: 41 },
      posts: [{ ...post, filter: 'sepia' }],
      comments: [{ ...comment, mood: 1 }],
      accounts: [{ ...account, mood: 1 }, { id: 'a2' }],
      followersSample: { method: 'random', accounts: [{ ...account, mood: 1 }], mood: 1 },
      likers: [{ postId: 'p1', accountIds: ['a1'], mood: 1 }],
    })
    expect(JSON.stringify(snapshot)).not.toMatch(/mood|shoeSize|filter/)
    expect(snapshot.accounts).toEqual([account, { id: 'a2' }])
  })

  test.each(['private', 'not-found', 'restricted'])('a creator whose state is %s needs no profile', (availability) => {
    const { profile: _, ...rest } = minimal
    expect(accepted({ ...rest, availability }).availability).toBe(availability)
  })

  test('a history point is dated by a day or by a time, with or without a fraction', () => {
    const history = ['2026-10-01', '2026-10-02T00:00:00Z', '2026-10-03T00:00:00.5Z'].map((at) => ({ at, followers: 1 }))
    expect(accepted({ ...minimal, history }).history).toEqual(history)
  })
})

describe('what is refused, with the path and the reason', () => {
  test.each([
    [null, 'The snapshot must be an object, not null.'],
    [[minimal], 'The snapshot must be an object, not a list of 1.'],
    ['text', 'The snapshot must be an object, not "text".'],
    [{}, 'schema is missing: it must be "vouch.snapshot/1", the only version Vouch reads.'],
    [
      { ...minimal, schema: 'vouch.snapshot/2' },
      'schema must be "vouch.snapshot/1", the only version Vouch reads, not "vouch.snapshot/2".',
    ],
    [
      { ...minimal, platform: 'myspace' },
      'platform must be one of instagram, tiktok, youtube, twitch, x, linkedin, not "myspace".',
    ],
    [{ ...minimal, handle: '' }, 'handle must be text of 1 to 200 characters, not "".'],
    [{ ...minimal, handle: ' \t' }, 'handle must have at least one visible character, not " \\t".'],
    [{ ...minimal, handle: '\u200B' }, 'handle must have at least one visible character, not "\\u200b".'],
    [
      { ...minimal, handle: 'nat\u202Egeo' },
      'handle must not contain control characters or marks that change text direction, not "nat\\u202egeo".',
    ],
    [
      { ...minimal, handle: 'nat\u0007geo' },
      'handle must not contain control characters or marks that change text direction, not "nat\\u0007geo".',
    ],
    [
      { ...minimal, profile: {} },
      'profile.followers is required when availability is "found" (followers can be null if the platform hides the count).',
    ],
    [
      { ...minimal, profile: null },
      'profile is required when availability is "found" (followers can be null if the platform hides the count).',
    ],
    [
      { ...minimal, posts: [post, post, post, { ...post, likes: -5 }] },
      'posts[3].likes must be a whole number of 0 or more, not -5.',
    ],
    [{ ...minimal, posts: [{ ...post, likes: 1.5 }] }, 'posts[0].likes must be a whole number of 0 or more, not 1.5.'],
    [{ ...minimal, posts: [{ ...post, likes: '3' }] }, 'posts[0].likes must be a whole number of 0 or more, not "3".'],
    [{ ...minimal, posts: {} }, 'posts must be a list of at most 10,000 items, not an object.'],
    [
      { ...minimal, accounts: [account, { ...account, verified: 'yes' }] },
      'accounts[1].verified must be true or false, not "yes".',
    ],
    [
      { ...minimal, comments: [{ ...comment, text: 5 }] },
      'comments[0].text must be text of at most 100,000 characters, not 5.',
    ],
    [
      { ...minimal, followersSample: { method: 'random', accounts: {} } },
      'followersSample.accounts must be a list of at most 100,000 items, not an object.',
    ],
    [
      { ...minimal, followersSample: { method: 'guessed', accounts: [] } },
      'followersSample.method must be one of random, recent, full, unknown, not "guessed".',
    ],
    [
      { ...minimal, audience: { countries: { GB: 1.2 } } },
      'audience.countries.GB must be a number from 0 to 1, not 1.2.',
    ],
  ])('case %#: %j', (value, sentence) => {
    expect(refused(value)).toBe(sentence)
  })

  test.each([
    '2026-11-20',
    '2026-11-20T10:00:00+01:00',
    '2026-02-30T10:00:00Z',
    '2026-13-01T10:00:00Z',
    '2026-11-20 10:00',
    'yesterday',
    '0000-01-01T00:00:00Z',
  ])('%s is not a time in UTC, neither for the snapshot nor for an account', (time) => {
    const reason = `must be a time in UTC such as 2026-11-20T10:00:00Z, not "${time}".`
    expect(refused({ ...minimal, fetchedAt: time })).toBe(`fetchedAt ${reason}`)
    expect(refused({ ...minimal, accounts: [{ id: 'a', createdAt: time }] })).toBe(`accounts[0].createdAt ${reason}`)
  })

  test('long texts are cut in the sentence, and lists are bounded', () => {
    expect(refused({ ...minimal, handle: 'x'.repeat(5_000) })).toMatch(/not "x{40}"… \(5,000 characters\)\.$/)
    const history = Array.from({ length: snapshotLimits.history + 1 }, () => ({ at: '2026-10-01' }))
    expect(refused({ ...minimal, history })).toBe(
      'history must be a list of at most 20,000 items, not a list of 20,001.',
    )
  })

  test('text that is not JSON', () => {
    expect(parseSnapshotJson('{')).toMatchObject({ ok: false, sentence: 'The snapshot is not valid JSON.' })
    expect(parseSnapshotJson(' \n')).toMatchObject({ ok: false, sentence: 'The snapshot is empty.' })
    expect(parseSnapshotJson(`\uFEFF${JSON.stringify(minimal)}`)).toMatchObject({ ok: true })
  })
})

describe('what holds too much is refused before it is parsed', () => {
  const text = (more: string) => `${JSON.stringify(minimal).slice(0, -1)},${more}`
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',')

  test.each([
    ['keys that no snapshot has', keys(101), 'The snapshot has more than 100 unknown keys.'],
    ['such keys in a record', `"accounts":[{},{${keys(101)}`, 'accounts[1] has more than 100 unknown keys.'],
    ['countries', `"audience":{"countries":{${keys(1_101)}`, 'audience.countries has more than 1,000 keys.'],
    ['levels', `"x":${'['.repeat(100_000)}`, 'The snapshot is nested more than 64 levels deep.'],
    ['posts', `"posts":[${'{},'.repeat(10_101)}`, 'posts has more than 10,000 items.'],
    ['values', `"x":[${'0,'.repeat(4_000_000)}`, 'The snapshot holds more than 4,000,000 values.'],
  ])('%s', (_what, more, sentence) => {
    // None of these ends as JSON does: the sentence shows that nobody tried to parse it.
    expect(parseSnapshotJson(text(more))).toMatchObject({ ok: false, sentence })
  })

  test('a hundred unknown keys are let in and dropped', () => {
    expect(parseSnapshotJson(`${text(keys(100))}}`)).toEqual(parseSnapshotJson(JSON.stringify(minimal)))
  })

  test('a little more than a list may hold is told by how much', () => {
    const history = Array.from({ length: snapshotLimits.history + 1 }, () => ({ at: '2026-10-01' }))
    expect(parseSnapshotJson(JSON.stringify({ ...minimal, history }))).toMatchObject({
      problem: 'must be a list of at most 20,000 items, not a list of 20,001',
    })
  })

  test('any snapshot that is accepted as a value is accepted as a text', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const value: unknown = JSON.parse(JSON.stringify({ ...minimal, ...body }))
        expect(parseSnapshotJson(JSON.stringify(value))).toEqual(parseSnapshot(value))
      }),
    )
  })
})

describe('repeated ids', () => {
  const fuller = { ...account, bio: 'likes trains' }

  test('are kept once, the record that says more, whatever the order', () => {
    for (const accounts of [
      [account, fuller],
      [fuller, account],
    ]) {
      const snapshot = accepted({ ...minimal, accounts, followersSample: { method: 'full', accounts } })
      expect(snapshot.accounts).toEqual([fuller])
      expect(snapshot.followersSample?.accounts).toEqual([fuller])
    }
  })

  test('of equally long records the greater text is kept, whatever the order', () => {
    const posts = [
      { ...post, likes: 5 },
      { ...post, likes: 7 },
    ]
    expect(accepted({ ...minimal, posts }).posts).toEqual(accepted({ ...minimal, posts: posts.toReversed() }).posts)
  })

  test('of likers are united by post', () => {
    const likers = [
      { postId: 'p1', accountIds: ['a', 'b', 'a'] },
      { postId: 'p1', accountIds: ['b', 'c'] },
    ]
    expect(accepted({ ...minimal, likers }).likers).toEqual([{ postId: 'p1', accountIds: ['a', 'b', 'c'] }])
  })
})

/** Mostly right values with some that are wrong, so that both outcomes are common. */
function mostly<Value>(right: fc.Arbitrary<Value>): fc.Arbitrary<unknown> {
  const wrong = fc.constantFrom<unknown>(
    -1,
    1.5,
    2 ** 53,
    Number.NaN,
    '',
    'x'.repeat(1_001),
    {},
    [],
    false,
    '2026-02-30',
  )
  return fc.oneof(
    { weight: 60, arbitrary: right },
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: wrong },
  )
}

const times = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date('0000-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString()),
  fc.constantFrom('2024-02-29T10:00:00Z', '2026-02-28T23:59:59Z', '2026-11-20T10:00Z', '2026-11-20T24:00:00Z'),
  fc.stringMatching(/^20[0-9]{2}-[0-2][0-9]-[0-3][0-9]T[0-2][0-9]:[0-6][0-9]:[0-6][0-9]Z$/),
)
const counts = mostly(fc.nat())
const texts = mostly(fc.string())
const truths = mostly(fc.boolean())
const ids = mostly(fc.string({ minLength: 1, maxLength: 3 }))
const accounts = fc.record(
  {
    id: ids,
    username: texts,
    displayName: texts,
    bio: texts,
    hasAvatar: truths,
    hasExternalUrl: truths,
    isPrivate: truths,
    verified: truths,
    followers: counts,
    following: counts,
    posts: counts,
    createdAt: mostly(times),
    country: texts,
    language: texts,
    listed: counts,
    favourites: counts,
    unknown: texts,
  },
  { requiredKeys: ['id'] },
)
const comments = fc.record(
  {
    id: ids,
    postId: ids,
    authorId: ids,
    text: texts,
    publishedAt: mostly(times),
    likes: counts,
    replyTo: ids,
    unknown: ids,
  },
  { requiredKeys: ['id', 'postId', 'authorId'] },
)
const likers = fc.record(
  { postId: ids, accountIds: mostly(fc.array(ids, { maxLength: 3 })), unknown: ids },
  { requiredKeys: ['postId'] },
)
const samples = fc.record(
  { method: mostly(fc.constant('random')), accounts: mostly(fc.array(accounts, { maxLength: 1 })) },
  { requiredKeys: [] },
)
const bodies = fc.record(
  {
    accounts: mostly(fc.array(mostly(accounts), { maxLength: 2 })),
    comments: mostly(fc.array(comments, { maxLength: 2 })),
    likers: mostly(fc.array(likers, { maxLength: 2 })),
    followersSample: mostly(samples),
  },
  { requiredKeys: [] },
)

test('the fast checks and the zod schema accept the same snapshots and give the same output', () => {
  let acceptances = 0
  fc.assert(
    fc.property(bodies, (body) => {
      const value = { ...minimal, ...body }
      const expected = snapshotSchema.safeParse(value)
      const reading = parseSnapshot(value)
      expect(reading.ok).toBe(expected.success)
      if (reading.ok && expected.success) {
        acceptances++
        expect(reading.snapshot).toEqual(withoutRepeats(expected.data))
      }
    }),
    { numRuns: 2_000 },
  )
  expect(acceptances).toBeGreaterThan(200)
}, 60_000)

test('lists are cut behind their first fault, and what is told is what the whole would have told', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const value: unknown = JSON.parse(JSON.stringify({ ...minimal, ...body }))
      const [fault] = snapshotSchema.safeParse(value).error?.issues ?? []
      if (fault !== undefined) expect(refused(value)).toContain(fault.message)
    }),
  )
})

test('reading a snapshot again changes nothing', () => {
  fc.assert(
    fc.property(bodies, (body) => {
      const reading = parseSnapshot({ ...minimal, ...body })
      if (reading.ok) expect(parseSnapshot(JSON.parse(JSON.stringify(reading.snapshot)))).toEqual(reading)
    }),
  )
})

test('any JSON value is answered without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseSnapshot(value).ok).toBe(false)
    }),
  )
})

test('the published JSON Schema names the required keys and the rule for found creators', () => {
  const schema = snapshotJsonSchema()
  expect(schema.required).toEqual(['schema', 'platform', 'handle', 'fetchedAt', 'availability', 'source'])
  expect(schema.anyOf).toHaveLength(2)
  expect(JSON.stringify(schema)).not.toContain('additionalProperties":false')
})
