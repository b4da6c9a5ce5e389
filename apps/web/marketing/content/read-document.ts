/** A document of the repository as a page of the site. */

import type { ArticlePart, Heading } from './article.ts'
import { curlyQuotes } from './curly-quotes.ts'
import { renderMarkdown } from './render-markdown.ts'

export interface Document {
  /** The last part of its address: the name of its file. */
  slug: string
  title: string
  /** Its first paragraph, which says in a sentence what it is about: lists and search engines show it too. */
  lead: string
  parts: ArticlePart[]
  headings: Heading[]
}

/** @param path as its file is called, with folders or without
 *  @param link where the document's own links lead on this site
 *  @throws Error where it doesn't begin with its title and a sentence about itself */
export function readDocument(path: string, source: string, link: (href: string) => string): Document {
  const [first = '', empty, ...rest] = source.split(/\r?\n/)
  const end = rest.indexOf('')
  const lead = (end < 0 ? rest : rest.slice(0, end)).join(' ')
  if (!first.startsWith('# ') || empty !== '' || !/^[A-Za-z]/.test(lead))
    throw new Error(`${path} doesn't begin with a title and a paragraph that says what it is about.`)
  const { parts, headings } = renderMarkdown(end < 0 ? '' : rest.slice(end).join('\n'), { link })
  const slug = path.slice(path.replaceAll('\\', '/').lastIndexOf('/') + 1).replace('.md', '')
  return { slug, title: curlyQuotes(first.slice(2)), lead: curlyQuotes(lead), parts, headings }
}
