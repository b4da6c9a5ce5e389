/** Notes on points of a chart become numbers on the chart and sentences below it. Points that would overlap share one. */

export interface NotedPoint {
  /** Percent from the left and from the top. */
  x: number
  y: number
  at: string
  note: string | null
}

export interface NumberedNote {
  number: number
  x: number
  y: number
  /** Dates with what was seen then, oldest first. */
  lines: { at: string; text: string }[]
}

/** @param gap percent of the width that two numbers need between them.
 *  @returns the notes from left to right; a number stands at the first of the points that share it. */
export function numberedNotes(points: readonly NotedPoint[], gap = 2.6): NumberedNote[] {
  const notes: NumberedNote[] = []
  for (const { x, y, at, note } of [...points].sort((a, b) => a.x - b.x)) {
    if (note === null) continue
    const previous = notes.at(-1)
    if (previous && x - previous.x < gap) previous.lines.push({ at, text: note })
    else notes.push({ number: notes.length + 1, x, y, lines: [{ at, text: note }] })
  }
  return notes
}
