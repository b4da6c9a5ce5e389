/** What each signal asks. The questions are the engine's own; they stand here because reading them from the engine would bring its
 *  models into every page. A test holds the two equal. They stand apart from the titles, which pages show that ask nothing. */

import type { Signal } from '@vouch/engine'

export const questions: Readonly<Record<string, string>> = {
  'audience.suspicious': 'What share of followers looks inauthentic?',
  'audience.mass-followers': 'How many followers follow so many accounts that they rarely see these posts?',
  'audience.similar-accounts': 'Do groups of followers look mass-produced?',
  'audience.first-digits': 'Do the followers’ own follower counts look natural (Benford’s law)?',
  'audience.profile-shape': 'Do followers, following and account age fit together?',
  'engagement.low': 'Do far fewer people engage than with other creators of this size?',
  'engagement.high': 'Do far more people engage than an audience of this size can explain?',
  'engagement.comments-per-like': 'Do people who like a post comment as often as they do for other creators?',
  'engagement.likes-per-view': 'Do viewers like posts as often as other creators’ viewers do?',
  'engagement.views-per-follower': 'Do as many people watch as the follower count suggests?',
  'engagement.likes-follow-views': 'Do posts with more views or comments also get more likes?',
  'engagement.views-follow-likes': 'Do posts with more likes also get more views?',
  'engagement.comments-follow-likes': 'Do posts with more likes also get more comments?',
  'engagement.likes-spread': 'Do likes vary from post to post, as they do when real people decide?',
  'engagement.view-stability': 'Do views vary from post to post, as they do when real people choose?',
  'engagement.like-bursts': 'Do likes spike on posts that didn’t get more views or comments?',
  'engagement.view-bursts': 'Do views spike on posts that didn’t get more likes?',
  'engagement.comment-bursts': 'Do comments spike on posts that didn’t get more likes?',
  'engagement.likers': 'What share of likes comes from accounts that look inauthentic?',
  'engagement.likes-pattern': 'Do likes relate to other counts as purchased ones do?',
  'engagement.comments-pattern': 'Do comments relate to other counts as purchased ones do?',
  'engagement.views-pattern': 'Do views relate to other counts as purchased ones do?',
  'engagement.likes-arrival': 'Did likes arrive when views and comments did?',
  'engagement.views-arrival': 'Did views arrive when likes and comments did?',
  'growth.step': 'Did the account gain followers in bulk on days when nothing happened?',
  'growth.seesaw': 'Does the creator follow and unfollow accounts in bulk, or gain and lose followers in bulk?',
  'growth.drip': 'Does the account gain the same number of followers every day?',
  'comments.inauthentic': 'What share of comments looks inauthentic?',
  'comments.duplicates': 'Do different people post the same text?',
  'comments.recurring-authors': 'Does an organized group comment on most posts?',
  'coordination.lockstep': 'Do groups of accounts like or comment on the same posts together?',
  'content.regularity': 'How often and how regularly does the creator post?',
  'content.sponsored-load': 'How many recent posts are sponsored?',
  'content.paid-performance': 'Do people engage with sponsored posts the way they do with organic ones?',
}

/** @returns the question that a signal answers, or null for one of another engine. */
export function questionOf({ id }: Pick<Signal, 'id'>): string | null {
  return questions[id] ?? null
}
