import { type Step, type StepName, stepNames } from '@vouch/contract'
import { plural } from '@vouch/engine'
import type { SnapshotHead } from '../creators/snapshots.ts'

/** The steps that a user watches. Pure: each function gives a fresh list. */

/** A change of one step; an earlier detail stays where no other is given. */
export interface StepChange {
  name: StepName
  state: Step['state']
  detail: string | null
}

/** @returns the steps before anything has begun. */
export function waitingSteps(): Step[] {
  return stepNames.map((name) => ({ name, state: 'waiting', startedAt: null, endedAt: null, detail: null }))
}

/** @returns the steps after a change. A step that ends without having been seen running began when it ended. */
export function withStep(steps: readonly Step[], change: StepChange, at: Date): Step[] {
  const time = at.toISOString()
  return steps.map((step) => {
    if (step.name !== change.name) return step
    const detail = change.detail ?? step.detail
    if (change.state === 'waiting') return { ...step, state: 'waiting', startedAt: null, endedAt: null, detail }
    const startedAt = step.startedAt ?? time
    return { ...step, state: change.state, startedAt, endedAt: change.state === 'running' ? null : time, detail }
  })
}

/** @returns the steps after a failure: what was running has failed, what waited was skipped. */
export function withFailure(steps: readonly Step[], at: Date): Step[] {
  const time = at.toISOString()
  return steps.map((step) => {
    if (step.state === 'running') return { ...step, state: 'failed', endedAt: time }
    return step.state === 'waiting' ? { ...step, state: 'skipped' } : step
  })
}

/** @returns the steps of data that an earlier run fetched, with what that run found; only scoring is to be done. */
export function stepsReadAgain(steps: readonly Step[], at: Date): Step[] {
  const time = at.toISOString()
  return waitingSteps().map((waiting) => {
    const found = steps.find(({ name }) => name === waiting.name)
    if (found === undefined || found.name === 'scoring') return waiting
    return { ...found, startedAt: time, endedAt: time }
  })
}

/** @returns the steps of data that is already there: each says what it found, or that there was nothing of its kind. */
export function stepsOfSnapshot(head: SnapshotHead, at: Date): Step[] {
  const { posts, comments, followersSampled, availability } = head
  const name = head.displayName ?? head.handle
  const found: StepChange[] = [
    { name: 'profile', state: 'done', detail: availability === 'found' ? name : availability },
    counted('posts', posts, 'post', 'posts'),
    counted('followers', followersSampled, 'follower sampled', 'followers sampled'),
    counted('comments', comments, 'comment', 'comments'),
  ]
  return found.reduce((steps, change) => withStep(steps, change, at), waitingSteps())
}

function counted(name: StepName, count: number, one: string, many: string): StepChange {
  const detail = plural(count, one, many)
  return count === 0 ? { name, state: 'skipped', detail: `no ${many}` } : { name, state: 'done', detail }
}
