/** Solves a small system of linear equations whose matrix is symmetric and positive definite, as least squares give it.
 *
 *  Gaussian elimination without exchanging rows, which such a matrix never needs; meant for two or three unknowns.
 *
 *  @param matrix rows, square; not changed
 *  @param right as long as the matrix
 *  @returns the unknowns; 0 for one that the equations leave open
 *  @example denseSolution([[2, 0], [0, 4]], [2, 2]) is [1, .5] */
export function denseSolution(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const size = right.length
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = cell(pivot, pivot) === 0 ? 0 : cell(row, pivot) / cell(pivot, pivot)
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * cell(pivot, column))
    }
  }
  const unknowns = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let left = cell(row, size)
    for (let column = row + 1; column < size; column++) left -= cell(row, column) * (unknowns[column] ?? 0)
    unknowns[row] = cell(row, row) === 0 ? 0 : left / cell(row, row)
  }
  return unknowns
}
