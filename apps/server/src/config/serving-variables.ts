import { z } from 'zod'
import { flag } from './variable-kinds.ts'

/** The variables of what stands before the server. */

/** A stop takes 30 seconds at most, and what is under way needs some of them. */
const drainSecondsMax = 15
const drainRange = `must be from 0 to ${drainSecondsMax}`

export const servingVariables = {
  TRUST_PROXY: flag
    .optional()
    .describe('true: one proxy is in front of the server; the last IP address in X-Forwarded-For is the client’s.'),
  DRAIN_SECONDS: z.coerce
    .number(drainRange)
    .min(0, drainRange)
    .max(drainSecondsMax, drainRange)
    .default(0)
    .describe(
      'How long a stopping process keeps serving after /readyz turned 503, so that a load balancer can notice. 2 suits most.',
    ),
} as const

export interface ServingConfig {
  trustProxy: boolean
  drainMs: number
}

const shape = z.object(servingVariables)

export function servingConfigOf(values: z.output<typeof shape>): ServingConfig {
  return { trustProxy: values.TRUST_PROXY ?? false, drainMs: values.DRAIN_SECONDS * 1_000 }
}
