/** Reading of numbers that may be missing, wild or not numbers at all.
 *
 *  The contract refuses bad input with a sentence; here it must only never spread. NaN is the danger: it passes every
 *  comparison, so one division of nothing by nothing would turn a whole forecast into blanks. */

/** @param value what the caller knows
 *  @param low smallest sensible value
 *  @param high largest sensible value
 *  @returns the value drawn to the range; null where it is missing, infinite or not a number
 *  @example knownValue(1.4, 0, 1) is 1; knownValue(Number.NaN, 0, 1) is null */
export function knownValue(value: number | null | undefined, low: number, high: number): number | null {
  return value === null || value === undefined || !Number.isFinite(value) ? null : Math.min(high, Math.max(low, value))
}

/** Counts, money and other quantities that end at the largest number that anything on earth is counted to. */
export const quantityMax = 1e12

/** @returns a quantity from 0 to 1e12; null where it is not known
 *  @example knownQuantity(-3) is 0 */
export function knownQuantity(value: number | null | undefined): number | null {
  return knownValue(value, 0, quantityMax)
}

/** @returns a share from 0 to 1; null where it is not known
 *  @example knownShare(0.2) is 0.2 */
export function knownShare(value: number | null | undefined): number | null {
  return knownValue(value, 0, 1)
}
