/** What a post can be about, by language and category. A line is a subject and details of it; captions name both, and people who have read the caption
 *  come back to them in their comments. */

import type { CategoryId } from './categories.ts'
import type { LanguageId } from './languages.ts'
import { englishTopics } from './topics-english.ts'
import { frenchTopics } from './topics-french.ts'
import { germanTopics } from './topics-german.ts'
import { italianTopics } from './topics-italian.ts'
import { portugueseTopics } from './topics-portuguese.ts'
import { spanishTopics } from './topics-spanish.ts'

export interface Topic {
  /** A noun phrase as it stands within a sentence. */
  subject: string
  details: readonly string[]
}

interface Subjects {
  topics: Topic[]
  hashtags: string[]
}

const sources: Readonly<Record<LanguageId, Readonly<Record<CategoryId, string>>>> = {
  en: englishTopics,
  de: germanTopics,
  es: spanishTopics,
  fr: frenchTopics,
  pt: portugueseTopics,
  it: italianTopics,
}

const parsed = new Map<string, Subjects>()

function subjectsOf(language: LanguageId, category: CategoryId): Subjects {
  const key = `${language}/${category}`
  const known = parsed.get(key)
  if (known !== undefined) return known
  const lines = sources[language][category].trim().split('\n')
  const tags = lines.filter((line) => line.startsWith('#')).flatMap((line) => line.slice(1).split('|'))
  const topics = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const [subject = '', ...details] = line.trim().split('|')
      return { subject, details }
    })
  const subjects = { topics, hashtags: tags }
  parsed.set(key, subjects)
  return subjects
}

/** @returns the topics of a category in a language. */
export function topicsOf(language: LanguageId, category: CategoryId): readonly Topic[] {
  return subjectsOf(language, category).topics
}

/** @returns hashtags that creators of the category use in the language, without the sign. */
export function categoryHashtags(language: LanguageId, category: CategoryId): readonly string[] {
  return subjectsOf(language, category).hashtags
}
