import { type Article, type ArticleKind, type HelpCategory, helpCategories } from './article.ts'
import { curlyQuotes } from './curly-quotes.ts'
import { dayField, type FrontMatter, listField, neededField, splitFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'

/** A file of Markdown as an article. */

/** Words that a person reads in a minute, on a screen, of prose with figures in it. */
const wordsPerMinute = 220

/** @param path as a file is called, with its folder: `…/help/trust-score.md`.
 *  @throws Error naming the file when anything is missing or does not fit. */
export function readArticle(path: string, source: string): Article {
  const found = /(?<![a-z])([a-z]+)\/([a-z0-9-]+)\.md$/.exec(path.replaceAll('\\', '/'))
  const [, folder = '', slug = ''] = found ?? []
  try {
    const kind = kindOf(folder)
    const { fields, body } = splitFrontMatter(source)
    const rendered = renderMarkdown(body)
    return {
      kind,
      slug,
      title: curlyQuotes(neededField(fields, 'title')),
      headTitle: curlyQuotes(fields.get('short') ?? neededField(fields, 'title')),
      keywords: listField(fields, 'keywords'),
      description: curlyQuotes(neededField(fields, 'description')),
      published: kind === 'blog' ? dayField(fields, 'published') : null,
      updated: dayField(fields, 'updated'),
      category: kind === 'help' ? categoryOf(fields) : null,
      order: Number(fields.get('order') ?? 0),
      minutes: Math.max(1, Math.ceil(rendered.text.split(' ').length / wordsPerMinute)),
      related: listField(fields, 'related'),
      ...rendered,
    }
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function kindOf(folder: string): ArticleKind {
  if (folder === 'help' || folder === 'blog' || folder === 'legal') return folder
  throw new Error(`${folder} is no folder of articles.`)
}

function categoryOf(fields: FrontMatter['fields']): HelpCategory {
  const name = neededField(fields, 'category')
  const found = helpCategories.find(({ id }) => id === name)
  if (!found) throw new Error(`There is no category ${name}.`)
  return found.id
}
