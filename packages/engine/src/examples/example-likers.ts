import type { Account, Snapshot } from '../snapshot/snapshot.ts'
import { seededRandom } from '../statistics/seeded-random.ts'
import { exampleCreator } from './example-creator.ts'

/** An ordinary creator with lists of who liked the newest posts, some of it by empty shells of a farm. */

/** What a story may choose. */
interface LikedOptions {
  platform?: Snapshot['platform']
  /** Share of each list that a farm of 60 accounts gave; 0 unless said otherwise. */
  farmed?: number
  /** Posts with a list; 8 unless said otherwise. */
  lists?: number
  /** Likes in a list; 40 unless said otherwise. */
  likes?: number
}

const farmAccounts = 60

/** @returns a snapshot that owes nothing to chance */
export function likedCreator({
  platform = 'instagram',
  farmed = 0,
  lists = 8,
  likes = 40,
}: LikedOptions = {}): Snapshot {
  const creator = exampleCreator({ platform })
  const people = Array.from({ length: lists * likes }, (_, index) => person(index))
  const farm = Array.from({ length: farmAccounts }, (_, index) => shell(index))
  const sent = Math.round(farmed * likes)
  const likers = creator.posts.slice(0, lists).map(({ id }, post) => ({
    postId: id,
    accountIds: [
      ...Array.from({ length: sent }, (_, index) => `farm-${(post * 7 + index) % farmAccounts}`),
      ...people.slice(post * likes, (post + 1) * likes - sent).map((one) => one.id),
    ],
  }))
  return { ...creator, likers, accounts: [...people, ...farm] }
}

function person(index: number): Account {
  const random = seededRandom(index + 1)
  const between = (from: number, to: number) => Math.round(from * (to / from) ** random())
  return {
    id: `person-${index}`,
    username: `${['anna', 'ben', 'cleo', 'dario'][index % 4]}.${['west', 'lund', 'rossi'][index % 3]}`,
    displayName: 'Anna West',
    bio: 'Coffee, trail running and a dog called Pepper',
    hasAvatar: true,
    hasExternalUrl: index % 5 === 0,
    isPrivate: index % 3 === 0,
    verified: false,
    followers: between(150, 900),
    following: between(150, 900),
    posts: between(30, 300),
  }
}

function shell(index: number): Account {
  return {
    id: `farm-${index}`,
    username: `user${(72_193 * (index + 3)) % 1_000_000}`,
    displayName: '',
    bio: '',
    hasAvatar: false,
    hasExternalUrl: false,
    isPrivate: false,
    verified: false,
    followers: index % 6,
    following: 900 + ((index * 137) % 3_000),
    posts: 0,
  }
}
