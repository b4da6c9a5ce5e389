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

type Here = Pick<PublicConfig, 'mode' | 'visitorPlatforms' | 'suppliedPlatforms' | 'consentPlatforms'>

/** @returns the reach of each platform of the tool, in the tool's order */
export function reachesOf(here: Here): Reach[] {
  return toolPlatforms.map((platform) => {
    if (here.visitorPlatforms.includes(platform)) return { platform, kind: 'live', words: liveWords(platform) }
    const need = needOf(platform, here)
    return here.mode === 'sandbox'
      ? { platform, kind: 'simulated', words: `Simulated creators only. Checking real ones takes ${need}.` }
      : { platform, kind: 'closed', words: `Not connected here. It needs ${need}.` }
  })
}

/** Instagram answers for professional accounts alone. */
function liveWords(platform: ToolPlatform): string {
  return platform === 'instagram' ? 'Any professional account can be checked.' : 'Any public profile can be checked.'
}

/** What has no connection of its own here may still be open to those with a plan. */
function needOf(platform: ToolPlatform, { suppliedPlatforms, consentPlatforms }: Here): string {
  if (suppliedPlatforms.includes(platform)) return 'a plan: the data comes from a supplier that the operator pays'
  if (consentPlatforms.includes(platform)) return 'a plan: you ask the creator to connect their account'
  return wayOf(platform, 'key')
    ? `a connection to ${platformNames[platform]}, which the operator sets up`
    : 'the creator’s consent, which the operator sets up'
}

/** @returns the platform with which the tool opens: one with real creators before one with simulated ones */
export function openingPlatform(reaches: readonly Reach[]): ToolPlatform {
  const best = reaches.find(({ kind }) => kind === 'live') ?? reaches.find(({ kind }) => kind === 'simulated')
  return best?.platform ?? 'instagram'
}
