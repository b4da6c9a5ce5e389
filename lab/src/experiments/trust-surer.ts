/** Whether asking for data keeps its promise: simulated creators without one part of their data, the width that the report promises for it, and the
 *  width once the part is there. Run alone: `node lab/src/experiments/trust-surer.ts`; it needs no data. */

import { assess, type Report, type Snapshot } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'
import { markdownTable } from '../measures/markdown-table.ts'

const creatorsEach = 30

const parts: readonly (readonly [part: string, without: (snapshot: Snapshot) => Snapshot])[] = [
  ['followersSample', (snapshot) => ({ ...snapshot, followersSample: null })],
  ['history', (snapshot) => ({ ...snapshot, history: [] })],
  ['comments', (snapshot) => ({ ...snapshot, comments: [] })],
]

const fates = [
  ['clean', []],
  ['bought followers, 40%', [{ kind: 'bought-followers-drip', intensity: 0.4 }]],
] as const

interface Kept {
  before: number
  promised: number
  reached: number
  moved: number
}

/** @returns medians over creators for whom the part was asked for */
export function surerTable(creators: number = creatorsEach): string {
  const lines = fates.flatMap(([fate, scenarios]) =>
    parts.map(([part, without]) => {
      const kept = Array.from({ length: creators }, (_, index) => {
        const { snapshot } = simulateCreator({
          seed: `surer/${index}`,
          platform: index % 2 === 0 ? 'instagram' : 'tiktok',
          at: '2026-11-20T10:00:00Z',
          size: 'small',
          followersMethod: 'random',
          scenarios,
        })
        return keptPromise(part, snapshot, without(snapshot))
      }).filter((one) => one !== null)
      const within = kept.filter(({ promised, reached }) => Math.abs(promised - reached) <= 5).length
      return [
        fate,
        part,
        String(kept.length),
        ...(['before', 'promised', 'reached', 'moved'] as const).map((key) => middle(kept.map((one) => one[key]))),
        kept.length === 0 ? '–' : `${((100 * within) / kept.length).toFixed(0)}%`,
      ]
    }),
  )
  return markdownTable(
    ['creators', 'asked for', 'n', 'width before', 'promised', 'reached', 'score moved by', 'promise within 5 points'],
    lines,
  )
}

function keptPromise(part: string, whole: Snapshot, thinned: Snapshot): Kept | null {
  const [before, after] = [reportOf(thinned), reportOf(whole)]
  const asked = before.surer.find((one) => one.part === part)
  if (asked === undefined || before.trust === null || after.trust === null) return null
  return {
    before: asked.width.from,
    promised: asked.width.to,
    reached: after.trust.high - after.trust.low,
    moved: after.trust.score - before.trust.score,
  }
}

function reportOf(snapshot: Snapshot): Report {
  return assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
}

function middle(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  return String(sorted[Math.floor(sorted.length / 2)] ?? '–')
}

if (import.meta.main) console.log(surerTable())
