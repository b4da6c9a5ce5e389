import type { FastifyInstance } from 'fastify'
import { besideHeld } from '../src/foundation/db/connection-order.ts'

/** Has calls come from outside, as they do in the product, whatever connection the test holds that makes them. */
export function callFromOutside(app: FastifyInstance): void {
  const inject = app.inject.bind(app) as (...words: unknown[]) => Promise<unknown>
  // It begins only once somebody waits for it.
  const fromOutside = (...words: unknown[]) => besideHeld(async () => await inject(...words))
  Object.assign(app, { inject: fromOutside })
}
