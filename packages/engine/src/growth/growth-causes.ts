import { engagementsOf } from '../posts/engagements.ts'
import { isGiveaway, isShoutOut } from '../posts/post-markers.ts'
import type { Platform, Post, Snapshot } from '../snapshot/snapshot.ts'
import { median } from '../statistics/quantile.ts'
import { dayOf } from './follower-days.ts'

/** Why followers may come in a wave without anyone buying them: a post that went viral, a giveaway, an appearance elsewhere.
 *  A jump is only held against a creator after these have been looked for.
 *
 *  The search errs on the creator's side: any giveaway, appearance or unusual post of the days before is taken for
 *  the cause. It would be wrong to ask for proof, since a brand can ask the creator, and the report tells which post
 *  to ask about. */

/** A post that explains a wave, with the words that a report uses for it. */
export interface GrowthCause {
  kind: 'viral post' | 'giveaway' | 'shout-out'
  post: Post
  /** Said of the post, to complete "..., explained by". */
  text: string
  /** What it can have brought at most, as a part of the followers before. */
  bringsMost: number
}

/** Where causes are looked for. */
export interface CauseSources {
  snapshot: Snapshot
  /** Newest first. */
  posts: readonly Post[]
}

/** A wave follows its post within days; a giveaway runs for up to two weeks before its winner is named. */
const daysBefore = { viral: 3, giveaway: 14, shoutOut: 4 } as const
/** A post is viral from three times the creator's median.
 *
 *  With the usual spread of views about one post in fifty reaches it. */
const viralTimes = 3
/** Followers that a cause brings at most, for each one that there was. Chosen: simulated events bring a third, and a tenth for each time the usual
 *  response; nobody publishes the largest. */
const bringsMost = 0.5
const bringsForEachTime = 0.12

/** Looks for innocent causes once, and answers for any day.
 *
 *  Days are days since 1970, as in `dayOf`. */
export interface CauseFinder {
  /** @returns the best known cause of a wave that arrived in these days; null when none was found */
  causeOf: (firstDay: number, lastDay: number) => GrowthCause | null
  /** @returns whether posts are known from around that day, so that "no cause" means something */
  postsKnownAround: (day: number) => boolean
}

/** Where several posts of the days fit, the newest is named; its kind decides the words and nothing else.
 *
 *  @param facts posts newest first
 *  @returns a finder that has read each caption once, so that asking about many waves costs little */
export function causeFinder(facts: CauseSources): CauseFinder {
  const { platform } = facts.snapshot
  const sized = facts.posts.map((post) => ({ post, day: dayOf(post.publishedAt), size: sizeOf(post, platform) }))
  const usual = median(sized.map(({ size }) => size).filter((size) => size > 0))
  const oldest = sized.at(-1)?.day ?? Number.POSITIVE_INFINITY
  const causes = sized.flatMap(({ post, day, size }) => causesIn(post, day, size / usual))
  return {
    causeOf: (firstDay, lastDay) =>
      causes.find(({ day, reach }) => day <= lastDay && day >= firstDay - reach)?.cause ?? null,
    postsKnownAround: (day) => day >= oldest,
  }
}

/** Views where the platform shows them, engagements elsewhere: the larger share of the audience that a post reached. */
function sizeOf(post: Post, platform: Platform): number {
  return post.views ?? engagementsOf(post, platform) ?? 0
}

/** All causes that a post may be, with how many days its wave may come later. */
function causesIn(post: Post, day: number, times: number): { cause: GrowthCause; day: number; reach: number }[] {
  const found: { cause: GrowthCause; day: number; reach: number }[] = []
  if (times >= viralTimes) {
    const text = `a post with ${times.toFixed(1)} times the usual engagement`
    found.push({
      cause: { kind: 'viral post', post, text, bringsMost: Math.min(bringsMost, bringsForEachTime * times) },
      day,
      reach: daysBefore.viral,
    })
  }
  if (isGiveaway(post)) {
    found.push({ cause: { kind: 'giveaway', post, text: 'a giveaway', bringsMost }, day, reach: daysBefore.giveaway })
  }
  if (isShoutOut(post)) {
    const text = 'an appearance with someone else'
    found.push({ cause: { kind: 'shout-out', post, text, bringsMost }, day, reach: daysBefore.shoutOut })
  }
  return found
}
