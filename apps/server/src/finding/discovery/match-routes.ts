import { creatorGlance, matches, Problem } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import type { FastifyInstance } from 'fastify'
import type { Member } from '../../foundation/http/member.ts'
import { serve } from '../../foundation/http/serve.ts'
import type { ComparedCreator } from './compared-creator.ts'
import { loadComparedCreator } from './compared-creator.ts'
import { loadGlance } from './creator-glance.ts'
import type { DiscoveryParts } from './discovery-parts.ts'
import { comparedWords, reasonsOfLikeness } from './likeness-words.ts'
import { loadMatch, loadMatches } from './load-match.ts'
import { findLookalikes } from './lookalikes.ts'
import { findByManner } from './manner-matches.ts'
import { answerMatch, type Ranking } from './paid-match.ts'
import { requireSandboxIndex, screeningLine } from './want-sandbox-index.ts'

/** Adds the routes of comparing: lookalikes, manner, and what was found before. */
export function matchRoutes(app: FastifyInstance, parts: DiscoveryParts): void {
  const { db, now, sandbox } = parts
  const lookerOf = ({ workspaceId }: Member) => ({ workspaceId, simulated: sandbox })
  const creatorOf = async (name: { platform: Platform; handle: string }, member: Member): Promise<ComparedCreator> => {
    if (sandbox) await requireSandboxIndex(parts)
    const found = await loadComparedCreator(db.pool, name, lookerOf(member))
    return found ?? notIndexed()
  }

  serve(app, matches.creator, async ({ member, query }) => (await creatorOf(query, member)).creator)

  serve(app, creatorGlance.show, async ({ member, query }) => {
    if (sandbox) await requireSandboxIndex(parts)
    return (await loadGlance(parts, query, lookerOf(member))) ?? notIndexed()
  })

  serve(app, matches.lookalikes, async ({ member, headers, body }) => {
    const { of, asked, preview, ...bounds } = body
    const reference = await creatorOf(of, member)
    const rank = async (): Promise<Ranking> => {
      const { fitting, best } = await findLookalikes(db.pool, reference, bounds, lookerOf(member))
      return {
        fitting,
        best: best.map((alike) => ({
          creatorId: alike.other.creator.id,
          fit: Math.round(alike.likeness.score),
          reasons: reasonsOfLikeness(reference, alike),
        })),
        compared: comparedWords(reference),
      }
    }
    const title = `Creators like ${reference.creator.displayName ?? reference.creator.handle}`
    return answerMatch(
      db,
      {
        ...{ kind: 'lookalikes', title, request: { of, ...bounds }, asked, preview, at: now() },
        ...{ key: headers['idempotency-key'] ?? null, workspaceId: member.workspaceId },
      },
      rank,
    )
  })

  serve(app, matches.personality, async ({ member, headers, body }) => {
    const { manner, asked, preview, ...bounds } = body
    const index = sandbox ? await requireSandboxIndex(parts) : null
    const rank = async (): Promise<Ranking> => {
      const ranking = await findByManner(db.pool, manner, bounds, lookerOf(member))
      return { ...ranking, compared: [...ranking.compared, ...(index === null ? [] : screeningLine(index))] }
    }
    return answerMatch(
      db,
      {
        ...{ kind: 'personality', title: 'Your brand voice', request: { manner, ...bounds }, asked, preview },
        ...{ at: now(), key: headers['idempotency-key'] ?? null, workspaceId: member.workspaceId },
      },
      rank,
    )
  })

  serve(app, matches.list, ({ member, query }) =>
    loadMatches(db.pool, member.workspaceId, { limit: query.limit, cursor: query.cursor ?? null }),
  )

  serve(app, matches.show, async ({ member, params }) => {
    const found = await loadMatch(db.pool, member.workspaceId, params.id)
    if (found === null) throw new Problem('not_found')
    return found
  })
}

function notIndexed(): never {
  throw new Problem('not_found', 'This creator isn’t in our index yet. Verify them first.')
}
