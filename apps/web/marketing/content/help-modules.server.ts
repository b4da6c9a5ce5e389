import { type Article, type ArticleCard, byOrder, cardOf } from './article.ts'

/** The help articles, read only while pages are drawn into files: a browser receives one article, never all. */
const modules = import.meta.glob<Article>('../articles/help/*.md', { eager: true, import: 'default' })

export const helpArticles: readonly Article[] = Object.values(modules).sort(byOrder)

export const helpCards: readonly ArticleCard[] = helpArticles.map(cardOf)
