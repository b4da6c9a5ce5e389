/** Places for turns of endpoints, so that a slow receiver holds up nobody but the slow: a turn that turns out slow moves over and leaves its
 *  fast place to the next at once. */

/** A turn with an attempt that takes longer leaves its fast place. */
export const movesOverMs = 500
/** An attempt that takes longer, or has no answer at all, makes the endpoint a slow one for its next turn. Longer than a turn's stay in the fast lane, so
 *  that a moment in which this process is short of breath makes nobody slow. */
export const slowMs = 2_000
/** Turns of quick endpoints at a time in one process. At worst all of them are slow for the first time: the others then wait for
 *  `movesOverMs` a round, 2 s for a thousand. */
const fastMax = 256
/** Turns of slow endpoints at a time. Those that move over may stand beyond it for their last attempts, 5,100 at worst: a place is left
 *  after half a second and an attempt ends after ten. */
const slowMax = 256
/** Connections of one turn. It begins with one, and has the others when that was answered. */
export const connectionsOf = { fast: 4, slow: 1 } as const

export type Lane = keyof typeof connectionsOf

export class Lanes {
  readonly #taken: Record<Lane, number> = { fast: 0, slow: 0 }

  /** Places that are free, 0 or more. */
  free(lane: Lane): number {
    return Math.max(0, (lane === 'fast' ? fastMax : slowMax) - this.#taken[lane])
  }

  enter(lane: Lane): void {
    this.#taken[lane] += 1
  }

  leave(lane: Lane): void {
    this.#taken[lane] -= 1
  }
}
