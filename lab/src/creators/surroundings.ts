import type { Comment, Snapshot } from '@vouch/engine'
import { type Scenario, type SimulatedCreator, simulateCreator } from '@vouch/simulator'

/** What the crawls of real creators lack: a follower history, a follower sample and comments, simulated for a creator of the same size.
 *
 *  The posts stay the real ones. A newcomer would think that an honest history makes a creator look better than he is; it is there
 *  for the untouched creators too, so that only the deed differs. */

const size = {
  followersSampled: 400,
  posts: 24,
  comments: 240,
  commentedPosts: 12,
  likedPosts: 0,
  likersPerPost: 0,
  historyDays: 180,
}

/** How long before the reading a deed was done. */
const daysBefore = 60

/** @param scenarios deeds that are done to the surroundings; none for an untouched creator
 *  @returns the creator with a history of half a year, a random sample of 400 followers, and comments under the newest posts */
export function surrounded(snapshot: Snapshot, scenarios: readonly Omit<Scenario, 'daysBefore'>[] = []): Snapshot {
  const simulated = simulateCreator({
    seed: snapshot.handle,
    platform: snapshot.platform,
    at: snapshot.fetchedAt,
    followers: Math.max(1_000, snapshot.profile?.followers ?? 100_000),
    followersMethod: 'random',
    size,
    scenarios: scenarios.map((scenario) => ({ ...scenario, daysBefore })),
  })
  const { history, followersSample, accounts } = simulated.snapshot
  return { ...snapshot, history, followersSample, accounts, comments: movedComments(snapshot, simulated) }
}

/** The simulated comments under the real posts: those of the newest simulated post under the newest real one, and so on, as long
 *  after the post as they were. */
function movedComments(snapshot: Snapshot, { snapshot: simulated }: SimulatedCreator): Comment[] {
  const targets = new Map(
    simulated.posts.map((post, index) => [post.id, { from: post, to: snapshot.posts[index] }] as const),
  )
  return simulated.comments.flatMap((comment) => {
    const target = targets.get(comment.postId)
    if (target?.to === undefined) return []
    const after = Date.parse(comment.publishedAt ?? target.from.publishedAt) - Date.parse(target.from.publishedAt)
    const publishedAt = new Date(Date.parse(target.to.publishedAt) + after).toISOString()
    return [{ ...comment, postId: target.to.id, publishedAt }]
  })
}
