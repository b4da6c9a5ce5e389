import type { Plugin } from 'vite'
import { documentLink } from './document-link.ts'
import { readArticle } from './read-article.ts'
import { readDocument } from './read-document.ts'
import { readScience } from './read-science.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Files of Markdown become modules while the site is built, so that no parser reaches a browser. `?document` reads a file as a
 *  document of the repository instead of as an article, `?science` its goals and parts, `?text` one text without front matter, and
 *  `?search` keeps of an article only what the search needs. */
export function markdownModules(): Plugin {
  // Both halves of the application are built of the same files.
  const made = new Map<string, string>()
  return {
    name: 'vouch-markdown',
    enforce: 'pre',
    transform: {
      // The text of every other module would be handed over for nothing.
      filter: { id: /\.md(?:\?|$)/ },
      handler(source, id) {
        const key = `${id} ${source}`
        const code = made.get(key) ?? codeOf(id, source)
        made.set(key, code)
        return { code, map: null, moduleType: 'js' }
      },
    },
  }
}

function codeOf(id: string, source: string): string {
  const [path = '', query = ''] = id.split('?')
  return `export default ${JSON.stringify(moduleOf(path, query, source))}`
}

function moduleOf(path: string, query: string, source: string): unknown {
  if (query === 'document') return readDocument(path, source, documentLink)
  if (query === 'science') return readScience(source)
  if (query === 'text') return renderMarkdown(source, { link: documentLink })
  const article = readArticle(path, source)
  if (query !== 'search') return article
  const { slug, title, description, category, keywords, text } = article
  const headings = article.headings.map((heading) => heading.text)
  return { slug, title, description, category, keywords: keywords.join('. '), headings: headings.join('. '), text }
}
