import type { Goal, GoalKind } from '../content/read-science.ts'

/** The goals that a reader should see first, among them one that was missed. Where a row holds two figures, so do its words. */
const chosen: readonly { measure: string; words: string }[] = [
  {
    measure: 'manipulated booked / clean not booked, everything known',
    words: 'of manipulated creators called book / of clean ones called don’t book, when everything was seen',
  },
  {
    measure: 'decided, everything / something known',
    words: 'of creators get book or don’t book, when everything was seen / when some of it was',
  },
  {
    measure: 'interval of the fake share (400 sampled): covers / median width',
    words: 'of the ranges around a share of fake followers hold the true share / points is their usual width',
  },
  {
    measure: 'trust: real creators as they are, high or critical',
    words: 'of untouched real creators get a high or critical risk; no one knows which of them are clean',
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
  return chosen.map(({ measure, words }) => {
    const found = goals.find((goal) => goal.measure === measure)
    if (!found) throw new Error(`The document has no goal named "${measure}".`)
    return { words, reached: found.reached, goal: found.goal, met: found.met, kind: found.kind }
  })
}
