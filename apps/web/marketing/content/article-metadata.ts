import { cardFile, type PageMetadata } from '../metadata/page-metadata.ts'
import { articleSchema, breadcrumbSchema } from '../metadata/structured-data.ts'
import { type ArticleCard, type ArticleKind, articlePath, author } from './article.ts'

/** What an article says about itself to search engines and to whoever shares it: all of it stands in its front matter. */

const rooms: Record<ArticleKind, { name: string; path: string } | null> = {
  help: { name: 'Help', path: '/help' },
  blog: { name: 'Blog', path: '/blog' },
  legal: null,
}

const ownKeywords: Record<ArticleKind, readonly string[]> = {
  help: ['Vouch help'],
  blog: ['creator marketing', 'influencer marketing'],
  legal: ['Vouch'],
}

export function articleMetadata(card: ArticleCard): PageMetadata {
  const path = articlePath(card)
  const room = rooms[card.kind]
  const crumbs = room ? [room, { name: card.title, path }] : [{ name: card.title, path }]
  return {
    path,
    title: card.headTitle,
    description: card.description,
    keywords: [...card.keywords, ...ownKeywords[card.kind]],
    changedOn: card.updated,
    ...(card.kind === 'blog' && {
      openGraph: { title: card.title, type: 'article' as const, publishedAt: card.published ?? card.updated },
    }),
    schema: (origin) => [
      breadcrumbSchema(origin, crumbs),
      ...(card.kind === 'legal' ? [] : [articleSchema(origin, articleFacts(card, path))]),
    ],
  }
}

function articleFacts(card: ArticleCard, path: string) {
  return {
    path,
    headline: card.title,
    description: card.description,
    author,
    publishedOn: card.published ?? card.updated,
    changedOn: card.updated,
    image: cardFile(path),
  }
}
