import { factsOf } from '@vouch/engine'
import { simulateCreator } from '@vouch/simulator'

/** How many comments of ordinary people the product flags, in sections that nobody has tampered with. Simulated people never
 *  lent a word to the training; their sentences are written by us all the same, so this shows what goes wrong and proves little. */

export interface OrdinarySections {
  sections: number
  comments: number
  /** Called advertising or begging. */
  spam: number
  /** Called copies of each other. */
  copies: number
  /** Largest flagged share of one section, and whose. */
  worst: number
  worstSection: string
  byLanguage: { language: string; comments: number; spam: number }[]
}

const platforms = ['instagram', 'tiktok', 'youtube'] as const
/** Untouched, and the innocent events under which people write otherwise. */
const events = [null, 'giveaway', 'viral'] as const
const commentsAsked = 1_000

/** @param rounds creators of each platform and event */
export function ordinarySections(rounds: number): OrdinarySections {
  const found: OrdinarySections = {
    sections: 0,
    comments: 0,
    spam: 0,
    copies: 0,
    worst: 0,
    worstSection: '–',
    byLanguage: [],
  }
  const languages = new Map<string, { comments: number; spam: number }>()
  for (let round = 0; round < rounds; round++) {
    for (const platform of platforms) {
      for (const event of events) {
        const name = `${platform} ${event ?? 'untouched'} ${round}`
        const { kinds, considered, language } = section(name, platform, event)
        const flagged = (kinds.spam + kinds.duplicate) / Math.max(1, considered)
        found.sections += 1
        found.comments += considered
        found.spam += kinds.spam
        found.copies += kinds.duplicate
        if (flagged > found.worst) Object.assign(found, { worst: flagged, worstSection: name })
        const seen = languages.get(language) ?? { comments: 0, spam: 0 }
        languages.set(language, { comments: seen.comments + considered, spam: seen.spam + kinds.spam })
      }
    }
  }
  found.byLanguage = [...languages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([language, seen]) => ({ language, ...seen }))
  return found
}

function section(seed: string, platform: (typeof platforms)[number], event: (typeof events)[number]) {
  const { snapshot } = simulateCreator({
    seed: `ordinary ${seed}`,
    platform,
    at: '2026-11-01T00:00:00Z',
    followers: 60_000,
    scenarios: event === null ? [] : [{ kind: event, intensity: 0.05 }],
    size: { comments: commentsAsked, commentedPosts: 20, posts: 30, followersSampled: 0, likedPosts: 0 },
  })
  const review = factsOf(snapshot).commentReview
  if (review === null) throw new Error(`The simulated section ${seed} has no comments.`)
  const [language = 'none'] = Object.entries(review.languages).sort(([, a], [, b]) => b - a)[0] ?? []
  return { kinds: review.kinds, considered: review.considered, language }
}
