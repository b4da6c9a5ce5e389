/** What else could explain a concern. Evidence suggests; it does not prove, and an honest report says what an honest
 *  creator would say. Kept by signal where there is something particular to say, by group otherwise. */

import type { Signal, SignalGroup } from '@vouch/engine'

export interface Innocence {
  causes: readonly string[]
  /** How the creator can answer. */
  answer: string
}

/** What an experienced buyer would think of before suspecting anybody. */
const byGroup: Record<SignalGroup, Innocence> = {
  audience: {
    causes: [
      'Large and old accounts collect abandoned and automated followers without asking for them.',
      'People who only read often have no picture, no posts and few followers.',
      'An audience in a country with other habits can look unusual to a model that learnt elsewhere.',
    ],
    answer: 'The creator can share the platform’s own audience insights, or remove the accounts and be verified again.',
  },
  engagement: {
    causes: [
      'A post that was recommended by the platform reaches people who do not follow.',
      'A giveaway or a promoted post raises a single figure for a while.',
      'Hidden like counts and rounded views distort rates.',
    ],
    answer: 'The creator can show the reach and the sources of traffic of the posts in question.',
  },
  growth: {
    causes: [
      'A viral post, a mention by a larger account, a television appearance or an advertisement.',
      'A giveaway, followed by people leaving when it ends.',
      'The platform removed inauthentic accounts on its own: many creators lose followers on the same day.',
    ],
    answer: 'The creator can name what happened on the days in question.',
  },
  content: {
    causes: [
      'A season with many partnerships, or a launch.',
      'A pause for health, family or holidays.',
      'Posts that were archived or deleted leave holes.',
    ],
    answer: 'The creator can say which posts were paid for and how the schedule came about.',
  },
  comments: {
    causes: [
      'Fans greet, cheer and send emoji: short comments alone are no sign of anything.',
      'A giveaway that asks for a comment produces hundreds of alike ones.',
      'Comments in a language that we read less well look more alike than they are.',
    ],
    answer: 'The creator can filter and hide spam; a later verification will show it.',
  },
  coordination: {
    causes: [
      'A fan club, a class or a team reacts to every post together.',
      'Creators who are friends comment on each other’s posts within minutes.',
      'Post notifications bring the same loyal people at the same time.',
    ],
    answer: 'The creator can tell who the group is.',
  },
}

/** @returns the innocent explanations of a concern. */
export function innocentCauses({ group }: Pick<Signal, 'group'>): Innocence {
  return byGroup[group]
}
