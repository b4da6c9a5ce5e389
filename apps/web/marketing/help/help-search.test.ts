import { expect, test } from 'vitest'
import { loadArticles } from '../content/article-files.ts'
import { createHelpSearch } from './help-search-engine.ts'

const documents = loadArticles().flatMap((article) => {
  const { slug, title, description, category, keywords, headings, text } = article
  if (category === null) return []
  const words = { keywords: keywords.join('. '), headings: headings.map((each) => each.text).join('. ') }
  return [{ slug, title, description, category, ...words, text }]
})
const search = createHelpSearch(documents)

test.each([
  ['refund', 'holds-and-refunds'],
  ['do my credits expire', 'credit-expiry'],
  ['cancel', 'cancel'],
  ['csv', 'import-csv'],
  ['error bar', 'error-bars'],
  ['pod', 'lockstep-and-pods'],
  ['invoice', 'invoices'],
  ['youtube', 'youtube'],
  ['idempotency', 'api-errors'],
  ['pasword', 'security'],
  ['giveaw', 'giveaways-and-viral-posts'],
  ['delete my account', 'delete-data'],
])('somebody who looks for "%s" finds %s among the first three', (query, slug) => {
  expect(
    search(query)
      .slice(0, 3)
      .map((hit) => hit.slug),
  ).toContain(slug)
})

test('words that stand nowhere find nothing, and at most eight articles are shown', () => {
  expect(search('zzzyx qqvrr')).toEqual([])
  expect(search('credits').length).toBeLessThanOrEqual(8)
})
