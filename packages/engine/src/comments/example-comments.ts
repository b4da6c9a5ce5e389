import type { Account, Comment, Post } from '../snapshot/snapshot.ts'

/** Comment sections for tests, built from a few words so that a reader sees what is in them. */

const publishedMs = Date.parse('2026-05-01T12:00:00Z')
const dayMs = 86_400_000

/** @returns a post by number, published one day after the one before it */
export function buildPost(number: number, caption: string | null = null): Post {
  return {
    id: `post-${number}`,
    publishedAt: new Date(publishedMs + number * dayMs).toISOString(),
    kind: 'image',
    caption,
  }
}

export function buildPosts(count: number): Post[] {
  return Array.from({ length: count }, (_, number) => buildPost(number))
}

/** @param minute after the post's publishing; null where times are not known */
export function buildComment(
  id: number,
  post: number,
  author: string,
  text: string,
  minute: number | null = null,
): Comment {
  const publishedAt = minute === null ? null : new Date(publishedMs + post * dayMs + minute * 60_000).toISOString()
  return { id: `comment-${String(id).padStart(4, '0')}`, postId: `post-${post}`, authorId: author, text, publishedAt }
}

const subjects = [
  'lantern',
  'harbour',
  'saddle',
  'pancake',
  'violin',
  'orchard',
  'kettle',
  'glacier',
  'typewriter',
  'meadow',
]
const verbs = ['reminds me of', 'is nothing like', 'looks older than', 'would suit', 'came before', 'was made for']
const places = [
  'my aunt in Leeds',
  'the one on our boat',
  'that rainy summer',
  'what you wore in March',
  'a train to Oslo',
]

/** @returns a sentence about the post that no other number below 300 gives */
export function ownSentence(number: number): string {
  const pick = (from: readonly string[], step: number) => from[Math.floor(number / step) % from.length] ?? ''
  return `that ${pick(subjects, 1)} ${pick(verbs, 10)} ${pick(places, 60)}`
}

/** @returns an account as services sell them */
export function emptyAccount(id: string): Account {
  return {
    id,
    username: `${id.replace(/\D/g, '')}88421907`,
    hasAvatar: false,
    bio: '',
    followers: 3,
    following: 4_800,
    posts: 0,
  }
}

/** @returns an account as people have them */
export function livedInAccount(id: string): Account {
  return { id, username: 'marta.w', hasAvatar: true, bio: 'tea and hills', followers: 310, following: 280, posts: 122 }
}
