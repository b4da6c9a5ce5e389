import type { DiscoveredCreator } from '@vouch/contract'
import type { DecisionWord } from '@vouch/engine'
import type pg from 'pg'
import { isPassedOn } from '../../verdicts/creators/passed-on.ts'
import { loadCreatorRequests } from '../../verdicts/creators/suppressions.ts'

/** What is said of creators besides what stands in their rows: whose objection is being examined, and what the latest report says to do.
 *
 *  What a newcomer would get wrong: a screening decides nothing. A decision is the report's own, read where the report is. */

type Sql = Pick<pg.Pool, 'query'>

/** @param workspaceId whose files may be told of; null for a visitor */
export async function presentedCreators(
  sql: Sql,
  creators: readonly DiscoveredCreator[],
  workspaceId: string | null,
): Promise<DiscoveredCreator[]> {
  const [requests, decisions] = await Promise.all([
    loadCreatorRequests(sql, creators),
    loadDecisions(sql, creators, workspaceId),
  ])
  return creators.map((creator, place) => {
    const creatorRequest = requests[place]
    const decision = decisions.get(creator.id)
    return { ...creator, ...(creatorRequest && { creatorRequest }), ...(decision && { decision }) }
  })
}

/** Loads the decision of the latest report of each creator who was verified. */
async function loadDecisions(
  sql: Sql,
  creators: readonly DiscoveredCreator[],
  workspaceId: string | null,
): Promise<Map<string, DecisionWord>> {
  const verified = creators.filter(({ trust }) => trust?.basis === 'verification')
  if (verified.length === 0) return new Map()
  const found = await sql.query<{ id: string; word: DecisionWord | null }>(
    `select wanted.id, last.word
       from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) as wanted (id, platform, handle, own)
       join creators on creators.platform = wanted.platform and creators.handle = wanted.handle
      cross join lateral (
        select reports.card #>> '{decision,word}' as word from snapshots join reports on reports.snapshot_id = snapshots.id
         where creator_id = creators.id and reports.state in ('READY', 'LOW_CONFIDENCE')
           and workspace_id is not distinct from case when own then $5::uuid end and ${isPassedOn('snapshots')}
         order by fetched_at desc, computed_at desc limit 1) as last`,
    [
      verified.map(({ id }) => id),
      verified.map(({ platform }) => platform),
      verified.map(({ handle }) => handle),
      verified.map(({ source }) => source === 'import'),
      workspaceId,
    ],
  )
  return new Map(found.rows.flatMap(({ id, word }) => (word === null ? [] : [[id, word] as const])))
}
