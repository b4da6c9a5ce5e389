/** How much of a ring is seen, and which chances its seen members speak for.
 *
 *  The table of counts holds accounts seen twice or more. What a newcomer would get wrong: the members among them are the busier
 *  ones, so that their mean is not the ring's. */

/** A ring is seen at least this regularly inside, or it is nothing that can be told from a crowd. */
const [insideMin, insideMax] = [0.02, 0.995]
/** A ring acts elsewhere at most this part as often as inside; else it is a group of devoted fans. */
const [outsideMin, outsideRatioMax] = [0.002, 0.4]
/** Steps to a chance: to a four-thousandth. */
const halvings = 12

/** Chances of a member: to be seen twice or more, and to be seen just once. */
export function sightOf(size: number, others: number, inside: number, outside: number) {
  const [noIn, noOut] = [(1 - inside) ** size, (1 - outside) ** others]
  const onceIn = (size * inside * noIn * noOut) / (1 - inside)
  const onceOut = (others * outside * noIn * noOut) / (1 - outside)
  return { seen: Math.max(Number.MIN_VALUE, 1 - noIn * noOut - onceIn - onceOut), onceIn, onceOut }
}

/** The chance inside at which members who are seen twice would have so many actions inside. Solved and not approached round by
 *  round: where few members are seen, the rounds crawl, and stop at a ring more regular than it is.
 *
 *  @param acts actions inside of a seen member, in the mean */
export function insideFrom(size: number, others: number, acts: number, outside: number): number {
  return rootOf(insideMin, insideMax, (chance) => {
    const sight = sightOf(size, others, chance, outside)
    return (size * chance - sight.onceIn) / sight.seen - acts
  })
}

/** The same for the chance outside. */
export function outsideFrom(size: number, others: number, acts: number, inside: number): number {
  return rootOf(outsideMin, Math.max(outsideMin, outsideRatioMax * inside), (chance) => {
    const sight = sightOf(size, others, inside, chance)
    return (others * chance - sight.onceOut) / sight.seen - acts
  })
}

/** @returns where a rising function is 0, or the end nearest to it */
function rootOf(low: number, high: number, rising: (at: number) => number): number {
  if (rising(low) >= 0) return low
  if (rising(high) <= 0) return high
  let [below, above] = [low, high]
  for (let step = 0; step < halvings; step += 1) {
    const middle = (below + above) / 2
    if (rising(middle) < 0) below = middle
    else above = middle
  }
  return (below + above) / 2
}
