import { type Article, type ArticleCard, articlePath, cardOf } from './article.ts'

/** @returns the articles that others name most often as related, the most named first; of equals the one that comes earlier */
export function mostNamed(articles: readonly Article[], most: number): ArticleCard[] {
  const named = articles.flatMap(({ related }) => related)
  const times = (article: Article) => named.filter((path) => path === articlePath(article)).length
  return articles
    .toSorted((a, b) => times(b) - times(a))
    .slice(0, most)
    .map(cardOf)
}
