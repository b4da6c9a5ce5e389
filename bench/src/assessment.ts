import { availableParallelism } from 'node:os'
import { parseSnapshotJson } from '@vouch/contract'
import { assess, canonicalPieces, estimateAudience, factsOf, type Snapshot, signalList } from '@vouch/engine'
import { type Size, simulateCreator, sizes } from '@vouch/simulator'
import { reportJson } from '../../apps/server/src/cli/report-json.ts'
import { reportOf, snapshotDigest } from '../../apps/server/src/verdicts/verifications/report-of.ts'
import { snapshotLimits, snapshotShape } from '../../packages/contract/src/verdicts/snapshot/snapshot.ts'
import { countJson } from '../../packages/contract/src/wire/json-bounds.ts'
import { reviewLockstep } from '../../packages/engine/src/lockstep/review-lockstep.ts'
import { pipedMs } from './piped-verdicts.ts'
import type { Row } from './row.ts'
import { mediansMs } from './timing.ts'

/** From the bytes of a large snapshot to its report, against `JSON.parse` of the same bytes. */

const rounds = 15
const parseTimesMax = 4
const pipedTimesMax = 5
const doublingTimesMax = 2.2
const computedAt = '2026-01-01T00:00:00.000Z'

export async function assessmentRows(): Promise<Row[]> {
  const text = snapshotText(sizes.large)
  const snapshot = parsed(text)
  const facts = factsOf(snapshot)
  const double = snapshotText(doubled(sizes.large))
  const ms = mediansMs(rounds, {
    parse: () => JSON.parse(text),
    whole: () => report(text),
    double: () => report(double),
    counted: () => countJson(text, snapshotShape(), snapshotLimits.values),
    validated: () => parseSnapshotJson(text),
    canonical: () => [...canonicalPieces(snapshot)],
    digest: () => snapshotDigest(snapshot),
    audience: () => estimateAudience(snapshot),
    lockstep: () => reviewLockstep(snapshot),
    facts: () => factsOf(snapshot),
    signals: () => signalList.map((signal) => signal.measure(facts)),
    assess: () => assess(snapshot, { digest: 'sha256:', computedAt }),
  })
  const times = (part: number) => `${(part / ms.parse).toFixed(2)} x JSON.parse`
  const share = (what: string, part: number): Row => ({
    what: `  ${what}`,
    figure: times(part),
    peer: `${((100 * part) / ms.whole).toFixed(0)} % of the whole`,
    kept: null,
  })
  const piped = await pipedMs(text)
  const { followersSampled, posts, comments, historyDays } = sizes.large
  return [
    {
      what: `bytes to report (${followersSampled} followers, ${posts} posts, ${comments} comments, ${historyDays} days; ${(text.length / 1e6).toFixed(1)} MB)`,
      figure: times(ms.whole),
      peer: `limit ${parseTimesMax} x (JSON.parse: ${ms.parse.toFixed(1)} ms)`,
      kept: ms.whole <= parseTimesMax * ms.parse,
    },
    {
      what: `the same through \`vouch verify - --ndjson\`, a snapshot of many, ${availableParallelism()} cores`,
      figure: times(piped),
      peer: `limit ${pipedTimesMax} x`,
      kept: piped <= pipedTimesMax * ms.parse,
    },
    share('JSON.parse', ms.parse),
    share('counting what the text holds', ms.counted),
    share('checks and order', ms.validated - ms.parse - ms.counted),
    share('canonical form', ms.canonical),
    share('SHA-256 of it', ms.digest - ms.canonical),
    // Of one snapshot again and again: what is asked of its posts is remembered from the first round on, so these are a little low.
    share('assessment', ms.assess),
    share('  of it: audience', ms.audience),
    share('  of it: groups that act together', ms.lockstep),
    share('  of it: comments, likers, counts, order', ms.facts - ms.audience - ms.lockstep),
    share('  of it: signals', ms.signals),
    share('  of it: composing the report', ms.assess - ms.facts - ms.signals),
    {
      what: 'twice the input',
      figure: `${(ms.double / ms.whole).toFixed(2)} x the time`,
      peer: `limit ${doublingTimesMax} x (input ${(double.length / text.length).toFixed(2)} x)`,
      kept: ms.double <= doublingTimesMax * ms.whole,
    },
  ]
}

function report(text: string): string {
  return reportJson(reportOf(parsed(text), { computedAt }).report)
}

function parsed(text: string): Snapshot {
  const reading = parseSnapshotJson(text)
  if (!reading.ok) throw new Error(reading.sentence)
  return reading.snapshot
}

function snapshotText(size: Size): string {
  const plan = { seed: 'bench', platform: 'instagram', at: '2026-01-01T00:00:00Z', followers: 400_000 } as const
  return JSON.stringify(simulateCreator({ ...plan, size, followersMethod: 'random' }).snapshot)
}

function doubled(size: Size): Size {
  return Object.fromEntries(Object.entries(size).map(([part, most]) => [part, 2 * most])) as unknown as Size
}
