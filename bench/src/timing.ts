/** Timing on shared machines: many rounds, medians, and every figure beside one that was measured in the same round. */

/** @returns median milliseconds of processor time of one run of `work`, after one that is not counted: what a core is paid for, whoever else is on the machine. */
export function medianProcessorMs(rounds: number, work: () => unknown): number {
  work()
  return median(Array.from({ length: rounds }, () => processorTimed(work)))
}

/** Runs all works in turn, round after round, so that a slow moment of the machine hits each alike.
 *  @returns median milliseconds by name. */
export function mediansMs<Name extends string>(
  rounds: number,
  works: Record<Name, () => unknown>,
): Record<Name, number> {
  const names = Object.keys(works) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const ms = timed(works[name])
      if (round > 0) times.get(name)?.push(ms)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** @returns the value that `share` of them are below; 0 for none */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** Threads that compile and collect for `work` count, since a core has them to do too. */
function processorTimed(work: () => unknown): number {
  const began = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}
