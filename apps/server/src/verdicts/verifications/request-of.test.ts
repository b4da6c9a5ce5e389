import { Problem } from '@vouch/contract'
import { sandboxSnapshot } from '@vouch/simulator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { requestOf } from './request-of.ts'

const now = new Date('2026-11-20T10:00:00Z')
const ava = sandboxSnapshot('instagram', 'ava_fields_sandbox', now.toISOString())

function problemOf(body: Parameters<typeof requestOf>[0]): Problem {
  try {
    requestOf(body, now)
  } catch (error) {
    if (error instanceof Problem) return error
    throw error
  }
  throw new Error('It was understood')
}

test('an address becomes what a connector fetches', () => {
  expect(requestOf({ url: ' HTTPS://Instagram.com/NatGeo?hl=en ' }, now)).toMatchObject({
    origin: 'address',
    target: { kind: 'profile', platform: 'instagram', handle: 'natgeo' },
  })
})

test('a video is an address whose owner is still to be found', () => {
  expect(requestOf({ url: 'https://youtu.be/dQw4w9WgXcQ' }, now)).toMatchObject({
    target: { kind: 'resolve', what: 'video' },
  })
})

test('a name alone is asked back, with the profiles that it could be', () => {
  const { code, details } = problemOf({ url: '@natgeo' })
  expect(code).toBe('bad_address')
  expect(details).toMatchObject({ reason: 'platform_needed' })
  expect(details.candidates).not.toHaveLength(0)
})

test('a snapshot and a file of it are the same request', () => {
  const asSnapshot = requestOf({ snapshot: { ...ava } }, now)
  expect(asSnapshot).toEqual(requestOf({ file: { name: 'a.txt', text: JSON.stringify(ava) } }, now))
})

test('a bad snapshot is refused at the place where it is bad', () => {
  const { code, message, details } = problemOf({ snapshot: { ...ava, posts: [{ id: 'p', publishedAt: 'yesterday' }] } })
  expect(code).toBe('bad_snapshot')
  expect(message).toContain('posts[0].publishedAt')
  expect(Object.keys(details.fields ?? {})).toEqual(['snapshot.posts[0].publishedAt'])
})

test('data that says it was fetched in the future is refused, but not for a clock that is a little ahead', () => {
  const snapshot = { ...ava, fetchedAt: '2026-11-22T10:00:00Z' }
  const { code, message, details } = problemOf({ snapshot })
  expect(code).toBe('bad_snapshot')
  expect(message).toContain('fetchedAt is 2026-11-22T10:00:00Z, which is in the future')
  expect(Object.keys(details.fields ?? {})).toEqual(['snapshot.fetchedAt'])
  const file = { name: 'ava.json', text: JSON.stringify(snapshot) }
  expect(problemOf({ file })).toMatchObject({ code: 'bad_snapshot', message })
  expect(requestOf({ snapshot: { ...ava, fetchedAt: '2026-11-21T10:00:00Z' } }, now)).toMatchObject({ origin: 'file' })
})

test('a bad line of a list is named', () => {
  const { code, details } = problemOf({
    file: { name: 'f.csv', text: 'username,followers\nann,10\nben,-3' },
    handle: 'x',
  })
  expect(code).toBe('bad_file')
  expect(details.lines).toHaveLength(1)
})

test('law: whatever is sent is understood or refused, never a defect', () => {
  const file = fc.record({ name: fc.string(), text: fc.string() })
  const bodies = fc.oneof(
    fc.record({ url: fc.string() }),
    fc.record({ snapshot: fc.dictionary(fc.string(), fc.jsonValue()) }),
    fc.record({ file, platform: fc.string(), handle: fc.string() }),
  )
  fc.assert(
    fc.property(bodies, (body) => {
      try {
        requestOf(body, now)
      } catch (error) {
        expect(error).toBeInstanceOf(Problem)
      }
    }),
  )
})
