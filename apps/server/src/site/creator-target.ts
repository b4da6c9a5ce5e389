import { Problem, parseAddress, profileByHandle, type ToolPlatform, toolPlatforms } from '@vouch/contract'
import { platformNames } from '@vouch/engine'
import type { Target } from '../outside/platforms/connector.ts'

/** What a visitor typed into a box that belongs to one platform: a name means that platform, an address names its own. */

/** @returns what is to be looked up.
 *  @throws Problem `bad_address` for what names nobody, and for platforms that the tool does not cover. */
export function creatorTarget(text: string, platform: ToolPlatform): Target {
  const read = parseAddress(text)
  // A bare name could be on several platforms; the tab that it was typed under decides.
  const target = read.kind === 'refused' && read.code === 'platform_needed' ? profileByHandle(platform, text) : read
  if (target.kind === 'refused') throw new Problem('bad_address', target.sentence, { reason: target.code })
  if (!toolPlatforms.some((each) => each === target.platform)) {
    const sentence = `The free tool works with Instagram, TikTok and YouTube. You can verify creators on ${platformNames[target.platform]} in the trial.`
    throw new Problem('bad_address', sentence, { reason: 'platform_unsupported' })
  }
  return target
}
