import type { Account, Snapshot } from '../snapshot/snapshot.ts'
import { exampleCreator } from './example-creator.ts'

/** The people around the example creator, who behave as people do. */

/** An example with every kind of list filled: 120 sampled followers, of whom 40 are known as commenters, 48 comments under eight
 *  posts, and likers of six, a third of the people each.
 *
 *  @param seed another seed is another creator */
export function fullCreator(seed = 7, platform: Snapshot['platform'] = 'tiktok'): Snapshot {
  const base = exampleCreator({ seed, platform, followers: 90_000 })
  const people = Array.from({ length: 120 }, (_, index) => person(index))
  return {
    ...base,
    followersSample: { method: 'random', accounts: people },
    accounts: people.slice(0, 40),
    comments: base.posts.slice(0, 8).flatMap((post, row) =>
      Array.from({ length: 6 }, (_, column) => ({
        id: `comment-${row}-${column}`,
        postId: post.id,
        authorId: `person-${(row * 5 + column) % 40}`,
        text: remark(row * 6 + column),
        publishedAt: post.publishedAt,
      })),
    ),
    likers: base.posts.slice(0, 6).map((post, row) => ({
      postId: post.id,
      accountIds: people.filter((_, index) => (index * 7 + row) % 3 === 0).map(({ id }) => id),
    })),
  }
}

/** Somebody with the counts of an ordinary account; every ninth has no picture. */
function person(index: number): Account {
  return {
    id: `person-${index}`,
    username: `person.${index}`,
    displayName: 'Someone',
    bio: index % 3 === 0 ? 'likes the sea' : '',
    hasAvatar: index % 9 !== 0,
    followers: 20 + ((index * 37) % 900),
    following: 50 + ((index * 91) % 1_200),
    posts: (index * 13) % 300,
  }
}

/** Remarks that differ as remarks of people differ: 168 of them before one comes again.
 *
 *  @param index any whole number from 0 on */
function remark(index: number): string {
  const openings = [
    'We walked there',
    'My mother still talks of it',
    'Never seen the tide so low',
    'Did the ferry run',
    'I would bring',
    'The light at six is',
    'Our kids refused',
  ]
  const middles = [
    'last autumn with the dog',
    'because of the lighthouse keeper',
    'even on a Sunday in March',
    'warm soup and a thick coat',
    'unlike anything down south',
    'to leave before dark',
  ]
  const ends = [
    'and it rained for hours',
    'which surprised all of us',
    'so thank you for the map',
    'what lens did you use',
    'greetings from Bergen',
    'is the path open again',
    'what a climb',
    'no regrets at all',
  ]
  return [openings[index % 7], middles[(index * 5) % 6], ends[(index * 3) % 8]].join(' ')
}
