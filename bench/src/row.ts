/** One line of the table: what was measured, beside the peer or limit of the same run. */
export interface Row {
  what: string
  figure: string
  peer: string
  /** Null for a row that only explains another. */
  kept: boolean | null
}

/** @returns the rows as a table for a terminal. */
export function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, peer, kept }) => [
    what,
    figure,
    peer,
    kept === null ? '' : kept ? 'kept' : 'MISSED',
  ])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const text = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
  return [`\n${title}`, ...text.map((line) => `  ${line}`)].join('\n')
}
