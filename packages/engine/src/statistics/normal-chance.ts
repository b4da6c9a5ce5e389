/** Chance that a standard normal number is below a value, by the error function's approximation of Abramowitz and Stegun (1964, 7.1.26);
 *  off by at most 1.5e-7.
 *
 *  @returns 0 to 1, rising
 *  @example normalChance(1.6449) is .95 */
export function normalChance(value: number): number {
  const x = Math.abs(value) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const rest = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const inside = 1 - rest * Math.exp(-x * x)
  return value >= 0 ? (1 + inside) / 2 : (1 - inside) / 2
}
