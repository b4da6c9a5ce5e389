/** Rounding of what a report states. Floating-point noise in the 16th digit differs between ways of adding up;
 *  six significant digits are far more than any figure of a report is known to, and hide it. */

/** @param value any number
 *  @returns the nearest number with six significant digits; 0 for numbers that are not finite, which no report may carry */
export function significant(value: number): number {
  if (!Number.isFinite(value)) return 0
  return value === 0 ? 0 : Number(value.toPrecision(6))
}

/** As `significant`, but what is not known stays not known. */
export function significantOrNull(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : significant(value)
}
