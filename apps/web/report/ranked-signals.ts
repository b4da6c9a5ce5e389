import type { Signal } from '@vouch/engine'

/** @returns the signals of a verdict, weightiest first: concerns by how much they add to the evidence for manipulation,
 *  strengths by how much they take away. */
export function ranked(signals: readonly Signal[], verdict: 'strength' | 'concern'): Signal[] {
  const sign = verdict === 'concern' ? 1 : -1
  const weight = (signal: Signal) => sign * (signal.logOdds ?? 0)
  return signals
    .filter((signal) => signal.verdict === verdict)
    .sort((a, b) => weight(b) - weight(a) || a.id.localeCompare(b.id))
}
