import { type ToolPlatform, toolPlatforms, wayOf } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type { PublicConfig } from '../frame/use-public-config.ts'

/** What the tool can read on this installation, platform by platform: real creators where a connector is set up, simulated ones in a
 *  sandbox, else nobody. */
export interface Reach {
  platform: ToolPlatform
  kind: 'live' | 'simulated' | 'closed'
  /** What works there and what the rest needs. */
  words: string
}

/** @returns the reach of each platform of the tool, in the tool's order */
export function reachesOf({ mode, visitorPlatforms }: Pick<PublicConfig, 'mode' | 'visitorPlatforms'>): Reach[] {
  return toolPlatforms.map((platform) => {
    if (visitorPlatforms.includes(platform)) return { platform, kind: 'live', words: liveWords(platform) }
    if (mode === 'sandbox') {
      return {
        platform,
        kind: 'simulated',
        words: `Simulated creators only. Checking real ones takes ${needOf(platform)}.`,
      }
    }
    return { platform, kind: 'closed', words: `Not connected here. It needs ${needOf(platform)}.` }
  })
}

/** Instagram answers for professional accounts alone. */
function liveWords(platform: ToolPlatform): string {
  return platform === 'instagram' ? 'Any professional account can be checked.' : 'Any public profile can be checked.'
}

function needOf(platform: ToolPlatform): string {
  const byKey = wayOf(platform, 'key')
  return byKey
    ? `a connection to ${platformNames[platform]}, which the operator sets up`
    : 'the creator’s consent, which can’t be given here yet'
}

/** @returns the platform with which the tool opens: one with real creators before one with simulated ones */
export function openingPlatform(reaches: readonly Reach[]): ToolPlatform {
  const best = reaches.find(({ kind }) => kind === 'live') ?? reaches.find(({ kind }) => kind === 'simulated')
  return best?.platform ?? 'instagram'
}
