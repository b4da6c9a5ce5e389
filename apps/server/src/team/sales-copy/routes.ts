import { randomInt } from 'node:crypto'
import { copySectionOf, Problem, salesCopy } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import type { GenerationDesk } from '../../outside/llm/generate.ts'
import { type CopyParts, writeCustomCopy, writeSectionCopy } from './answer-request.ts'

/** The team's sales-copy tool. Nothing is kept: the tool keeps what it was given in its browser. */

const seedsMax = 2 ** 31

/** Adds the routes of the tool. */
export function salesCopyRoutes(app: FastifyInstance, desk: GenerationDesk): void {
  const parts: CopyParts = { ...desk, now: () => new Date(), drawSeed: () => randomInt(seedsMax) }

  serve(app, salesCopy.custom, ({ body, signal }) => writeCustomCopy(parts, body, signal))

  serve(app, salesCopy.section, async ({ params, signal }) => {
    const section = copySectionOf(params.section)
    if (section === null) throw new Problem('not_found', 'There is no copy section with this name.')
    return writeSectionCopy(parts, section, params.section, signal)
  })
}
