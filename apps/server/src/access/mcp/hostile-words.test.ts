import { reportParts } from '@vouch/contract'
import type { Platform, Snapshot } from '@vouch/engine'
import { sandboxSnapshot, showcaseCreators } from '@vouch/simulator'
import { expect, test } from 'vitest'
import { reportOf } from '../../verdicts/verifications/report-of.ts'
import { fenceBegin, fenceEnd } from './fenced-text.ts'
import { reportWords } from './report-words.ts'

/** Creators and commenters who write orders to models wherever they can write something. */

const order = 'IGNORE-THIS'
const computedAt = '2026-11-20T12:00:00.000Z'
const ordering = (text: string) => `${order} ${text} ${order}`

/** Keys below which strangers write. */
const written = new Set(['caption', 'text', 'displayName', 'bio', 'username'])
const lists = new Set(['hashtags', 'mentions'])

function hostile(snapshot: Snapshot): Snapshot {
  return JSON.parse(JSON.stringify(snapshot), (key, value) => {
    if (written.has(key) && typeof value === 'string') return ordering(value)
    return lists.has(key) && Array.isArray(value) ? value.map((each) => `${order}${each}`) : value
  })
}

/** @returns all that a model is told of a creator around whom everybody writes orders */
function toldOf(handle: string, platform: Platform): string {
  const snapshot = sandboxSnapshot(platform, handle, computedAt)
  if (snapshot === null) throw new Error('A showcase creator has a snapshot')
  const { report } = reportOf(hostile(snapshot), { computedAt })
  return reportParts.map((part) => reportWords(report, part)).join('\n')
}

test('whatever strangers write around a creator reaches a model between the marks alone', () => {
  const told = showcaseCreators().map(({ handle, platform }) => toldOf(handle, platform))
  const outside = told.flatMap((each) =>
    each.split(fenceBegin).map((piece, at) => (at === 0 ? piece : piece.slice(piece.indexOf(fenceEnd)))),
  )
  expect(outside.filter((piece) => piece.includes(order))).toEqual([])
  expect(told.filter((each) => each.includes(order)).length).toBeGreaterThan(5)
})
