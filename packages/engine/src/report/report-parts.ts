/** The verdict by quantity: how much of each part of a creator is not real, against one stated line, and the one word that follows.
 *
 *  What a newcomer would get wrong is to read an unseen part as a clean one. It is `not-seen`, with what would show it, and
 *  nothing is said of it. A part that was looked at in vain is `unclear`, with the range that says so. */

/** Parts of a creator that can be bought, in the order in which a report tells them. `growth` is followers again, seen from the other
 *  side: those that came in steps which nothing explains. */
export const partNames = ['followers', 'growth', 'likes', 'views', 'comments', 'rings'] as const
export type PartName = (typeof partNames)[number]

/** `clear`: the whole interval is at or below the line. `manipulated`: all of it is at or above. Else `undecided`. */
export const partVerdicts = ['clear', 'undecided', 'manipulated'] as const
export type PartVerdict = (typeof partVerdicts)[number]

export const partStates = ['seen', 'unclear', 'not-seen'] as const
export type PartState = (typeof partStates)[number]

/** From this share on a part counts as manipulated: a fifth of it bought or written by bots. A stated line, on which the labels of all
 *  simulated and injected creators rest as well. */
export const partLine = 0.2

/** How much of one part is not real. Every key is there for every part; figures are null where the part was not seen. */
export interface Part {
  part: PartName
  /** `unclear`: it was looked at, and its range is too wide to say anything. */
  state: PartState
  /** 0 to 1, of followers, of the counts of the latest posts, of comments, or of listed likes and comments. */
  share: number | null
  /** Ends of the 90 % interval: the truth lies below `low` one time in twenty, and above `high` one time in twenty. */
  low: number | null
  high: number | null
  line: number
  /** Accounts, posts, comments, days or actions that were looked at. */
  n: number | null
  /** What would show the part, or narrow its range; null where it was seen. */
  why: string | null
  /** Null where the part was not seen or is unclear. */
  verdict: PartVerdict | null
}

/** One word for a brand that wants to know what to do. */
export const decisionWords = ['book', 'ask-first', 'dont-book'] as const
export type DecisionWord = (typeof decisionWords)[number]

/** What would settle an open decision: an undecided or unseen part, or a kind of data. Reports of earlier engines named `insights`, which never did. */
export const decidingData = [...partNames, 'followersSample', 'history', 'posts', 'insights'] as const
export type DecidingData = (typeof decidingData)[number]

export interface Decision {
  word: DecisionWord
  /** For `dont-book` and `ask-first` the parts that speak against the creator, the strongest first; for `book` those that were seen and are clear. */
  because: PartName[]
  /** For `ask-first`: what would settle it by itself, open parts first; empty where no single thing would, and for the other words. */
  wouldDecide: DecidingData[]
}
