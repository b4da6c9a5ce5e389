import { fitMin, type MatchBounds, type MatchReason, matchedMax } from '@vouch/contract'
import { type DialFit, dialFits, type MannerDial, mannerDials, type WantedManner } from '@vouch/engine'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { mannerOfDials } from './compared-creator.ts'
import { addVisibility, type Looker } from './creator-conditions.ts'
import type { PlacedCreator, Ranking } from './paid-match.ts'

/** Creators who write in a manner: the engine's fit as one expression over every creator whose captions were read. */

const countedMax = 200

/** Ranks by fit, best first. It reads every row of the index that has a manner: some milliseconds for 20,000. */
export async function findByManner(
  pool: pg.Pool,
  wanted: WantedManner,
  bounds: MatchBounds,
  looker: Looker,
): Promise<Ranking> {
  const conditions = new Conditions()
  addVisibility(conditions, looker)
  if (bounds.platforms?.length) conditions.add('platform = any(?)', bounds.platforms)
  if (bounds.minTrust != null) conditions.add('trust >= ?', Math.ceil(bounds.minTrust))
  const asked = mannerDials.flatMap((dial, index) => (wanted[dial] === null ? [] : [{ index, value: wanted[dial] }]))
  // Rounded as the column is: the database takes no number that is closer to zero than any of its own.
  const distances = asked.map(
    ({ index, value }) => `abs(manner[${index + 1}] - ${conditions.bind(Math.fround(value))}::real)`,
  )
  const fit = `100 * (1 - (${distances.join(' + ')}) / ${asked.length})`
  const found = await pool.query<{ id: string; manner: number[] }>(
    `select id, manner from (
       select id, manner, ${fit} as fit from discovered_creators where manner is not null and ${conditions.sql}) as fitted
      where round(fit::numeric) >= ${fitMin.personality} order by fit desc, id limit ${countedMax}`,
    conditions.values,
  )
  const best = found.rows.slice(0, matchedMax).flatMap((row) => placed(wanted, row))
  return { fitting: found.rows.length, best, compared: wantedWords(wanted) }
}

function placed(wanted: WantedManner, { id, manner: dials }: { id: string; manner: number[] }): PlacedCreator[] {
  const manner = mannerOfDials(dials)
  if (manner === null) return []
  const fits = dialFits(wanted, manner)
  const fit = Math.round(fits.reduce((sum, { points }) => sum + points, 0))
  return [{ creatorId: String(id), fit, reasons: fits.map(reasonOf) }]
}

const dialWords: Readonly<Record<MannerDial, { label: string; low: string; middle: string; high: string }>> = {
  formality: { label: 'Formality', low: 'casual', middle: 'neither formal nor casual', high: 'formal' },
  warmth: { label: 'Warmth', low: 'matter-of-fact', middle: 'friendly', high: 'warm' },
  humour: { label: 'Humor', low: 'serious', middle: 'occasionally playful', high: 'playful' },
  energy: { label: 'Energy', low: 'calm', middle: 'lively at times', high: 'exuberant' },
  depth: { label: 'Depth', low: 'light on detail', middle: 'moderately detailed', high: 'thorough' },
}

/** A third of a dial each is low, middle and high. */
function word(dial: MannerDial, value: number): string {
  const { low, middle, high } = dialWords[dial]
  return value < 1 / 3 ? low : value > 2 / 3 ? high : middle
}

function reasonOf({ dial, wanted, found, points, pointsMax }: DialFit): MatchReason {
  const [asked, seen] = [word(dial, wanted), word(dial, found)]
  return {
    label: dialWords[dial].label,
    points: Math.round(points),
    pointsMax: Math.round(pointsMax),
    words: `Captions are ${seen} (${Math.round(found * 100)} out of 100); ${asked === seen ? 'that’s what you’re looking for' : `you’re looking for ${asked}`}.`,
  }
}

function wantedWords(wanted: WantedManner): Ranking['compared'] {
  return mannerDials.flatMap((dial) => {
    const value = wanted[dial]
    return value === null ? [] : [{ label: dialWords[dial].label, words: word(dial, value) }]
  })
}
