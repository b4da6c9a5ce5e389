import { assess, type HistoryPoint, type Snapshot } from '@vouch/engine'
import { sandboxSnapshot } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { traitsOf } from './found-traits.ts'
import { commonWords } from './searchable-text.ts'

const at = '2026-11-20T10:00:00.000Z'

function ava(): Snapshot {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', at, 'tiny')
  if (snapshot === null) throw new Error('The sandbox lost its first creator')
  return snapshot
}

const traits = (changes: Partial<Snapshot>) => {
  const snapshot = { ...ava(), ...changes }
  return traitsOf(snapshot, assess(snapshot, { digest: 'sha256:', computedAt: at }))
}
const day = (date: string, followers: number): HistoryPoint => ({ at: date, followers })

test('growth is that of a month, scaled from the nearest count; without one it is not known', () => {
  const growth = (history: HistoryPoint[]) => traits({ history }).growthMonthly
  expect(growth([day('2026-10-20', 1_000), day('2026-11-19', 1_100)])).toBeCloseTo(0.1)
  expect(growth([day('2026-10-29', 1_000), day('2026-11-18', 1_100)])).toBeCloseTo(0.15)
  expect(growth([day('2026-11-10', 1_000), day('2026-11-19', 1_100)])).toBeNull()
  expect(growth([day('2025-11-19', 1_000), day('2026-11-19', 9_000)])).toBeNull()
  expect(growth([])).toBeNull()
})

test('a website or an address in the biography is a way to write to somebody', () => {
  const contact = (bio: string | null, externalUrl: string | null) =>
    traits({ profile: { ...ava().profile, followers: 48_200, bio, externalUrl } }).hasContact
  expect(contact('Cakes. hello@ava-fields.co.uk', null)).toBe(true)
  expect(contact('Cakes.', 'https://ava.example')).toBe(true)
  expect(contact('Cakes @ava', null)).toBe(false)
  expect(contact(null, null)).toBeNull()
})

test('the latest post and the words that posts use most are kept, hashtags first of equals', () => {
  const { lastPostAt, postWords } = traits({})
  expect(lastPostAt).toBe(
    ava()
      .posts.map(({ publishedAt }) => new Date(publishedAt).toISOString())
      .toSorted()
      .at(-1),
  )
  const [tag = ''] = ava().posts.flatMap(({ hashtags }) => hashtags ?? [])
  expect(postWords.split(' ')).toContain(tag.toLowerCase())
  expect(commonWords([['Vegan'], ['We bake bread', 'Bread again', 'so it is']])).toBe('bread vegan bake again')
})
