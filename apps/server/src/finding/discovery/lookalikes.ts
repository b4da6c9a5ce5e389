import { fitMin, type MatchBounds, matchedMax } from '@vouch/contract'
import { type Likeness, likeness } from '@vouch/engine'
import type pg from 'pg'
import { Conditions } from '../../foundation/db/conditions.ts'
import { type ComparedCreator, type ComparedRow, comparedColumns, comparedCreator } from './compared-creator.ts'
import { addVisibility, type Looker } from './creator-conditions.ts'

/** Creators like another: candidates by index, then the engine's exact likeness for each.
 *
 *  What a newcomer would get wrong: not every creator is compared. Topic, country and size decide most of the likeness, so candidates are the
 *  nearest in size of the same topic, once in the same country and once anywhere, larger ones and smaller ones. Among a million creators
 *  that is some hundred rows instead of all, and whoever is left out is either of another topic or further away in size than those. */

export interface Alike {
  other: ComparedCreator
  likeness: Likeness
}

export interface AlikeRanking {
  /** Who is alike enough, counted to 200. */
  fitting: number
  best: Alike[]
}

/** Candidates in all, shared between platforms, directions and places. */
const candidatesMax = 600
const walksPerPlatform = 4
const countedMax = 200
/** Where the size of a creator is hidden, candidates begin at this one: the middle of what people look for. */
const sizeWhenHidden = 20_000

/** Ranks the candidates, best first. Ties keep the order of the index, so the same index gives the same list. */
export async function findLookalikes(
  pool: pg.Pool,
  reference: ComparedCreator,
  bounds: MatchBounds,
  looker: Looker,
): Promise<AlikeRanking> {
  const candidates = await loadCandidates(pool, reference, bounds, looker)
  const alike = candidates
    .map((other): Alike => ({ other, likeness: likeness(reference.compared, other.compared) }))
    .filter((each) => Math.round(each.likeness.score) >= fitMin.lookalikes)
    .sort((a, b) => b.likeness.score - a.likeness.score || Number(a.other.creator.id) - Number(b.other.creator.id))
  return { fitting: Math.min(alike.length, countedMax), best: alike.slice(0, matchedMax) }
}

async function loadCandidates(
  pool: pg.Pool,
  { creator, compared }: ComparedCreator,
  bounds: MatchBounds,
  looker: Looker,
): Promise<ComparedCreator[]> {
  const chosen = bounds.platforms?.length ? [...new Set(bounds.platforms)] : [creator.platform]
  const conditions = new Conditions()
  addVisibility(conditions, looker)
  if (bounds.minTrust != null) conditions.add('trust >= ?', Math.ceil(bounds.minTrust))
  conditions.add('handle <> ?', creator.handle)
  const size = conditions.bind(compared.followers ?? sizeWhenHidden)
  const limit = conditions.bind(Math.ceil(candidatesMax / (chosen.length * walksPerPlatform)))
  const topic = compared.category === null ? null : `category = ${conditions.bind(compared.category)}`
  const place = compared.country === null ? null : `country = ${conditions.bind(compared.country)}`
  // Without a topic only the order of the whole list helps, which is by this expression.
  const by = topic === null ? 'coalesce(followers, -1)' : 'followers'
  const groups = [topic && place ? `${topic} and ${place}` : null, topic ?? place ?? 'true'].filter(
    (one) => one !== null,
  )
  const walks = groups.flatMap((group) => {
    const from = `select id from discovered_creators where platform = chosen.platform and ${group} and ${conditions.sql}`
    return [
      `(${from} and ${by} >= ${size} order by ${by}, id limit ${limit})`,
      `(${from} and ${by} < ${size} order by ${by} desc, id desc limit ${limit})`,
    ]
  })
  const found = await pool.query<ComparedRow>(
    `select ${comparedColumns} from discovered_creators where id in (
       select walked.id from unnest(${conditions.bind(chosen)}::text[]) as chosen(platform)
        cross join lateral (${walks.join(' union all ')}) as walked)`,
    conditions.values,
  )
  return found.rows.map(comparedCreator)
}
