import { engineVersions } from '@vouch/engine'
import type { Replay } from './replay.ts'

/** A replay for a terminal: what it found in a sentence, then each change in three lines. */

/** @returns lines joined by line feeds, ending with one */
export function replayText({ outcome, proof, engines, changes, others, digests }: Replay): string {
  const said: Record<Replay['outcome'], string> = {
    same: `Same report: engine ${engines.after} gives the same bytes on this data, apart from the time.`,
    engine: `Another engine: the report is from engine ${engines.before}, and this is ${engines.after}. The data are the same. ${engineProof[proof]}`,
    forged: forgedText(proof, engines.before),
    changed: `Not the same report: engine ${engines.after} gives other values on this data. The report was changed.`,
    data: `Other data: the report was made from ${digests.before}, and this snapshot is ${digests.after}.`,
  }
  const table = changes.flatMap(({ what, before, after, why }) => [
    `  ${what}`,
    `    ${before}  →  ${after}`,
    `    Why: ${why}.`,
  ])
  const rest = others.length === 0 ? [] : [`  Other parts that differ: ${others.join(', ')}.`]
  const none = outcome === 'engine' && table.length === 0 ? ['  No decision, score, part or signal moved.'] : []
  return `${[said[outcome], ...none, ...table, ...rest].join('\n')}\n`
}

const engineProof: Readonly<Record<Replay['proof'], string>> = {
  signed: 'The signature holds: that engine said so.',
  broken: '',
  unproven: 'Only its signature can show whether someone changed the report: vouch check.',
}

function forgedText(proof: Replay['proof'], engine: string): string {
  if (proof === 'broken') return `Forged: the report names engine ${engine}, and isn’t what was signed.`
  const never = `there was no engine ${engine} before this one`
  const ahead = `it holds what engine ${engine} didn’t have yet`
  const why = engineVersions.includes(engine) ? ahead : never
  return `Forged, unless a signature shows otherwise: the report names engine ${engine}, and ${why}. Add --keys to check its signature.`
}

/** 0: the same. 1: it can’t be from this data, or not from the engine that it names. 3: another engine judged; what that engine said cannot be
 *  scored again here. */
export function replayExit({ outcome }: Replay): number {
  return outcome === 'same' ? 0 : outcome === 'engine' ? 3 : 1
}
