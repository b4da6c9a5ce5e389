import { stepNames } from '@vouch/contract'
import { sandboxSnapshot } from '@vouch/simulator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headOf } from '../creators/snapshots.ts'
import { type StepChange, stepsOfSnapshot, waitingSteps, withFailure, withStep } from './steps.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

const changes = fc.array(
  fc.record<StepChange>({
    name: fc.constantFrom(...stepNames),
    state: fc.constantFrom('waiting', 'running', 'done', 'skipped', 'failed'),
    detail: fc.option(fc.string(), { nil: null }),
  }),
)

test('law: whatever is noted, the steps keep their order and a time exists exactly when its event did', () => {
  fc.assert(
    fc.property(changes, (noted) => {
      const steps = noted.reduce((so, change, n) => withStep(so, change, new Date(start + n * 1_000)), waitingSteps())
      expect(steps.map((step) => step.name)).toEqual([...stepNames])
      for (const { state, startedAt, endedAt } of steps) {
        expect(startedAt !== null).toBe(state !== 'waiting')
        expect(endedAt !== null).toBe(state !== 'waiting' && state !== 'running')
        if (startedAt && endedAt) expect(Date.parse(endedAt)).toBeGreaterThanOrEqual(Date.parse(startedAt))
      }
    }),
  )
})

test('a detail that was told stays until another is told', () => {
  const at = new Date(start)
  const told = withStep(waitingSteps(), { name: 'posts', state: 'running', detail: '20 posts' }, at)
  expect(withStep(told, { name: 'posts', state: 'done', detail: null }, at)[1]?.detail).toBe('20 posts')
})

test('after a failure nothing runs or waits any more', () => {
  const at = new Date(start)
  const running = withStep(waitingSteps(), { name: 'profile', state: 'done', detail: null }, at)
  const failed = withFailure(withStep(running, { name: 'posts', state: 'running', detail: null }, at), at)
  expect(failed.map((step) => step.state)).toEqual(['done', 'failed', 'skipped', 'skipped', 'skipped'])
})

test('data that is there already says what it holds', () => {
  const snapshot = sandboxSnapshot('instagram', 'ava_fields_sandbox', '2026-11-20T10:00:00Z')
  if (!snapshot) throw new Error('The sandbox lost its first creator')
  const head = headOf({ ...snapshot, comments: [], posts: snapshot.posts.slice(0, 1) })
  const steps = stepsOfSnapshot(head, new Date(start))
  expect(steps.map((step) => [step.name, step.state, step.detail])).toEqual([
    ['profile', 'done', 'Ava Fields'],
    ['posts', 'done', '1 post'],
    ['followers', 'done', expect.stringMatching(/^[\d,]+ followers sampled$/)],
    ['comments', 'skipped', 'no comments'],
    ['scoring', 'waiting', null],
  ])
})
