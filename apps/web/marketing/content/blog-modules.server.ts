import { type Article, type ArticleCard, byDate, cardOf } from './article.ts'

/** The posts, read only while pages are drawn into files. */
const modules = import.meta.glob<Article>('../articles/blog/*.md', { eager: true, import: 'default' })

export const blogArticles: readonly Article[] = Object.values(modules).sort(byDate)

export const blogCards: readonly ArticleCard[] = blogArticles.map(cardOf)
