import type { ScoredTable } from '../measures/scored-table.ts'

/** Rows that a line is pulled to "as it is" by. */
const pull = 8
const turns = 25

/** Logistic regression of the label on the score by Newton's method. Every row counts once, because weighing a few fakes as heavily as many real accounts
 *  would multiply their luck; the share of fakes that the rows have is taken out as a constant.
 *  @param keep rows that it is learnt from
 *  @returns slope and offset that make the scores log likelihood ratios of this source */
export function calibration(
  { scores, labels }: ScoredTable,
  keep: (row: number) => boolean,
): { slope: number; offset: number } {
  const rows = [...scores.keys()].filter((row) => keep(row) && !Number.isNaN(labels[row]))
  const fakes = rows.reduce((sum, row) => sum + (labels[row] ?? 0), 0)
  const prior = Math.log(Math.max(1, fakes) / Math.max(1, rows.length - fakes))
  let [slope, offset] = [1, 0]
  for (let turn = 0; turn < turns; turn++) {
    let [g0, g1, h00, h01, h11] = [-pull * offset, pull * (1 - slope), pull, 0, pull]
    for (const row of rows) {
      const score = scores[row] ?? 0
      const chance = 1 / (1 + Math.exp(-(slope * score + offset + prior)))
      const [off, curve] = [(labels[row] ?? 0) - chance, chance * (1 - chance)]
      g0 += off
      g1 += off * score
      h00 += curve
      h01 += curve * score
      h11 += curve * score * score
    }
    const determinant = h00 * h11 - h01 * h01
    offset += (h11 * g0 - h01 * g1) / determinant
    slope += (h00 * g1 - h01 * g0) / determinant
  }
  return { slope: Number(Math.max(0.2, slope).toFixed(4)), offset: Number(offset.toFixed(4)) }
}
