import { type Step, stepNames } from '@vouch/contract'
import { expect, test } from 'vitest'
import { openShare, outcomeWords, stepSeconds } from './states.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 10, 0, seconds)).toISOString()
const running: Step = { name: 'posts', state: 'running', startedAt: at(0), endedAt: null, detail: null }

test('a running step counts on, a finished one stands', () => {
  expect(stepSeconds(running, Date.parse(at(7)), null)).toBe(7)
  expect(stepSeconds({ ...running, state: 'done', endedAt: at(4) }, Date.parse(at(59)), null)).toBe(4)
})

test('a step that has not begun has no time', () => {
  expect(stepSeconds({ ...running, state: 'waiting', startedAt: null }, Date.parse(at(7)), null)).toBeNull()
})

test('a server whose clock is ahead or days away does not show in the seconds', () => {
  const now = Date.parse(at(10))
  expect(stepSeconds({ ...running, startedAt: at(40) }, now, now - 3_000)).toBe(3)
  expect(stepSeconds({ ...running, startedAt: '2026-12-25T00:00:00Z' }, now, null)).toBe(0)
  expect(stepSeconds({ ...running, startedAt: '2026-11-01T00:00:00Z' }, now, now - 2_000)).toBe(2)
})

test('evidence only ever narrows, and never to nothing', () => {
  const steps = stepNames.map((name) => ({ name, state: 'waiting' as Step['state'] }))
  let open = openShare(steps)
  expect(open).toBe(1)
  for (const step of steps) {
    step.state = 'done'
    const next = openShare(steps)
    expect(next).toBeLessThan(open)
    open = next
  }
  expect(open).toBeGreaterThan(0)
})

test('what was not available narrows nothing', () => {
  expect(openShare([{ name: 'followers', state: 'skipped' }])).toBe(1)
})

test('a verification without a score says why', () => {
  expect(outcomeWords({ state: 'queued', verdict: null })).toBe('Waiting to start')
  expect(outcomeWords({ state: 'failed', verdict: null })).toBe('Couldn’t finish')
  const verdict = {
    state: 'PRIVATE' as const,
    trust: null,
    fraudRisk: null,
    decision: null,
    verdict: '',
    suspiciousFollowers: null,
  }
  expect(outcomeWords({ state: 'done', verdict })).toBe('Private account')
})
