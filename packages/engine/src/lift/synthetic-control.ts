import { denseSolution } from '../statistics/dense-solution.ts'
import { type LiftPost, logOf, weekOf } from './weekly-movement.ts'

/** What would have moved a creator's posts anyway: a mix of other creators' movements that follows this creator's own posts as
 *  closely as it can before anything was paid for (Abadie, Diamond and Hainmueller, 2010).
 *
 *  What a newcomer would get wrong is to fit it freely: twenty creators follow twenty weeks perfectly, and predict the next one badly. The
 *  mix is therefore held to equal parts unless the posts say otherwise (ridge; Ben-Michael, Feller and Rothstein, 2021). */

/** By how many posts equal parts outweigh the data. Found by the lab of lifts: between 10 and 60 its coverage stays the same. */
const priorPosts = 25

/** A mix: one weight for each control, in their order. */
export type Mix = readonly number[]

/** @param own the creator's posts that nobody paid for
 *  @param controls movements of the others, week by week
 *  @returns how much of each makes up the control; empty without controls */
export function fitMix(own: readonly LiftPost[], controls: readonly ReadonlyMap<number, number>[]): Mix {
  const count = controls.length
  if (count === 0 || own.length === 0) return controls.map(() => 0)
  const middle = own.reduce((sum, post) => sum + logOf(post), 0) / own.length
  const equal = 1 / count
  const rows = own.map((post) => {
    const moves = controls.map((control) => control.get(weekOf(post.at)) ?? 0)
    const common = moves.reduce((sum, move) => sum + move, 0) * equal
    return { moves, left: logOf(post) - middle - common }
  })
  const spread = rows.reduce((sum, { moves }) => sum + moves.reduce((all, move) => all + move * move, 0), 0)
  const ridge = Math.max(1e-9, (priorPosts * spread) / (rows.length * count))
  const matrix = controls.map((_, one) =>
    controls.map(
      (_other, other) =>
        rows.reduce((sum, { moves }) => sum + (moves[one] ?? 0) * (moves[other] ?? 0), 0) + (one === other ? ridge : 0),
    ),
  )
  const right = controls.map((_, one) => rows.reduce((sum, { moves, left }) => sum + (moves[one] ?? 0) * left, 0))
  return denseSolution(matrix, right).map((away) => equal + away)
}

/** @returns what the mix moved in a week, in logarithms */
export function movementOf(mix: Mix, controls: readonly ReadonlyMap<number, number>[], week: number): number {
  return controls.reduce((sum, control, index) => sum + (mix[index] ?? 0) * (control.get(week) ?? 0), 0)
}
