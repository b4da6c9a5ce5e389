import { createHelpSearch, type Searchable } from './help-search-engine.ts'

/** The words of all help articles, with the engine that finds them: fetched when somebody begins to search, not before. */
const modules = import.meta.glob<Searchable>('../articles/help/*.md', {
  eager: true,
  import: 'default',
  query: '?search',
})

export const searchHelp = createHelpSearch(Object.values(modules))
