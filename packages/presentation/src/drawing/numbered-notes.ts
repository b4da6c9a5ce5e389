/** Notes on points of a chart become numbers on the chart and sentences below it. Points that would overlap share one. */

export interface NotedPoint {
  /** Percent from the left and from the top. */
  x: number
  y: number
  at: string
  note: string | null
  /** The note is a doubt and not a mere remark. */
  doubt: boolean
}

export interface NumberedNote {
  number: number
  x: number
  y: number
  /** Dates with what was seen then, oldest first. */
  lines: { at: string; text: string }[]
  /** At least one of its notes is a doubt. */
  doubt: boolean
}

/** @param gap percent of the width that two numbers need between them.
 *  @returns the notes from left to right; a number stands at the first of the points that share it. */
export function numberedNotes(points: readonly NotedPoint[], gap = 2.6): NumberedNote[] {
  const notes: NumberedNote[] = []
  for (const { x, y, at, note, doubt } of [...points].sort((a, b) => a.x - b.x)) {
    if (note === null) continue
    const previous = notes.at(-1)
    if (previous && x - previous.x < gap) {
      previous.lines.push({ at, text: note })
      previous.doubt ||= doubt
    } else notes.push({ number: notes.length + 1, x, y, lines: [{ at, text: note }], doubt })
  }
  return notes
}
