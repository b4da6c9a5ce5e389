/** What the browser remembers of the free tool: the address, and how many analyses were used on which day. The server counts for
 *  itself; this is what is shown until it has been asked. */

export const emailKey = 'creator_tool_email'
export const usageKey = 'creator_tool_usage'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** @returns the day of a moment, as the server counts days. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** @returns the analyses used on the day; 0 for another day and for what cannot be read. */
export function usedOn(storage: Kept, day: string): number {
  try {
    const kept: unknown = JSON.parse(storage.getItem(usageKey) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('date' in kept) || !('count' in kept)) return 0
    const { date, count } = kept
    return date === day && typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : 0
  } catch {
    return 0
  }
}

/** Remembers the analyses used on a day. */
export function keepUsed(storage: Kept, day: string, count: number): void {
  storage.setItem(usageKey, JSON.stringify({ date: day, count }))
}
