import { randomInt } from 'node:crypto'
import { copySectionOf, Problem, salesCopy } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../foundation/http/serve.ts'
import type { LanguageModel } from '../../outside/llm/language-model.ts'
import { type CopyParts, writeCustomCopy, writeSectionCopy } from './answer-request.ts'

/** The team's sales-copy tool. Nothing is kept: the tool keeps what it was given in its browser. */

const seedsMax = 2 ** 31

/** @param model null: the built-in writer */
export function salesCopyRoutes(app: FastifyInstance, model: LanguageModel | null): void {
  const parts: CopyParts = { model, now: () => new Date(), drawSeed: () => randomInt(seedsMax) }

  serve(app, salesCopy.custom, ({ body, log, signal }) => writeCustomCopy(parts, body, { log, signal }))

  serve(app, salesCopy.section, async ({ params, log, signal }) => {
    const section = copySectionOf(params.section)
    if (section === null) throw new Problem('not_found', 'There is no copy section with this name.')
    return writeSectionCopy(parts, section, params.section, { log, signal })
  })
}
