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
  ['lookalike', 'lookalikes'],
  ['find creators', 'discovery'],
  ['shortlist', 'shortlists'],
  ['upload a list of addresses', 'bulk'],
  ['ROI forecast', 'forecast'],
  ['export to excel', 'exports'],
  ['share a report with a client', 'sharing'],
  ['customer list', 'audience-match'],
  ['instagram lookup', 'free-tools'],
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

test.each([
  ['how do I cancel', 'cancel'],
  ['How can I cancel my subscription?', 'cancel'],
  ['chrome', 'chrome-extension'],
  ['is there a chrome extension', 'chrome-extension'],
  ['refund', 'holds-and-refunds'],
  ['can I get a refund', 'holds-and-refunds'],
  ['how do I get my money back', 'holds-and-refunds'],
  ['what is a lookalike', 'lookalikes'],
  ['vouch command', 'command-line'],
])('a question as people ask it, "%s", finds %s first', (query, slug) => {
  expect(search(query)[0]?.slug).toBe(slug)
})

test('a question of nothing but small words still finds something', () => {
  expect(search('what is it').length).toBeGreaterThan(0)
})

test('words that stand nowhere find nothing, and at most eight articles are shown', () => {
  expect(search('zzzyx qqvrr')).toEqual([])
  expect(search('credits').length).toBeLessThanOrEqual(8)
})
