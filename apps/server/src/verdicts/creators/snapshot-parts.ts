import type { Snapshot } from '@vouch/engine'
import { snapshotReading } from './snapshot-reading.ts'

/** Parts of a stored snapshot that rooms ask for by themselves. */

/** What the platform shows about the creator; null where nothing is known. */
export const profilePart = snapshotReading('creators.profile', ({ profile }, _none: null) => profile ?? null)

/** Ids of the sampled followers, and how many followers the sample stands for. */
export const followersPart = snapshotReading('creators.followers', ({ followersSample, profile }, _none: null) => ({
  ids: (followersSample?.accounts ?? []).map(({ id }) => id),
  followers: profile?.followers ?? null,
}))

/** The snapshot without the other people in it: their comments and accounts are counted. */
export const ownPart = snapshotReading('creators.own', (snapshot, _none: null) => own(snapshot))

function own({ comments, likers, accounts, followersSample, ...rest }: Snapshot) {
  const others = {
    comments: comments.length,
    likers: likers.length,
    accounts: accounts.length,
    followersSampled: followersSample?.accounts.length ?? 0,
  }
  return { ...rest, othersCounted: others }
}
