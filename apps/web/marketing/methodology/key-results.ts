import type { Goal } from '../content/read-document.ts'

/** The goals that a reader should see first, among them one that was missed. */
const chosen: readonly { measure: string; words: string }[] = [
  {
    measure: 'untouched real creators with a high or critical risk',
    words: 'of real creators get a high or critical risk',
  },
  {
    measure: 'trust: interval excludes 70, on the wrong side',
    words: 'of ranges that exclude 70 are on the wrong side',
  },
  {
    measure: 'a source never trained on, Instagram mean',
    words: 'on accounts from a source the model has never seen',
  },
  {
    measure: 'SRF, real followers of influencers',
    words: 'on real followers of real influencers, the hardest set',
  },
]

export interface KeyResult {
  words: string
  reached: string
  goal: string
  met: boolean
}

/** @throws Error when the document no longer measures one of them: the page must not fall silent about it. */
export function keyResults(goals: readonly Goal[]): KeyResult[] {
  return chosen.map(({ measure, words }) => {
    const found = goals.find((goal) => goal.measure === measure)
    if (!found) throw new Error(`The document has no goal named "${measure}".`)
    return { words, reached: found.reached, goal: found.goal, met: found.met }
  })
}
