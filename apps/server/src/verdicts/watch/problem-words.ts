import { type Platform, platformNames } from '@vouch/engine'

/** Why a creator could not be read, for people.
 *  @param problem the code of a failure outside, or an availability */
export function problemWords(problem: string, platform: Platform): string {
  const name = platformNames[platform]
  const words: Record<string, string> = {
    'not-found': `${name} has no such account anymore.`,
    private: 'The account is private now.',
    restricted: `${name} doesn’t show this account.`,
    creator_unavailable: `${name} has no such account anymore.`,
    creator_withheld: 'Nothing new is stored about this creator, because of a request under data protection law.',
    quota_exhausted: `Today’s share of ${name} lookups is used up. Counts come again tomorrow.`,
    platform_rate_limited: `${name} asked us to slow down. We’ll try again soon.`,
    platform_key_refused: `${name} rejected the configured key. The operator needs to check it.`,
    platform_api_disabled: `${name} hasn’t granted access to this data. The operator needs to check it.`,
    bad_address: `This can’t be a handle on ${name}.`,
  }
  return words[problem] ?? `${name} couldn’t be read. We’ll try again soon.`
}
