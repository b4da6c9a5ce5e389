import type { z } from 'zod'
import { ConsentRefusal } from './consent-platform.ts'

/** What the six platforms' ways to a consent have in common. */

type Hosts = Readonly<Record<'authorize' | 'token' | 'api', string>>

/** @param base takes the place of all of a platform's hosts, for tests; null: they are its own */
export function hostsOf(base: string | null, own: Hosts): Hosts {
  return base === null ? own : { authorize: base, token: base, api: base }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** @throws ConsentRefusal `invalid` for an answer of another shape */
export function known<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const reading = shape.safeParse(body)
  if (!reading.success) throw new ConsentRefusal('invalid', reading.error)
  return reading.data
}
