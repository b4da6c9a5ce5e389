/** What nobody looked at may be where the purchase is.
 *
 *  What a newcomer would get wrong is to let spotless likes stand for comments that nobody read: log-odds add up without end, but who bought comments
 *  alone has spotless likes as well. So however good the rest looks, the unfavourable end leaves room for those whom only the missing data would show. */

/** Signals of which one at least speaks where a kind of data was looked at: who follows and how they came, what is said, who acts together, what the
 *  posts count. */
const kinds: readonly (readonly string[])[] = [
  ['audience.suspicious', 'growth.step'],
  ['comments.inauthentic'],
  ['coordination.lockstep'],
  ['engagement.likes-pattern', 'engagement.views-pattern'],
]

/** Of the manipulated creators, those whom one kind of data alone would show, in a world less favourable than the one that the weights know, where it is
 *  one in six. With a quarter, ranges hold where half of all purchases are of one kind, whichever it is (docs/science/trust-and-decision.md). */
const hiddenPart = 0.25

/** @param measured whether a signal was measured, by id; undefined for one that isn't asked at all
 *  @returns share of the manipulated creators who may show nothing in what was looked at, 0 to 1; the more kinds were looked at, the smaller
 *  @example 0 where all four kinds were looked at, .25 without comments, 1 where nothing was */
export function hiddenShare(measured: (id: string) => boolean | undefined): number {
  const unseen = kinds.filter((ids) => {
    const asked = ids.map(measured).filter((one) => one !== undefined)
    return asked.length > 0 && !asked.includes(true)
  })
  return hiddenPart * unseen.length
}
