/** The creator's own profile: name, handle, bio. */

import type { Platform } from '@vouch/engine'
import { bioOf } from './content/bios.ts'
import type { CategoryId } from './content/categories.ts'
import type { LanguageId } from './content/languages.ts'
import { categoryHandleWords, firstNames, lastNames } from './content/names.ts'
import type { CreatorPlan } from './plan.ts'
import { random } from './random.ts'

export interface Persona {
  displayName: string
  handle: string
  url: string
  bio: string
  externalUrl: string | null
}

/** @returns the address of a profile on its platform. */
export function profileUrl(platform: Platform, handle: string): string {
  switch (platform) {
    case 'instagram':
      return `https://www.instagram.com/${handle}`
    case 'tiktok':
      return `https://www.tiktok.com/@${handle}`
    case 'youtube':
      return `https://www.youtube.com/@${handle}`
    case 'twitch':
      return `https://www.twitch.tv/${handle}`
    case 'x':
      return `https://x.com/${handle}`
    case 'linkedin':
      return `https://www.linkedin.com/in/${handle}`
  }
}

/** @returns letters, digits and underscores in lower case; other characters are dropped. */
export function handlePart(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '')
}

/** @returns a first and a last name for a seed, in the usual form of the language. */
export function nameOf(seed: string, language: LanguageId): string {
  const draw = random(seed, 'name')
  return `${draw.pick(firstNames[language])} ${draw.pick(lastNames[language])}`
}

export function personaOf(plan: CreatorPlan, category: CategoryId, language: LanguageId, country: string): Persona {
  const draw = random(plan.seed, 'persona')
  const displayName = plan.displayName ?? nameOf(plan.seed, language)
  const word = draw.pick(categoryHandleWords[category] ?? ['daily'])
  const [first = ''] = displayName.split(' ')
  const handle = plan.handle ?? `${handlePart(first)}_${word}_${draw.int(900) + 100}`
  return {
    displayName,
    handle,
    url: profileUrl(plan.platform, handle),
    bio: bioOf(plan.seed, category, language, country),
    externalUrl: draw.chance(0.6) ? `https://${handle.replaceAll('_', '-')}.example` : null,
  }
}
