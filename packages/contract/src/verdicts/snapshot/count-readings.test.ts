import { canonicalSnapshot, type Snapshot, snapshotSchemaId } from '@vouch/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSnapshot, snapshotLimits } from './snapshot.ts'

/** Earlier readings of a post's counts, as they come in. */

const post = { id: 'p1', publishedAt: '2026-11-10T10:00:00Z', kind: 'image', likes: 30 }
const withReads = (reads: unknown) => ({
  schema: snapshotSchemaId,
  platform: 'instagram',
  handle: 'natgeo',
  fetchedAt: '2026-11-20T10:00:00Z',
  availability: 'found',
  source: { connector: 'import', basis: 'import' },
  profile: { followers: null },
  posts: [{ ...post, ...(reads === undefined ? {} : { reads }) }],
})

function accepted(reads: unknown): Snapshot {
  const reading = parseSnapshot(withReads(reads))
  if (!reading.ok) throw new Error(reading.sentence)
  return reading.snapshot
}

function refusal(reads: unknown): string {
  const reading = parseSnapshot(withReads(reads))
  return reading.ok ? 'accepted' : reading.sentence
}

const reads = [
  { at: '2026-11-10T11:00:00Z', likes: 4, comments: 0, views: null },
  { at: '2026-11-11T10:00:00Z', likes: 21, comments: 2, views: null },
  { at: '2026-11-17T10:00:00Z', likes: 29, comments: 2, views: null },
]

test('readings are kept as they were sent, and a post without any says nothing about them', () => {
  expect(accepted(reads).posts[0]?.reads).toEqual(reads)
  expect(accepted(undefined).posts[0]).toEqual(post)
})

test('readings are part of what is known: another reading is another digest, no reading the digest of before', () => {
  const without = canonicalSnapshot(accepted(undefined))
  expect(without).not.toContain('reads')
  for (const none of [null, []]) expect(canonicalSnapshot(accepted(none))).toBe(without)
  expect(canonicalSnapshot(accepted(reads))).not.toBe(without)
  expect(canonicalSnapshot(accepted(reads.slice(1)))).not.toBe(canonicalSnapshot(accepted(reads)))
})

test('the order of readings means nothing', () => {
  const form = canonicalSnapshot(accepted(reads))
  fc.assert(
    fc.property(fc.shuffledSubarray(reads, { minLength: reads.length }), (shuffled) => {
      expect(canonicalSnapshot(accepted(shuffled))).toBe(form)
    }),
  )
})

test.each([
  [[{ at: '2026-11-10T11:00:00Z', likes: -1 }], 'posts[0].reads[0].likes must be a whole number of 0 or more, not -1.'],
  [[{ likes: 1 }], 'posts[0].reads[0].at is missing: it must be a time in UTC such as 2026-11-20T10:00:00Z.'],
  [4, 'posts[0].reads must be a list of at most 60 items, not 4.'],
  [
    Array.from({ length: snapshotLimits.reads + 1 }, () => reads[0]),
    'posts[0].reads must be a list of at most 60 items, not a list of 61.',
  ],
])('what is no list of readings is refused with its place', (wrong, sentence) => {
  expect(refusal(wrong)).toBe(sentence)
})
