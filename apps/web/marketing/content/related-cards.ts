import { type Article, type ArticleCard, articlePath } from './article.ts'

const relatedMax = 3

/** @returns what to read next: what the author named, in that order, then neighbours of the same category.
 *  @throws Error when an author names an article that there is not. */
export function relatedCards(article: Article, all: readonly ArticleCard[]): ArticleCard[] {
  const named = article.related.map((path) => {
    const found = all.find((card) => articlePath(card) === path)
    if (!found) throw new Error(`${articlePath(article)} names ${path}, which is no article.`)
    return found
  })
  const neighbours = all.filter(
    (card) => card.kind === article.kind && card.category === article.category && card.slug !== article.slug,
  )
  return [...new Set([...named, ...neighbours])].slice(0, relatedMax)
}
