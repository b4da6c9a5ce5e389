/** A message stands this long. */
export const messageMs = 6_000

/** @returns the message after this one; the first follows the last. */
export function nextMessage(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count
}
