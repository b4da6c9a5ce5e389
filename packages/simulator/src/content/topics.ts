/** What a post can be about, by language and category. A line is a subject and details of it; captions name both, and people who have read the caption
 *  come back to them in their comments. */

import type { CategoryId } from './categories.ts'
import type { LanguageId } from './languages.ts'
import { englishTopics } from './topics-english.ts'

export interface Topic {
  /** A noun phrase in lower case, as it stands in a sentence. */
  subject: string
  details: readonly string[]
}

const sources: Readonly<Partial<Record<LanguageId, Readonly<Partial<Record<CategoryId, string>>>>>> = {
  en: englishTopics,
}

const parsed = new Map<string, Topic[]>()

/** @returns the topics of a category in a language, in English where the language has none of it. */
export function topicsOf(language: LanguageId, category: CategoryId): Topic[] {
  const key = `${language}/${category}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  const text = sources[language]?.[category] ?? englishTopics[category]
  const topics = text
    .trim()
    .split('\n')
    .map((line) => {
      const [subject = '', ...details] = line.trim().split('|')
      return { subject, details }
    })
  parsed.set(key, topics)
  return topics
}
