import type { Article } from './article.ts'

/** The legal texts, read only while pages are drawn into files. */
const modules = import.meta.glob<Article>('../articles/legal/*.md', { eager: true, import: 'default' })

export const legalArticles: readonly Article[] = Object.values(modules)
