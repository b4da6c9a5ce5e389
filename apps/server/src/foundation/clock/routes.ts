import { devClock } from '@vouch/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import { type AdvanceParts, advanceClock } from './advance.ts'

const dayMs = 86_400_000

/** The sandbox's clock. Elsewhere it does not exist: nobody moves real time. */
export function clockRoutes(app: FastifyInstance, parts: AdvanceParts): void {
  const { clock } = parts
  const shown = () => ({ now: clock.now().toISOString(), offsetDays: clock.aheadMs() / dayMs })

  serve(app, devClock.read, async () => shown())

  serve(app, devClock.advance, async ({ body }) => {
    await advanceClock(parts, body.advanceDays)
    return shown()
  })
}
