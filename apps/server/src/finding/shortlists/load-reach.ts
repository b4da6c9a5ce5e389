import type { Shortlist, ShortlistReach } from '@vouch/contract'
import { overlapOfAudiences, reachTogether, type StatedReach } from '@vouch/engine'
import { loadFollowerSamples, noSample } from '../../verdicts/verifications/follower-samples.ts'
import { loadShortlist } from './load-shortlists.ts'
import type { ShortlistDesk } from './shortlist-parts.ts'

/** Loads what the creators of a list reach and cost together. Only creators with a finished verdict count; the others are told. */
export async function loadReach(
  { db, snapshots }: Pick<ShortlistDesk, 'db' | 'snapshots'>,
  workspaceId: string,
  id: string,
): Promise<ShortlistReach> {
  const { entries } = await loadShortlist(db.pool, workspaceId, id)
  const known = entries.filter(({ verdict }) => verdict?.reach != null)
  const samples = await loadFollowerSamples(
    { db, snapshots },
    known.flatMap(({ verdict }) => (verdict ? [verdict.verificationId] : [])),
    workspaceId,
  )
  const audiences = new Map(
    known.map(({ id: entryId, creator: { platform }, verdict }) => [
      entryId,
      { platform, ...(samples.get(verdict?.verificationId ?? '') ?? noSample) },
    ]),
  )
  const audienceOf = (entryId: string) => audiences.get(entryId) ?? { platform: '', ...noSample }
  const together = reachTogether(known.map(reachOf), (one, other) =>
    overlapOfAudiences(audienceOf(one), audienceOf(other)),
  )
  return {
    counted: known.length,
    missing: entries.length - known.length,
    added: together?.added ?? null,
    deduplicated: together && { value: together.value, low: together.low, high: together.high },
    pairs: together?.pairs ?? { measured: 0, all: 0 },
    price: priceOf(entries),
  }
}

type Entry = Shortlist['entries'][number]

function reachOf({ id, verdict }: Entry): StatedReach {
  const { value = 0, low = null, high = null } = verdict?.reach ?? {}
  return { id, value, low: low ?? value, high: high ?? value }
}

/** Prices are added end by end: they come from the same tables, so that all may be too low at once. */
function priceOf(entries: readonly Entry[]): ShortlistReach['price'] {
  const prices = entries.flatMap(({ verdict }) => (verdict?.price ? [verdict.price] : []))
  if (prices.length === 0) return null
  const sum = (of: (price: (typeof prices)[number]) => number) => prices.reduce((total, price) => total + of(price), 0)
  return {
    value: sum(({ value }) => value),
    low: sum(({ value, low }) => low ?? value),
    high: sum(({ value, high }) => high ?? value),
    counted: prices.length,
  }
}
