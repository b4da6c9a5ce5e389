import MiniSearch from 'minisearch'
import type { HelpCategory } from '../content/article.ts'

/** Finds help articles by words that need be neither complete nor spelt well. */

export interface Searchable {
  slug: string
  title: string
  description: string
  category: HelpCategory
  /** Words that people search for and that the article does not use. */
  keywords: string
  headings: string
  text: string
}

export interface Hit {
  slug: string
  title: string
  description: string
}

const hitsMax = 8

/** Words that hold a question together and say nothing of what it is about: every article has them. */
const smallWords = new Set(
  `a about all an and any are as at be been but by can could did do does for from get gets had has have help how i if in into is it its me my
   of on or our please should so that the their them then there these they this to us use using want was we what when where which who why will
   with would you your`.split(/\s+/),
)

export function createHelpSearch(documents: readonly Searchable[]) {
  const index = new MiniSearch<Searchable>({
    idField: 'slug',
    fields: ['title', 'keywords', 'headings', 'description', 'text'],
    storeFields: ['title', 'description'],
    searchOptions: {
      boost: { title: 6, keywords: 5, headings: 3, description: 2 },
      // The last word is still being typed.
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : 0),
      combineWith: 'AND',
    },
  })
  index.addAll(documents)
  return (query: string): Hit[] => {
    const wanted = contentWords(query)
    // All words where an article has them all; else any of them, so that a whole question finds something too.
    const all = index.search(wanted)
    const found = all.length > 0 ? all : index.search(wanted, { combineWith: 'OR' })
    return found.slice(0, hitsMax).map(({ id, title, description }) => ({ slug: String(id), title, description }))
  }
}

/** @returns the question without its small words; whole where it has no others. */
function contentWords(query: string): string {
  const words = query.split(/\s+/).filter((word) => word !== '')
  const kept = words.filter((word) => !smallWords.has(word.toLowerCase().replace(/[^a-z]/g, '')))
  return (kept.length > 0 ? kept : words).join(' ')
}
