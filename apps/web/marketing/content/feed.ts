import { originStandIn } from '../metadata/site-origin.ts'
import { type Article, type ArticleCard, articlePath, author, byDate } from './article.ts'
import { escaped } from './render-markdown.ts'

/** The blog as an Atom feed, for readers that fetch it by themselves. */

/** Readers keep what they have seen; a feed need not be an archive. */
const entriesMax = 20

/** @param articles all of them; at least one post, for a feed must say when it was changed. */
export function atomFeed(articles: readonly Article[]): string {
  const posts = articles
    .filter(({ kind }) => kind === 'blog')
    .sort(byDate)
    .slice(0, entriesMax)
  const [updated = ''] = posts.map((post) => post.updated).sort((a, b) => b.localeCompare(a))
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    '<title>Vouch blog</title>',
    '<subtitle>Audiences, error bars and prices, measured.</subtitle>',
    `<id>${originStandIn}/blog</id>`,
    `<link rel="self" type="application/atom+xml" href="${originStandIn}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${originStandIn}/blog"/>`,
    `<updated>${updated}T00:00:00Z</updated>`,
    `<author><name>${author}</name></author>`,
    ...posts.map(entry),
    '</feed>',
    '',
  ].join('\n')
}

function entry(post: ArticleCard): string {
  const address = `${originStandIn}${articlePath(post)}`
  return [
    '<entry>',
    `<title>${escaped(post.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${post.published}T00:00:00Z</published>`,
    `<updated>${post.updated}T00:00:00Z</updated>`,
    `<summary>${escaped(post.description)}</summary>`,
    '</entry>',
  ].join('\n')
}
