import { devClock, Problem } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { serve } from '../http/serve.ts'
import { type AdvanceParts, advanceClock } from './advance.ts'

const dayMs = 86_400_000

/** The sandbox's clock. In production it does not exist: nobody moves real time. */
export function clockRoutes(app: FastifyInstance, parts: AdvanceParts & { config: Pick<Config, 'mode'> }): void {
  const { clock, config } = parts
  const shown = () => ({ now: clock.now().toISOString(), offsetDays: clock.aheadMs() / dayMs })

  serve(app, devClock.read, async () => {
    if (config.mode !== 'sandbox') throw new Problem('not_found')
    return shown()
  })

  serve(app, devClock.advance, async ({ body }) => {
    if (config.mode !== 'sandbox') throw new Problem('not_found')
    await advanceClock(parts, body.advanceDays)
    return shown()
  })
}
