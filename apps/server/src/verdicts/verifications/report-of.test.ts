import { createHash } from 'node:crypto'
import { canonicalSnapshot, type Snapshot } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { reportOf, snapshotDigest } from './report-of.ts'

const at = '2026-01-01T00:00:00Z'

const { snapshot } = simulateCreator({ seed: 'digest', platform: 'instagram', at, followers: 20_000 })

/** The definition: SHA-256 of the canonical form as one text in UTF-8. */
const defined = (of: Snapshot) => `sha256:${createHash('sha256').update(canonicalSnapshot(of), 'utf8').digest('hex')}`

const captioned = (caption: string): Snapshot => {
  const [first, ...others] = snapshot.posts
  return { ...snapshot, posts: first === undefined ? others : [{ ...first, caption }, ...others] }
}

test('the digest is that of the canonical form in UTF-8, whatever letters it holds', () => {
  for (const caption of ['plain', 'déjà vu', 'здравствуйте', '中文', '🔥🧶', 'half of one: \ud83d', '"\\\u0000\n']) {
    expect(snapshotDigest(captioned(caption))).toBe(defined(captioned(caption)))
  }
})

test('neither many pieces nor a single one longer than the room for them change the digest', () => {
  const long = captioned('é🔥a'.repeat(300_000))
  expect(snapshotDigest(long)).toBe(defined(long))
  const accounts = Array.from({ length: 20_000 }, (_, number) => ({ id: `${number}`, bio: `à ${number} 🔥` }))
  const wide = { ...snapshot, accounts }
  expect(snapshotDigest(wide)).toBe(defined(wide))
})

test('a report bears the digest of its snapshot, or the one that was taken before', () => {
  expect(reportOf(snapshot, { computedAt: at }).report.snapshotDigest).toBe(defined(snapshot))
  expect(reportOf(snapshot, { computedAt: at, digest: 'sha256:0' }).report.snapshotDigest).toBe('sha256:0')
})
