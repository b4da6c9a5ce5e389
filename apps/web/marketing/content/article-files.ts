import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Article, articleKinds } from './article.ts'
import { readArticle } from './read-article.ts'

/** All articles from their folder, for the build's configuration and for tests. Pages import single files instead. */

export const articlesFolder = fileURLToPath(new URL('../articles/', import.meta.url))

export function loadArticles(): Article[] {
  return articleKinds.flatMap((kind) =>
    readdirSync(join(articlesFolder, kind))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => readArticle(`${kind}/${name}`, readFileSync(join(articlesFolder, kind, name), 'utf8'))),
  )
}
