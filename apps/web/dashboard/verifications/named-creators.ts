import type { NamedCreator, VerificationCard } from '@vouch/contract'
import { type Platform, platforms } from '@vouch/engine'

/** A verification of something else than a profile may not know its platform yet. */
export function isPlatform(word: string): word is Platform {
  return platforms.some((platform) => platform === word)
}

/** @returns the creators behind verifications, each once; those whose platform is not known are left out */
export function namedCreatorsOf(cards: readonly Pick<VerificationCard, 'creator'>[]): NamedCreator[] {
  const named = cards.flatMap(({ creator: { platform, handle } }) =>
    isPlatform(platform) ? [{ platform, handle }] : [],
  )
  return [...new Map(named.map((creator) => [`${creator.platform}/${creator.handle}`, creator])).values()]
}
