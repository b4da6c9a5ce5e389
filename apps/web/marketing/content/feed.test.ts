import { expect, test } from 'vitest'
import { originStandIn } from '../metadata/site-origin.ts'
import { articlePath } from './article.ts'
import { loadArticles } from './article-files.ts'
import { atomFeed } from './feed.ts'

const articles = loadArticles()
const feed = atomFeed(articles)

test('the feed holds every post, newest first, with absolute addresses as ids', () => {
  const ids = [...feed.matchAll(/<entry>\n<title>[^<]*<\/title>\n<id>([^<]*)<\/id>/g)].map(([, id]) => id)
  const posts = articles.filter(({ kind }) => kind === 'blog').map((post) => originStandIn + articlePath(post))
  expect([...ids].sort()).toEqual(posts.sort())
  const days = [...feed.matchAll(/<published>([^<]*)<\/published>/g)].map(([, day = '']) => day)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('what a title holds cannot break the feed', () => {
  const [post] = articles.filter(({ kind }) => kind === 'blog')
  const text = atomFeed(post ? [{ ...post, title: 'A <b> & "c"' }] : [])
  expect(text).toContain('<title>A &lt;b&gt; &amp; &quot;c&quot;</title>')
})

test('every element that is opened is closed', () => {
  const opened = [...feed.matchAll(/<([a-z]+)(?:\s[^>]*[^/])?>/g)].map(([, name]) => name).sort()
  const closed = [...feed.matchAll(/<\/([a-z]+)>/g)].map(([, name]) => name).sort()
  expect(opened).toEqual(closed)
})
