import type { Signal, Trust } from '@vouch/engine'
import recorded from './recorded-demos.json' with { type: 'json' }

/** What the engine said of the simulated creators that the home page shows. */

export interface RecordedStage {
  /** What was looked at more than before. */
  evidence: string
  trust: Trust
}

/** The recorded file is written by the engine, whose bands are the words of this type; a file only knows that they are texts. */
function trustOf(trust: { score: number; low: number; high: number; band: string }): Trust {
  return trust as Trust
}

/** Creators with ever more evidence. */
export const narrowingCreators: readonly { handle: string; name: string; stages: readonly RecordedStage[] }[] =
  recorded.narrowing.map(({ handle, name, stages }) => ({
    handle,
    name,
    stages: stages.map(({ evidence, trust }) => ({ evidence, trust: trustOf(trust) })),
  }))

/** @throws Error for a creator that was not recorded. */
export function recordedCreator(handle: string) {
  const found = narrowingCreators.find((each) => each.handle === handle)
  if (!found) throw new Error(`No evidence was recorded about ${handle}`)
  return found
}

/** Creators for a list, as they came. */
export const listedCreators: readonly {
  handle: string
  platform: string
  name: string
  followers: number | null
  trust: Trust
}[] = recorded.list.flatMap(({ handle, platform, name, followers, trust }) =>
  trust ? [{ handle, platform, name, followers, trust: trustOf(trust) }] : [],
)

/** The concerns about the creator whose followers were bought, as the engine states them. */
export const recordedConcerns = recorded.concerns as readonly Signal[]

/** What the engine recommends to ask her. */
export const recordedQuestions: readonly string[] = recorded.recommendations.map(({ text }) => text)
