/** What would settle an open decision: the data, and the question to the creator that brings it. An honest creator answers it easily. */

import type { DecidingData, Report } from '@vouch/engine'

export interface DecidingAsk {
  /** What would settle it, as the beginning of a sentence: `A random sample of 400 followers`. */
  data: string
  /** What to write to the creator. */
  question: string
}

const followerList = 'Could you send an export of your follower list, or connect the account?'

/** Reports of earlier engines asked for insights, which never moved a decision. */
type Settling = Exclude<DecidingData, 'insights'>

const asks: Record<Settling, DecidingAsk> = {
  followers: { data: 'A random sample of 400 followers', question: followerList },
  followersSample: { data: 'A random sample of 400 followers', question: followerList },
  growth: {
    data: 'An explanation for the follower jumps',
    question:
      'What happened on the days your follower count jumped? Press, a guest appearance or ads would explain it.',
  },
  history: {
    data: 'Follower counts over 90 days',
    question: 'Could you share your daily follower counts for the last 90 days?',
  },
  likes: {
    data: 'Like counts of more posts, or of the same posts on several days',
    question: 'Could you connect your account or send an export, so we can see likes on older posts, too?',
  },
  views: {
    data: 'View counts of more posts, or of the same posts on several days',
    question: 'Could you connect your account or send an export, so we can see views on older posts, too?',
  },
  comments: {
    data: 'More comments on recent posts',
    question: 'Who usually comments on your posts, and was there a giveaway that asked for comments?',
  },
  rings: {
    data: 'Lists of who liked recent posts',
    question: 'Is there a group of fans or creators that responds to each of your posts?',
  },
  posts: {
    data: 'At least 12 recent posts with their counts',
    question: 'Could you show like, view and comment counts for your last 12 posts?',
  },
}

/** From this many on, another sample of the same size would say no more. */
const sampleEnough = 400

/** What of it a platform does not have: nobody sees who subscribes on YouTube. Reports of earlier engines ask for it there. */
const unknownOn: Readonly<Record<string, readonly DecidingData[]>> = { youtube: ['followersSample', 'followers'] }

/** @returns what would settle it, the likeliest to do so first, each once; empty where the decision is made or no single thing would */
export function decidingAsks({
  decision,
  coverage,
  subject,
}: Pick<Report, 'decision' | 'coverage' | 'subject'>): DecidingAsk[] {
  const wanted = (decision?.wouldDecide ?? []).filter(
    (one): one is Settling => one !== 'insights' && !unknownOn[subject.platform]?.includes(one),
  )
  const found = new Map<string, DecidingAsk>()
  for (const one of wanted) {
    const larger = one === 'followers' && coverage.followersSample >= sampleEnough
    const ask = larger ? { ...asks.followers, data: 'A larger random sample of followers' } : asks[one]
    found.set(ask.question, found.get(ask.question) ?? ask)
  }
  return [...found.values()]
}
