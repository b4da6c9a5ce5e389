/** The closest monotone sequence in weighted least squares, by pooling adjacent violators.
 *  @param direction 1 for never falling, -1 for never rising */
export function monotone(values: number[], weights: number[], direction: 1 | -1): number[] {
  const blocks: { sum: number; weight: number; length: number }[] = []
  for (const [index, value] of values.entries()) {
    const weight = weights[index] ?? 1
    blocks.push({ sum: direction * value * weight, weight, length: 1 })
    for (;;) {
      const last = blocks.at(-1)
      const before = blocks.at(-2)
      if (last === undefined || before === undefined || before.sum / before.weight <= last.sum / last.weight) break
      blocks.splice(-2, 2, {
        sum: before.sum + last.sum,
        weight: before.weight + last.weight,
        length: before.length + last.length,
      })
    }
  }
  return blocks.flatMap((block) => Array<number>(block.length).fill((direction * block.sum) / block.weight))
}
