import type { Signal } from '@vouch/engine'
import { type Contributions, smallTenths } from './contributions.ts'

/** @returns the signals of a verdict, weightiest first: concerns by how much they add to the evidence for manipulation,
 *  strengths by how much they take away. */
export function ranked(signals: readonly Signal[], verdict: 'strength' | 'concern'): Signal[] {
  const sign = verdict === 'concern' ? 1 : -1
  const weight = (signal: Signal) => sign * (signal.logOdds ?? 0)
  return signals
    .filter((signal) => signal.verdict === verdict)
    .sort((a, b) => weight(b) - weight(a) || a.id.localeCompare(b.id))
}

/** @returns the strengths that move the score, weightiest first, and apart from them those whose part in it rounds to no
 *  point at all: true, and worth nothing. Where there are no contributions, every strength speaks. */
export function weighedStrengths(
  signals: readonly Signal[],
  found: Contributions | null,
): { speaking: Signal[]; silent: Signal[] } {
  const all = ranked(signals, 'strength')
  if (!found) return { speaking: all, silent: [] }
  const contributions = found.groups.flatMap((group) => group.contributions)
  const tenths = new Map(contributions.map((each) => [each.signal.id, each.tenths]))
  const speaks = ({ id }: Signal) => (tenths.get(id) ?? 0) >= smallTenths
  return { speaking: all.filter(speaks), silent: all.filter((signal) => !speaks(signal)) }
}
