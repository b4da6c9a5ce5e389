/** Bought likes, views, comments and followers, and follow/unfollow, injected into real creators whom the signals were not fitted on.
 *  Run alone: `node lab/src/experiments/injected-fraud.ts --data DIR --seed 7`.
 *
 *  One thing a newcomer would get wrong: a creator is *flagged* when the evidence is above what only 2 of 100 untouched creators of the
 *  same file reach. At 2 % false alarms this says how many are found, whatever the wording of a verdict. */

import { parseArgs } from 'node:util'
import { assess, type Report, type Snapshot } from '@vouch/engine'
import { creatorFiles } from '../creators/creator-file.ts'
import { creatorSnapshot } from '../creators/creator-snapshot.ts'
import { type Delivery, deliveries } from '../creators/deliveries.ts'
import { type BoughtCount, injected } from '../creators/injections.ts'
import { surrounded } from '../creators/surroundings.ts'
import { isFitHalf, textSeed } from '../creators/text-seed.ts'
import { rankingQuality } from '../measures/ranking-quality.ts'
import { engagementRuleScore } from './engagement-rule.ts'

export const injectedShares = [0.1, 0.25, 0.5] as const
/** False alarms at which found creators are counted. */
export const falseAlarms = 0.02

export interface FraudRow {
  file: string
  deed: string
  delivery: string
  share: number
  creators: number
  /** Part with more evidence than all but 2 % of the untouched. */
  flagged: number
  /** Part with a concern that names this deed. */
  named: number
  /** Part with a high or critical risk. */
  alarming: number
  auc: number
  /** AUC and flagged part of the industry's rule: engagement rate outside the usual band. */
  ruleAuc: number
  ruleFlagged: number
}

interface FraudFile {
  file: string
  counts: readonly BoughtCount[]
}

const files: readonly FraudFile[] = [
  { file: 'creators_tiktok_famous', counts: ['likes', 'views', 'comments'] },
  { file: 'creators_ig_adipta', counts: ['likes', 'comments'] },
]

/** Creators of a file that are looked at; the rest would only take time. */
const creatorsMax = 170
const surroundedMax = 60

/** Signals that name a deed. */
const naming: Readonly<Record<string, readonly string[]>> = {
  likes: [
    'likes-pattern',
    'likes-follow-views',
    'like-bursts',
    'likes-per-view',
    'likes-spread',
    'comments-per-like',
    'engagement.high',
  ],
  views: ['views-pattern', 'views-follow-likes', 'view-bursts', 'likes-per-view', 'view-stability', 'engagement.low'],
  comments: ['comments-pattern', 'comments-follow-likes', 'comment-bursts', 'comments-per-like', 'comments.'],
  followers: ['audience.', 'growth.', 'engagement.low', 'views-per-follower'],
  seesaw: ['growth.seesaw'],
}

/** What is measured of one creator. */
interface Reading {
  evidence: number
  rule: number
  alarming: boolean
  concerns: readonly string[]
}

function readingOf(snapshot: Snapshot): Reading {
  const report = assess(snapshot, { digest: 'sha256:not-taken', computedAt: snapshot.fetchedAt })
  return {
    evidence: evidenceOf(report),
    rule: engagementRuleScore(report),
    alarming: report.fraudRisk === 'high' || report.fraudRisk === 'critical',
    concerns: report.signals.filter(({ verdict }) => verdict === 'concern').map(({ id }) => id),
  }
}

/** The contributions add up to the score, so their sum ranks as the score does, without its rounding. */
export function evidenceOf({ signals }: Report): number {
  return signals.reduce((sum, { logOdds }) => sum + (logOdds ?? 0), 0)
}

/** @param untouched readings of creators as they are */
function rowOf(
  labels: Pick<FraudRow, 'file' | 'deed' | 'delivery' | 'share'>,
  untouched: readonly Reading[],
  touched: readonly Reading[],
): FraudRow {
  const measure = (score: (reading: Reading) => number) => {
    const [clean, bad] = [untouched.map(score), touched.map(score)]
    const limit = [...clean].sort((a, b) => b - a)[Math.floor(falseAlarms * clean.length)] ?? 0
    return {
      auc: rankingQuality({
        scores: Float64Array.from([...clean, ...bad]),
        labels: Float64Array.from([...clean.map(() => 0), ...bad.map(() => 1)]),
      }),
      flagged: bad.filter((value) => value > limit).length / Math.max(1, bad.length),
    }
  }
  const ours = measure(({ evidence }) => evidence)
  const rule = measure(({ rule: value }) => value)
  const part = (test: (reading: Reading) => boolean) => touched.filter(test).length / Math.max(1, touched.length)
  const names = naming[labels.deed] ?? []
  return {
    ...labels,
    creators: touched.length,
    flagged: ours.flagged,
    named: part(({ concerns }) => concerns.some((id) => names.some((name) => id.includes(name)))),
    alarming: part(({ alarming }) => alarming),
    auc: ours.auc,
    ruleAuc: rule.auc,
    ruleFlagged: rule.flagged,
  }
}

/** Held-out creators of a file in an order that has nothing to do with the file's; another seed draws other ones of the same half. */
export function heldOutCreators(folder: string, file: string, max: number, seed = 0): Snapshot[] {
  const found = creatorFiles(folder).find(({ name }) => name === file)
  return (found?.creators ?? [])
    .filter(({ creator }) => !isFitHalf(creator))
    .map((raw) => ({ raw, at: textSeed(seed === 0 ? raw.creator : `${raw.creator} ${seed}`) }))
    .sort((a, b) => a.at - b.at || (a.raw.creator < b.raw.creator ? -1 : 1))
    .slice(0, max)
    .map(({ raw }) => creatorSnapshot(raw))
}

/** Bought counts: posts are all that is known, as in the crawl. */
function countRows(folder: string, { file, counts }: FraudFile, shares: readonly number[], seed: number): FraudRow[] {
  const creators = heldOutCreators(folder, file, creatorsMax, seed)
  const untouched = creators.map(readingOf)
  const rows: FraudRow[] = []
  for (const count of counts) {
    for (const delivery of deliveries) {
      for (const share of shares) {
        const touched = creators.flatMap((creator) => {
          const changed = injected(creator, { count, delivery, share, seed })
          return changed === null ? [] : [readingOf(changed)]
        })
        if (touched.length > 0) rows.push(rowOf({ file, deed: count, delivery, share }, untouched, touched))
      }
    }
  }
  return rows
}

interface SurroundedDeed {
  deed: string
  delivery: string
  kind: 'bought-followers-burst' | 'bought-followers-drip' | 'comment-bots' | 'follow-unfollow'
  posts?: { count: BoughtCount; delivery: Delivery }
}

const surroundedDeeds: readonly SurroundedDeed[] = [
  { deed: 'followers', delivery: 'burst', kind: 'bought-followers-burst' },
  { deed: 'followers', delivery: 'drip', kind: 'bought-followers-drip' },
  {
    deed: 'comments',
    delivery: 'equal, with texts',
    kind: 'comment-bots',
    posts: { count: 'comments', delivery: 'equal' },
  },
  {
    deed: 'comments',
    delivery: 'campaign, with texts',
    kind: 'comment-bots',
    posts: { count: 'comments', delivery: 'campaign' },
  },
  { deed: 'seesaw', delivery: 'waves', kind: 'follow-unfollow' },
]

/** Deeds that show in followers, their history and the texts of comments: those are simulated around the real posts. */
function surroundedRows(folder: string, file: string, shares: readonly number[], seed: number): FraudRow[] {
  const creators = heldOutCreators(folder, file, surroundedMax, seed)
  const untouched = creators.map((creator) => readingOf(surrounded(creator)))
  return surroundedDeeds.flatMap(({ deed, delivery, kind, posts }) =>
    shares.map((share) => {
      const touched = creators.flatMap((creator) => {
        const changed = posts === undefined ? creator : injected(creator, { ...posts, share, seed })
        return changed === null ? [] : [readingOf(surrounded(changed, [{ kind, intensity: share }]))]
      })
      return rowOf({ file, deed, delivery, share }, untouched, touched)
    }),
  )
}

/** All deeds at the given shares, on creators that no signal was fitted on.
 *  @param folder of the real creators; files that are missing are left out
 *  @param seed draws the creators of the half that is held back and the orders: other posts, other noise */
export function fraudRows(folder: string, shares: readonly number[] = injectedShares, seed = 0): FraudRow[] {
  const present = new Set(creatorFiles(folder).map(({ name }) => name))
  return files
    .filter(({ file }) => present.has(file))
    .flatMap((file) => [...countRows(folder, file, shares, seed), ...surroundedRows(folder, file.file, shares, seed)])
}

if (import.meta.main) {
  const { data, seed = '0' } = parseArgs({ options: { data: { type: 'string' }, seed: { type: 'string' } } }).values
  if (data === undefined) throw new Error('Say where the data is: --data DIR')
  console.table(
    fraudRows(data, injectedShares, Number(seed)).map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? +value.toFixed(3) : value]),
      ),
    ),
  )
}
