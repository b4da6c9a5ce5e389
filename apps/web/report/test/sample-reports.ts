/** Reports for the tests of this folder: real ones, computed by the engine from simulated creators, so that a change of
 *  the report's shape is felt here first. */

import { assess, type Report, type Signal, type Snapshot } from '@vouch/engine'
import { sandboxSnapshot, showcaseCreators } from '@vouch/simulator'

export const sampleTime = '2026-11-20T10:00:00Z'
const digest = `sha256:${'5f3a9c0e'.repeat(8)}`

export interface Sample {
  kind: string
  snapshot: Snapshot
  report: Report
}

/** Simulating a creator takes time, even a small one, and tests ask for the same ones again. */
const known = new Map<string, Sample>()

/** @returns the report of the first showcase creator of a kind. @throws when the simulator has no such creator. */
export function sampleOf(kind: string): Sample {
  const sample = known.get(kind) ?? computed(kind)
  known.set(kind, sample)
  return sample
}

function computed(kind: string): Sample {
  const creator = showcaseCreators().find((each) => each.kind === kind)
  const snapshot = creator && sandboxSnapshot(creator.platform, creator.handle, sampleTime, 'small')
  if (!snapshot) throw new Error(`the simulator has no showcase creator of kind ${kind}`)
  return { kind, snapshot, report: assess(snapshot, { digest, computedAt: sampleTime }) }
}

/** @returns what a platform whose terms forbid derived figures gets. */
export function withheldSample(): Report {
  const { snapshot } = sampleOf('comment-bots')
  return assess(snapshot, { digest, computedAt: sampleTime, withheld: 'derived_metrics_off' })
}

/** @returns a signal with the keys that a test is about. */
export function buildSignal(given: Partial<Signal> = {}): Signal {
  return {
    id: 'growth.step',
    title: 'Unexplained follower jumps',
    group: 'growth',
    verdict: 'concern',
    value: 3,
    unit: 'jumps',
    benchmark: null,
    logOdds: 1,
    scoreAtMedian: null,
    evidence: [],
    explanation: 'Three jumps with no post to explain them.',
    ...given,
  }
}
