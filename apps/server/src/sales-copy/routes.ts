import { randomInt } from 'node:crypto'
import { copySectionOf, Problem, salesCopy } from '@vouch/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import type { LanguageModel } from '../outside/llm/language-model.ts'
import { type CopyParts, writeCustomCopy, writeSectionCopy } from './answer-request.ts'

/** The team's sales-copy tool. Nothing is kept: the tool keeps what it was given in its browser. */

/** Lets the team's session pass and nobody else. @throws Problem */
export type TeamGuard = (request: FastifyRequest) => Promise<void>

export interface SalesCopyParts {
  /** Null: the built-in writer. */
  model: LanguageModel | null
  guard: TeamGuard
}

const seedsMax = 2 ** 31

export function salesCopyRoutes(app: FastifyInstance, { model, guard }: SalesCopyParts): void {
  const parts: CopyParts = { model, now: () => new Date(), drawSeed: () => randomInt(seedsMax) }
  app.register(async (room) => {
    room.addHook('onRequest', guard)

    serve(room, salesCopy.custom, ({ body, log, signal }) => writeCustomCopy(parts, body, { log, signal }))

    serve(room, salesCopy.section, async ({ params, log, signal }) => {
      const section = copySectionOf(params.section)
      if (section === null) throw new Problem('not_found', 'There is no section of copy with this name.')
      return writeSectionCopy(parts, section, params.section, { log, signal })
    })
  })
}
