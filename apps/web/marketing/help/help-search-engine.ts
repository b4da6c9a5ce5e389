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
    // All words where an article has them all; else any of them, so that a whole question finds something too.
    const all = index.search(query)
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
    return found.slice(0, hitsMax).map(({ id, title, description }) => ({ slug: String(id), title, description }))
  }
}
