import { useSyncExternalStore } from 'react'

/** Whether the server answers. What was loaded before stays on the screen; one strip says how old it is. */
export interface Reachability {
  isReached: boolean
  /** When the server last answered anything, milliseconds since 1970; null before it ever did. */
  lastAnswerAt: number | null
}

let present: Reachability = { isReached: true, lastAnswerAt: null }
const listeners = new Set<() => void>()

function change(next: Reachability): void {
  const isNews = next.isReached !== present.isReached
  present = next
  // The time alone is nobody's news: it is read when the server no longer answers.
  if (isNews) for (const listener of listeners) listener()
}

/** @param now milliseconds since 1970 */
export function noteAnswer(now: number): void {
  change({ isReached: true, lastAnswerAt: now })
}

/** A call got no answer at all: no line, or no server behind it. */
export function noteNoAnswer(): void {
  change({ ...present, isReached: false })
}

export function reachability(): Reachability {
  return present
}

export function subscribeReachability(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const reachedYet: Reachability = { isReached: true, lastAnswerAt: null }

export function useReachability(): Reachability {
  return useSyncExternalStore(subscribeReachability, reachability, () => reachedYet)
}
