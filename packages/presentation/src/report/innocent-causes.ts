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
      'Large and older accounts pick up abandoned and automated followers without asking for them.',
      'People who only browse often have no photo, no posts and few followers.',
      'An audience in a country with different habits can look unusual to a model trained elsewhere.',
    ],
    answer: 'The creator can say what brought these followers, or remove the accounts and be verified again.',
  },
  engagement: {
    causes: [
      'A post recommended by the platform reaches people who don’t follow the account.',
      'A giveaway or a promoted post boosts a single metric for a while.',
      'Hidden like counts and rounded views distort rates.',
    ],
    answer: 'The creator can share reach and traffic sources for the posts in question.',
  },
  growth: {
    causes: [
      'A viral post, a mention by a larger account, a TV appearance or an ad.',
      'A giveaway, with people leaving when it ends.',
      'The platform removed inauthentic accounts on its own; many creators lose followers on the same day.',
    ],
    answer: 'The creator can explain what happened on the days in question.',
  },
  content: {
    causes: [
      'A busy season for partnerships, or a launch.',
      'A break for health, family or vacation.',
      'Archived or deleted posts leave gaps.',
    ],
    answer: 'The creator can say which posts were paid and what drove the schedule.',
  },
  comments: {
    causes: [
      'Fans say hi, cheer and send emoji; short comments alone don’t mean anything.',
      'A giveaway that asks for comments produces hundreds of similar ones.',
      'Comments in a language we read less well can look more alike than they are.',
    ],
    answer: 'The creator can filter and hide spam; a later verification will reflect it.',
  },
  coordination: {
    causes: [
      'A fan club, a class or a team engages with every post together.',
      'Creators who are friends comment on each other’s posts within minutes.',
      'Post notifications bring in the same loyal people at the same time.',
    ],
    answer: 'The creator can explain who the group is.',
  },
}

/** Where a signal sees something that its group's other signals don't. */
const arrivals: Innocence = {
  causes: [
    'A promoted post gets views for as long as the ad runs, and few likes or comments with them.',
    'A post shared in a group or by a larger account gets likes from people who don’t comment.',
    'Platforms remove inauthentic accounts from time to time, and counts drop on all creators’ posts.',
  ],
  answer: 'The creator can share reach by hour or day and the ad receipts for the posts in question.',
}
const likers: Innocence = {
  causes: [
    'A post shared among people with bare or private profiles gets likes that look inauthentic.',
    'Bots like popular posts on their own, without anyone paying for it.',
    'A list of likes shows only some of them, and the platform may choose which ones.',
  ],
  answer: 'The creator can say where else these posts were shared.',
}
const bySignal: Readonly<Record<string, Innocence>> = {
  'engagement.likers': likers,
  'engagement.likes-arrival': arrivals,
  'engagement.views-arrival': arrivals,
}

/** @returns the innocent explanations of a concern. */
export function innocentCauses({ id, group }: Pick<Signal, 'group'> & { id?: string }): Innocence {
  return bySignal[id ?? ''] ?? byGroup[group]
}
