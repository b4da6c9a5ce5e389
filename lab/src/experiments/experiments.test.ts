import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@vouch/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockstepPart } from '../measures/lockstep-part.ts'
import { commentsRows } from './comments.ts'
import { agreement, lockstepRows } from './lockstep.ts'

/** The experiments on a folder of made-up data: they must run and count rightly. What they find on real data is in the tables of
 *  the documentation. */

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vouch-experiments-'))
  const random = seededRandom(5)
  const liked = Array.from({ length: 18 }, (_, creator) => ({
    creator: `creator-${creator}`,
    likers: [...new Set(Array.from({ length: 300 }, () => `fan-${Math.floor(6_000 * random() ** 2)}`))],
  }))
  writeFileSync(join(folder, 'graph_ig_likers.json'), JSON.stringify(liked))
  const stars = Array.from({ length: 300 }, (_, index) => {
    const minute = String(index % 60).padStart(2, '0')
    return `user-${index % 50},repo-${index % 12},2023-01-01T00:${minute}:00Z`
  })
  writeFileSync(join(folder, 'graph_fake_star_edges.csv'), ['user,repo,t', ...stars].join('\n'))
  const comments = [
    'a,2015-01-01,check out my channel please,1',
    'a,2015-01-01,subscribe to me,1',
    'b,,"I remember this from school, good times",0',
    'b,,so beautiful,0',
  ]
  writeFileSync(join(folder, 'comments_youtube_spam.csv'), ['video,date,text,label', ...comments].join('\n'))
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('labelled comments are counted by label and by video', () => {
  const rows = commentsRows(folder).filter(({ set }) => set === 'spam' || set === 'ordinary')
  expect(rows.find(({ set }) => set === 'spam')).toMatchObject({ comments: 2, spam: 1 })
  expect(rows.find(({ set }) => set === 'ordinary')).toMatchObject({ comments: 2, spam: 0, generic: 0.5 })
})

test('hidden rings are found in a crowd of strangers, and nothing where nothing was hidden', () => {
  const rows = new Map(lockstepRows(folder).map((row) => [row.experiment, row]))
  expect(rows.get('untouched likers')).toMatchObject({ blocks: 0, precision: null, recall: null })
  const camouflaged = rows.get('100 x 20 at .25, camouflage 5')
  expect(camouflaged?.precision).toBeGreaterThan(0.9)
  expect(camouflaged?.recall).toBeGreaterThan(0.8)
}, 60_000)

test('the goals of lockstep stand beside what the densest block reaches, which names somebody even where nothing is hidden', () => {
  const measured = lockstepPart.measure(folder, '1')
  expect(measured?.goals.map(({ met }) => met)).toEqual([true, true])
  expect(measured?.text).toMatch(/\| Vouch \| untouched likers \| 0\.0 \|/)
  expect(measured?.text).toMatch(/\| densest block \| untouched likers \| 1\.0 \|/)
  expect(lockstepPart.measure(join(folder, 'nowhere'), '1')).toBeNull()
}, 60_000)

test('agreement counts accounts once, however many blocks they are in', () => {
  const block = {
    accountIds: ['a', 'b'],
    postIds: ['p'],
    density: 1,
    pValue: 0,
    expectedDensity: 0,
    basis: 'likes' as const,
    windowMinutes: null,
  }
  const blocks = [block, { ...block, accountIds: ['a', 'c'] }]
  const review = { actors: 9, returning: 9, posts: 9, blocks, share: null, findable: null }
  expect(agreement(review, new Set(['a', 'b', 'd', 'e']))).toMatchObject({ precision: 2 / 3, recall: 0.5 })
  expect(agreement(null, new Set(['a']))).toEqual({ precision: 0, recall: 0, f1: 0 })
})
