import { type ToolPlatform, toolPlatforms } from '@vouch/contract'
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
export function reachesOf({ mode, livePlatforms }: Pick<PublicConfig, 'mode' | 'livePlatforms'>): Reach[] {
  return toolPlatforms.map((platform) => {
    if (livePlatforms.includes(platform)) return { platform, kind: 'live', words: 'Any public profile can be checked.' }
    const { [platform]: need } = needs
    return mode === 'sandbox'
      ? { platform, kind: 'simulated', words: `Simulated creators only. Checking real ones takes ${need}.` }
      : { platform, kind: 'closed', words: `Not connected here. It needs ${need}.` }
  })
}

const needs: Readonly<Record<ToolPlatform, string>> = {
  instagram: 'a connection to Instagram, which the operator sets up',
  tiktok: 'a connection to TikTok, which the operator sets up',
  youtube: 'a YouTube Data API key, which the operator sets',
}

/** @returns the platform with which the tool opens: one with real creators before one with simulated ones */
export function openingPlatform(reaches: readonly Reach[]): ToolPlatform {
  const best = reaches.find(({ kind }) => kind === 'live') ?? reaches.find(({ kind }) => kind === 'simulated')
  return best?.platform ?? 'instagram'
}
