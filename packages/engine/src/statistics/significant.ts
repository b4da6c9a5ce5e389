/** Rounding of what a report states. Floating-point noise in the 16th digit differs between ways of adding up;
 *  six significant digits are far more than any figure of a report is known to, and hide it.
 *
 *  It also keeps the promise that a report is the same byte for byte wherever it is computed: two machines may
 *  disagree about the last bit of a logarithm and never about the sixth digit of a share. */

/** Minus zero becomes zero, because JSON writes both as 0 and reads only one back. Rounding twice changes nothing.
 *
 *  @param value any number
 *  @returns the nearest number with six significant digits; 0 for numbers that are not finite, which no report may carry
 *  @example significant(1_234_567) is 1,234,570; significant(0.123456789) is 0.123457 */
export function significant(value: number): number {
  if (!Number.isFinite(value)) return 0
  return value === 0 ? 0 : Number(value.toPrecision(6))
}

/** As `significant`, but what is not known stays not known.
 *
 *  A figure that cannot be computed is not known either, so infinities and NaN become null here instead of 0. */
export function significantOrNull(value: number | null): number | null {
  return value === null || !Number.isFinite(value) ? null : significant(value)
}
