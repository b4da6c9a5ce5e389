import type { Step, StepName, VerificationCard } from '@vouch/contract'

/** The words and measures of a verification on its way. */

const reportStateWords = {
  READY: 'Report ready',
  LOW_CONFIDENCE: 'Low confidence',
  INSUFFICIENT: 'Nothing to judge',
  PRIVATE: 'Private account',
  NOT_FOUND: 'Not found',
  RESTRICTED: 'Restricted, no score',
} as const

/** @returns how a verification without a score stands, in words. */
export function outcomeWords({ state, verdict }: Pick<VerificationCard, 'state' | 'verdict'>): string {
  if (state === 'queued') return 'Waiting to start'
  if (state === 'running') return 'Running'
  if (state === 'failed') return 'Couldn’t finish'
  return verdict ? reportStateWords[verdict.state] : 'Report ready'
}

/** What each step does, as a heading and in a sentence for while nothing has been found yet. */
export const stepWords: Record<StepName, { title: string; doing: string }> = {
  profile: { title: 'Profile', doing: 'Reading the public profile' },
  posts: { title: 'Posts', doing: 'Reading recent posts and their metrics' },
  followers: { title: 'Followers', doing: 'Sampling followers' },
  comments: { title: 'Comments', doing: 'Reading comments and who wrote them' },
  scoring: { title: 'Scoring', doing: 'Weighing the evidence' },
}

export const stepStateWords: Record<Step['state'], string> = {
  waiting: 'waiting',
  running: 'in progress',
  done: 'done',
  skipped: 'not available',
  failed: 'failed',
}

/** Longer than any step may take: a larger difference means that the two clocks do not agree. */
const plausibleSecondsMax = 3_600

/** @param now milliseconds since 1970 on this machine.
 *  @param firstSeen when this screen first saw the step running, for clocks that do not agree with the server's.
 *  @returns how long the step took or has been running, in seconds; null before it starts. */
export function stepSeconds(step: Step, now: number, firstSeen: number | null): number | null {
  const started = step.startedAt ? Date.parse(step.startedAt) : Number.NaN
  if (step.state !== 'running') {
    const ended = step.endedAt ? Date.parse(step.endedAt) : Number.NaN
    const seconds = (ended - started) / 1000
    return Number.isFinite(seconds) ? Math.max(0, seconds) : null
  }
  const seconds = (now - started) / 1000
  if (seconds >= 0 && seconds <= plausibleSecondsMax) return seconds
  return firstSeen === null ? 0 : Math.max(0, (now - firstSeen) / 1000)
}

/** How much each part of the evidence narrows what may still be true. A picture of progress, not a forecast of the score:
 *  the real tolerance is known only when scoring ends. */
const narrowing: Record<StepName, number> = { profile: 0.12, posts: 0.24, followers: 0.28, comments: 0.2, scoring: 0.1 }

/** @returns the share of the scale that is still open, 1 at the start. Steps that were not available narrow nothing. */
export function openShare(steps: readonly Pick<Step, 'name' | 'state'>[]): number {
  return steps.reduce((open, { name, state }) => (state === 'done' ? open - narrowing[name] : open), 1)
}
