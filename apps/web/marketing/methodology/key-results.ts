import type { Goal, GoalKind } from '../content/read-science.ts'

/** The goals that a reader should see first, among them one that was missed. A row of several figures gives the one at `place`. */
const chosen: readonly { measure: string; place?: number; words: string }[] = [
  {
    measure: 'manipulated booked / clean not booked, everything known',
    place: 0,
    words: 'of manipulated creators got “book” when we could see everything',
  },
  {
    measure: 'manipulated booked / clean not booked, everything known',
    place: 1,
    words: 'of clean creators got “don’t book” when we could see everything',
  },
  {
    measure: 'decided, everything / something known',
    place: 0,
    words: 'got “book” or “don’t book” when we could see everything; the others got “ask first”',
  },
  {
    measure: 'range of the share of fakes (400 sampled): holds it / median width',
    place: 0,
    words: 'of ranges around a share of fake followers held the true share',
  },
  {
    measure: 'creators_ig_adipta: likes, 25% bought',
    place: 1,
    words: 'of real Instagram creators were flagged after we added a quarter of bought likes',
  },
  {
    measure: 'trust: real creators as they are, high or critical',
    words: 'of untouched real creators got a high or critical risk; no one knows which of them are clean',
  },
]

export interface KeyResult {
  words: string
  reached: string
  goal: string
  met: boolean
  kind: GoalKind
}

/** @throws Error when the document no longer measures one of them: the page must not fall silent about it. */
export function keyResults(goals: readonly Goal[]): KeyResult[] {
  return chosen.map(({ measure, place, words }) => {
    const found = goals.find((goal) => goal.measure === measure)
    if (!found) throw new Error(`The document has no goal named "${measure}".`)
    const [reached, goal] = [figureAt(found.reached, place), figureAt(found.goal, place)]
    return { words, reached, goal, met: found.met, kind: found.kind }
  })
}

/** @throws Error for a place without a figure */
function figureAt(figures: string, place: number | undefined): string {
  if (place === undefined) return figures
  const found = figures.split(/ \/ |, /)[place]
  if (found === undefined) throw new Error(`"${figures}" has no figure at ${place}.`)
  return found
}
