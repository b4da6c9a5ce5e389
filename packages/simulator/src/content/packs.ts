/** The language packs, and how a pattern is filled. */

import type { Random } from '../random.ts'
import { capital } from './bios.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import type { LanguageId } from './languages.ts'
import type { LanguagePack } from './pack.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'
import type { Topic } from './topics.ts'

const packs: Readonly<Record<LanguageId, LanguagePack>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  pt: portuguese,
  it: italian,
}

/** @returns the sentence patterns of a language. */
export function packOf(language: LanguageId): LanguagePack {
  return packs[language]
}

/** What the places of a pattern are filled with. */
export interface Filling {
  topic: Topic
  detail: string
  brand?: string
  friend?: () => string
}

/** @returns the pattern with its places filled. */
export function filled(pattern: string, filling: Filling, pack: LanguagePack, draw: Random): string {
  return pattern.replace(/\{(\w+)\}/g, (place, name: string) => {
    switch (name) {
      case 'subject':
        return filling.topic.subject
      case 'Subject':
        return capital(filling.topic.subject)
      case 'detail':
        return filling.detail
      case 'Detail':
        return capital(filling.detail)
      case 'brand':
        return filling.brand ?? ''
      case 'friend':
        return filling.friend?.() ?? ''
      case 'time':
        return draw.pick(pack.times)
      case 'person':
        return draw.pick(pack.people)
      case 'n':
        return String(2 + draw.int(8))
      default:
        return place
    }
  })
}
