import type { BulkBatch, BulkItem, BulkLine, BulkPreview, BulkSummary } from '@vouch/contract'
import type { TrustBand } from '@vouch/engine'
import { count, plural } from '@vouch/presentation'

/** The words of bulk verification. */

export const lineKindWords: Record<BulkLine['kind'], string> = {
  new: 'verified',
  repeat: 'free repeat',
  double: 'skipped',
  refused: 'not recognized',
}

/** @returns what a list would do, in a sentence: `12 creators to verify: 10 new, 2 free repeats. 1 double is left out.` */
export function previewSentence({ counts }: Pick<BulkPreview, 'counts'>): string {
  const able = counts.new + counts.repeat
  const parts = [
    counts.repeat > 0
      ? `${plural(able, 'creator')} to verify: ${count(counts.new)} new, ${plural(counts.repeat, 'free repeat')}.`
      : `${plural(able, 'creator')} to verify.`,
    counts.double > 0 && `${plural(counts.double, 'duplicate')} skipped.`,
    counts.refused > 0 && `${plural(counts.refused, 'line')} not recognized.`,
  ]
  return parts.filter(Boolean).join(' ')
}

export const batchStateWords: Record<BulkSummary['state'], string> = {
  running: 'Running',
  paused: 'Paused',
  stopped: 'Out of credits',
  ended: 'Stopped early',
  done: 'Done',
}

export const itemStateWords: Record<BulkItem['state'], string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Couldn’t finish',
  refused: 'Not started',
  skipped: 'Skipped',
}

/** @returns what a list is called: the name that somebody gave it, or how many are on it */
export function batchName({ name, counts }: Pick<BulkSummary, 'name' | 'counts'>): string {
  return name || `List of ${plural(batchProgress({ counts }).all, 'creator')}`
}

/** @returns how much of a batch is through: the lines with an outcome, and all that were to be verified */
export function batchProgress({ counts }: Pick<BulkSummary, 'counts'>): { through: number; all: number } {
  const through = counts.done + counts.failed
  return { through, all: through + counts.waiting + counts.running + counts.skipped }
}

export interface BatchSummary {
  bands: Record<TrustBand, number>
  /** A verdict without a score that can be relied on. */
  unsure: number
  without: number
}

/** @returns how many verdicts fell into each band, once each */
export function batchSummary({ items }: Pick<BulkBatch, 'items'>): BatchSummary {
  const bands = { excellent: 0, good: 0, moderate: 0, poor: 0 }
  let [unsure, without] = [0, 0]
  for (const { verdict, state } of items) {
    if (state !== 'done') continue
    if (verdict?.trust && verdict.state === 'READY') bands[verdict.trust.band] += 1
    else if (verdict?.trust) unsure += 1
    else without += 1
  }
  return { bands, unsure, without }
}
