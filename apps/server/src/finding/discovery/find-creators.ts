import { type discovery, filtersOf, previewRows, type QueryOf, type ReplyOf } from '@vouch/contract'
import { sandboxNetworkSize } from '@vouch/simulator'
import type { Member } from '../../foundation/http/member.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { preparing } from './sandbox-index.ts'
import { replyOfNobody, searchReply } from './search-reply.ts'
import { wantSandboxIndex } from './want-sandbox-index.ts'

/** What a search answers to whom: a visitor sees the first rows of simulated creators, a member pages through all that the workspace may see. */

export type FindingParts = Pick<DiscoveryParts, 'db' | 'now' | 'queue' | 'sandbox'>

interface Finding {
  /** Null: a visitor. */
  member: Member | null
  query: QueryOf<typeof discovery.creators>
}

export async function findCreators(
  parts: FindingParts,
  { member, query }: Finding,
): Promise<ReplyOf<typeof discovery.creators>> {
  const { db, sandbox } = parts
  const { q = '', sort, limit, cursor, ...fields } = query
  // A visitor always sees the simulated ones; in production nobody else does.
  const index = member === null || sandbox ? await wantSandboxIndex(parts) : null
  const screening = index && { scored: index.screened, of: sandboxNetworkSize }
  const left = index && preparing(index)
  if (left !== null) return { ...replyOfNobody(), preparing: left, screening }
  const asked = {
    ...{ sentence: q, named: filtersOf(fields), sort, at: parts.now() },
    limit: member === null ? Math.min(limit, previewRows) : limit,
    cursor: member === null ? null : (cursor ?? null),
    looker: { workspaceId: member?.workspaceId ?? null, simulated: sandbox },
  }
  // Members find their own marks beside the creators, also those of a moment ago.
  const reply = await db.reads[member === null ? 'recent' : 'current']((pool) => searchReply(pool, asked))
  return { ...reply, nextCursor: member === null ? null : reply.nextCursor, preparing: null, screening }
}
