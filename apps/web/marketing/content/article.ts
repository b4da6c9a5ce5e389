/** What an article is once the site is built. Pages receive this shape and nothing of Markdown. */

export const articleKinds = ['help', 'blog', 'legal'] as const
export type ArticleKind = (typeof articleKinds)[number]

export const helpCategories = [
  { id: 'start', name: 'Getting started', words: 'Your first verification, the trial, the sandbox.' },
  { id: 'find', name: 'Finding and choosing creators', words: 'Search, lookalikes, shortlists, lists, forecasts.' },
  { id: 'report', name: 'Reading a report', words: 'Scores, ranges, states, evidence.' },
  { id: 'signals', name: 'Signals', words: 'What we measure, and what else could explain it.' },
  { id: 'credits', name: 'Credits and billing', words: 'Prices, refunds, invoices, canceling.' },
  { id: 'data', name: 'Platforms and files', words: 'What each platform shows, and what you can upload.' },
  { id: 'creators', name: 'For creators', words: 'If a report is about you.' },
  { id: 'developers', name: 'API and command line', words: 'Verifying from your own code.' },
  { id: 'account', name: 'Account and security', words: 'Signing in, sharing, data protection.' },
] as const
export type HelpCategory = (typeof helpCategories)[number]['id']

/** Who writes the posts. */
export const author = 'Vouch team'

export interface ArticleCard {
  kind: ArticleKind
  slug: string
  title: string
  /** The title in a browser's tab and in search results, where long ones are cut; mostly the same. */
  headTitle: string
  keywords: string[]
  /** One sentence for lists, search engines and social cards. */
  description: string
  /** ISO days. Help and legal pages have the day of the last change only. */
  published: string | null
  updated: string
  /** Of a help article. */
  category: HelpCategory | null
  /** Place among its neighbours; the smallest first. */
  order: number
  minutes: number
}

export interface Heading {
  id: string
  text: string
  level: 2 | 3
}

/** A stretch of text, or the place of something that a component draws. */
export type ArticlePart = { kind: 'text'; html: string } | { kind: 'slot'; name: string }

export interface Article extends ArticleCard {
  headings: Heading[]
  parts: ArticlePart[]
  related: string[]
  /** The words without their marks, for the search and the feed. */
  text: string
}

/** @returns the address of an article on this site. */
export function articlePath({ kind, slug }: Pick<ArticleCard, 'kind' | 'slug'>): string {
  return kind === 'legal' ? `/${slug}` : `/${kind}/${slug}`
}

/** @returns what a list needs of an article. */
export function cardOf(article: Article): ArticleCard {
  const { headings, parts, related, text, ...card } = article
  return card
}

/** Newest first; of one day, in the order that their authors gave them. */
export function byDate(a: ArticleCard, b: ArticleCard): number {
  return (b.published ?? b.updated).localeCompare(a.published ?? a.updated) || a.order - b.order
}

export function byOrder(a: ArticleCard, b: ArticleCard): number {
  return a.order - b.order || a.title.localeCompare(b.title)
}
