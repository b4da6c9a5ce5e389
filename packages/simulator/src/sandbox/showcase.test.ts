import { assess, platforms, type Report } from '@vouch/engine'
import { expect, test, vi } from 'vitest'
import { sandboxPlan, sandboxSnapshot, showcaseCreators, simulateCreator } from '../index.ts'

// Generates many creators: on a busy machine that may take longer than a test usually gets.
vi.setConfig({ testTimeout: 60_000 })

const at = '2026-11-20T10:00:00Z'

test('the showcase has every platform and every kind of verdict, each creator once', () => {
  const shown = showcaseCreators()
  expect(new Set(shown.map(({ platform }) => platform))).toEqual(new Set(platforms))
  expect(new Set(shown.map(({ handle }) => handle)).size).toBe(shown.length)
  const kinds = new Set(shown.map(({ kind }) => kind))
  for (const kind of ['clean', 'mixture', 'viral', 'private', 'not-found', 'restricted', 'few-posts'] as const) {
    expect(kinds).toContain(kind)
  }
  for (const { handle, url, blurb, expectation } of shown) {
    expect(handle.endsWith('_sandbox')).toBe(true)
    expect(url).toContain(handle)
    expect(blurb).toMatch(/\.$/)
    expect(expectation).not.toBe('')
  }
})

function reportOf(handle: string): Report {
  const creator = showcaseCreators().find((one) => one.handle === handle)
  const snapshot = creator === undefined ? null : sandboxSnapshot(creator.platform, creator.handle, at)
  if (snapshot === null) throw new Error(`The showcase lost ${handle}`)
  return assess(snapshot, { digest: 'sha256:0', computedAt: at })
}

test.each([
  ['private_pia_sandbox', 'PRIVATE'],
  ['deleted_dana_sandbox', 'NOT_FOUND'],
  ['limitd_sandbox', 'RESTRICTED'],
  ['new_in_town_sandbox', 'LOW_CONFIDENCE'],
  ['ava_fields_sandbox', 'READY'],
])('%s is %s', (handle, state) => {
  expect(reportOf(handle).state).toBe(state)
})

test.each(['ava_fields_sandbox', 'norafn_sandbox', 'helena_prado_sandbox'])(
  '%s, untouched, is of low risk',
  (handle) => {
    expect(reportOf(handle).fraudRisk).toBe('low')
  },
)

test.each(['milo_viral_sandbox', 'giveaway_gwen_sandbox', 'quiet_workshop_sandbox'])(
  '%s, whose jump has a cause, is of low or medium risk',
  (handle) => {
    expect(['low', 'medium']).toContain(reportOf(handle).fraudRisk)
  },
)

test.each([
  'techtonic_sandbox',
  'luxe_lena_sandbox',
  'steady_sam_sandbox',
  'podcircle_sandbox',
  'likefactory_sandbox',
  'bigview_ben_sandbox',
])('%s, who bought a large part, is of high or critical risk', (handle) => {
  expect(['high', 'critical']).toContain(reportOf(handle).fraudRisk)
})

test.each(['mixed_mara_sandbox', 'follow_felix_sandbox'])('%s is not praised', (handle) => {
  expect(reportOf(handle).trust?.band).not.toBe('excellent')
})

test('likes purchased in proportion show in no count of one day, and arrive before the views do', () => {
  const plan = sandboxPlan('tiktok', 'in_step_ines_sandbox', at)
  if (plan === null) throw new Error('The showcase lost the creator')
  expect(reportOf('in_step_ines_sandbox').fraudRisk).toBe('low')
  const grown = (hours: number) => {
    const moment = new Date(Date.parse(at) + hours * 3_600_000).toISOString()
    return new Map(simulateCreator({ ...plan, at: moment }).snapshot.posts.map((post) => [post.id, post]))
  }
  const [now, later] = [grown(0), grown(30 * 24)]
  const newest = [...now.values()].find(({ id, publishedAt }) => later.has(id) && hoursBefore(publishedAt) > 24)
  const ripe = later.get(newest?.id ?? '')
  const part = (count: 'likes' | 'views') => (newest?.[count] ?? 0) / (ripe?.[count] ?? 1)
  expect(part('likes')).toBeGreaterThan(part('views') + 0.02)
})

function hoursBefore(moment: string): number {
  return (Date.parse(at) - Date.parse(moment)) / 3_600_000
}
