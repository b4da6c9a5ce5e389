/** Independent random numbers of the laws that the simulated worlds are made of; the engine's own draws fill their law evenly and
 *  would flatter it. */

type Random = () => number

/** Standard normal (Box and Muller). */
export function normalOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Student's t with four degrees of freedom, scaled to have its 90th percentile where the normal law has it: the same middle,
 *  and many more surprises. */
export function heavyTailed(random: Random): number {
  const squares = [0, 1, 2, 3].reduce((sum) => sum + normalOf(random) ** 2, 0)
  return (normalOf(random) / Math.sqrt(squares / 4)) * (1.2816 / 1.5332)
}

/** Counts of Poisson's law; above a few hundred the normal law with the same mean and variance. */
export function poisson(mean: number, random: Random): number {
  if (!(mean > 0)) return 0
  if (mean > 300) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normalOf(random)))
  const limit = Math.exp(-mean)
  let count = 0
  for (let product = random(); product > limit; product *= random()) count += 1
  return count
}
