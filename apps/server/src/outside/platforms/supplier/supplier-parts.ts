/** What one supplier tells of a creator, part by part, in the words of a snapshot. */

import type { Comment, FollowersSample, Post, PostLikers, Profile } from '@vouch/engine'
import { failuresOf } from '../client/platform-failures.ts'
import { ConnectorFailure } from '../connector.ts'
import { eachOnce } from '../reading/known-values.ts'
import { mappedAccounts, mappedComments, mappedLikers, mappedPosts, mappedProfile } from './mapped-parts.ts'
import type { PartAsk, SupplierTools } from './part-call.ts'
import { type PartReading, readPart } from './part-reading.ts'
import { limitOf } from './supplier-prices.ts'
import type { SuppliedPart } from './supplier-shape.ts'

/** What each part holds. */
export interface PartContents {
  profile: { handle: string; profile: Profile }
  posts: Post[]
  comments: Comment[]
  followers: FollowersSample
  likers: PostLikers[]
}

/** A part with where it came from. */
export interface SuppliedReading<Part extends SuppliedPart> {
  content: PartContents[Part]
  name: string
  at: string
  usd: number
}

/** Asks a supplier for one part.
 *  @throws ConnectorFailure */
export async function suppliedPart<Part extends SuppliedPart>(
  kind: Part,
  ask: PartAsk,
  tools: SupplierTools,
): Promise<SuppliedReading<Part>> {
  const reading = await readPart(ask, tools)
  const content = contents[kind](reading, ask)
  return { content, name: ask.supplier.name, at: reading.at, usd: reading.usd }
}

const contents: { [Part in SuppliedPart]: (reading: PartReading, ask: PartAsk) => PartContents[Part] } = {
  profile: profileIn,
  posts: ({ pages }, { part }) =>
    eachOnce(pages.flatMap(({ made }) => mappedPosts(made)))
      .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
      .slice(0, limitOf(part)),
  comments: ({ pages }) => eachOnce(pages.flatMap(({ made, postId }) => mappedComments(made, postId))),
  followers: ({ pages, whole }, { part }) => ({
    // A list that broke off is no full one, and nobody knows which part of it came.
    method: whole || part.method !== 'full' ? part.method : 'unknown',
    accounts: eachOnce(pages.flatMap(({ made }) => mappedAccounts(made))),
  }),
  likers: ({ pages }) => pages.flatMap(({ made, postId }) => (postId === null ? [] : mappedLikers(made, postId))),
}

/** An answer about somebody else is worse than none: the verdict would be theirs. */
function profileIn({ pages }: PartReading, { supplier: { name }, handle: wanted }: PartAsk): PartContents['profile'] {
  const failures = failuresOf(name)
  const mapped = mappedProfile(pages[0]?.made ?? [])
  if (mapped === null) throw failures.odd('the profile')
  const { profile } = mapped
  const handle = (mapped.handle ?? wanted).toLowerCase()
  if (handle !== wanted.toLowerCase())
    throw new ConnectorFailure('platform_bad_answer', `${name} answered about another account.`)
  const told = [profile.followers, profile.posts, profile.displayName, profile.id, profile.isPrivate]
  if (told.every((value) => value === null || value === undefined)) throw failures.odd('the profile')
  return { handle, profile }
}
