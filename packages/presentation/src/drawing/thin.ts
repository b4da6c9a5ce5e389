/** Drawing a line through more points than the screen has columns hides nothing but costs time; leaving points out at
 *  even distances would hide the very spikes that a reader looks for. */

/** @returns at most about `most` of the points, in order: the first, the last, every point that `keep` names, and of
 *  each stretch in between the lowest and the highest. */
export function thinned<T>(
  points: readonly T[],
  most: number,
  value: (point: T) => number,
  keep: (point: T) => boolean,
): T[] {
  if (points.length <= most) return [...points]
  const chosen = new Set<number>([0, points.length - 1])
  points.forEach((point, index) => {
    if (keep(point)) chosen.add(index)
  })
  const stretches = Math.max(1, Math.floor((most - 2) / 2))
  for (let stretch = 0; stretch < stretches; stretch += 1) {
    const from = Math.floor((stretch * points.length) / stretches)
    const to = Math.floor(((stretch + 1) * points.length) / stretches)
    const [low, high] = extremes(points, value, from, to)
    chosen.add(low).add(high)
  }
  return points.filter((_, index) => chosen.has(index))
}

function extremes<T>(
  points: readonly T[],
  value: (point: T) => number,
  from: number,
  to: number,
): [low: number, high: number] {
  let low = from
  let high = from
  let least = Number.POSITIVE_INFINITY
  let greatest = Number.NEGATIVE_INFINITY
  for (let index = from; index < to; index += 1) {
    const point = points[index]
    if (point === undefined) continue
    const size = value(point)
    if (size < least) [least, low] = [size, index]
    if (size > greatest) [greatest, high] = [size, index]
  }
  return [low, high]
}
