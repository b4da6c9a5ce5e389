/** Solves the symmetric positive definite system `matrix · x = right` in place by Cholesky factors.
 *  @param matrix row-major, `size` by `size`; destroyed
 *  @returns the solution, written over `right` */
export function denseSolve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const at = (row: number, column: number) => matrix[row * size + column] ?? 0
  for (let column = 0; column < size; column++) {
    for (let row = column; row < size; row++) {
      let sum = at(row, column)
      for (let k = 0; k < column; k++) sum -= at(row, k) * at(column, k)
      matrix[row * size + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(column, column)
    }
  }
  for (let row = 0; row < size; row++) {
    let sum = right[row] ?? 0
    for (let k = 0; k < row; k++) sum -= at(row, k) * (right[k] ?? 0)
    right[row] = sum / at(row, row)
  }
  for (let row = size - 1; row >= 0; row--) {
    let sum = right[row] ?? 0
    for (let k = row + 1; k < size; k++) sum -= at(k, row) * (right[k] ?? 0)
    right[row] = sum / at(row, row)
  }
  return right
}
