import type { Report } from '@vouch/engine'

/** What the engine writes where it found a cause for a jump or a burst. */
const explained = /\bexplained by\b/i

/** @returns whether a mark on a chart is a doubt: its text is evidence of a signal that is a concern, and no cause was
 *  found for it. Other marks tell what happened, and many an honest creator has them. */
export function doubtsOf({ signals }: Pick<Report, 'signals'>): (note: string | null) => boolean {
  const doubts = new Set(
    signals
      .filter((signal) => signal.verdict === 'concern')
      .flatMap((signal) => signal.evidence.map((evidence) => evidence.text)),
  )
  return (note) => note !== null && doubts.has(note) && !explained.test(note)
}
