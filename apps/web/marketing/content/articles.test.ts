import { readFileSync } from 'node:fs'
import { actions, capability, creditPackages, packagePrice, plans } from '@vouch/contract'
import { expect, test } from 'vitest'
import { postCharts } from '../blog/post-chart-data.ts'
import { publicAddresses, publicPages } from '../metadata/public-pages.ts'
import { type Article, articlePath, helpCategories } from './article.ts'
import { articlesFolder, loadArticles } from './article-files.ts'
import { relatedCards } from './related-cards.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Laws of the articles as they stand: a half-written one fails here and not before a reader. */

const articles = loadArticles()
const help = articles.filter(({ kind }) => kind === 'help')
const blog = articles.filter(({ kind }) => kind === 'blog')
const named = articles.map((article) => [articlePath(article), article] as const)
const overview = renderMarkdown(readFileSync(`${articlesFolder}methodology.md`, 'utf8'))

/** Addresses outside the list of pages that the site answers all the same. */
const elsewhere = ['/app', '/auth', '/feed.xml']

function htmlOf({ parts }: Pick<Article, 'parts'>): string {
  return parts.map((part) => (part.kind === 'text' ? part.html : '')).join('')
}

function linksOf(article: Pick<Article, 'parts'>): string[] {
  return [...htmlOf(article).matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href)
}

function wordCount(article: Article): number {
  return article.text.split(' ').length
}

test('the help centre has at least thirty articles, every category at least two', () => {
  expect(help.length).toBeGreaterThanOrEqual(30)
  for (const { id } of helpCategories) expect(help.filter(({ category }) => category === id).length).toBeGreaterThan(1)
})

test('the blog has at least eight posts of a thousand to eighteen hundred words, each with its sources', () => {
  expect(blog.length).toBeGreaterThanOrEqual(8)
  const lengths = blog.map((post) => [post.slug, wordCount(post)] as const)
  expect(lengths.filter(([, words]) => words < 1_000 || words > 1_800)).toEqual([])
  expect(blog.filter((post) => !post.headings.some(({ id }) => id === 'sources')).map(({ slug }) => slug)).toEqual([])
})

test('a help article is short enough to be read while a question is open', () => {
  const lengths = help.map((article) => [article.slug, wordCount(article)] as const)
  expect(lengths.filter(([, words]) => words < 120 || words > 420)).toEqual([])
})

test.each(named)('%s links only to addresses and places that exist', (_path, article) => {
  expect(deadLinks(article, article.headings)).toEqual([])
})

test('the legal texts show the way to requests about data', () => {
  for (const slug of ['privacy', 'terms', 'cookies']) {
    const text = articles.find((article) => article.slug === slug)
    expect(text && htmlOf(text)).toContain('<a href="/data-subject-requests">Data Subject Rights Center</a>')
  }
})

test('the methodology links only to addresses and places that exist', () => {
  expect(deadLinks(overview, overview.headings)).toEqual([])
})

function deadLinks(article: Pick<Article, 'parts'>, headings: Article['headings']): string[] {
  const own = new Set([
    ...headings.map(({ id }) => id),
    ...[...htmlOf(article).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
  ])
  return linksOf(article).filter((href) => {
    const [path = '', anchor] = href.split('#')
    if (/^(https?|mailto):/.test(href)) return false
    if (path === '') return !own.has(anchor ?? '')
    if (elsewhere.includes(path)) return false
    if (!publicAddresses.includes(path)) return true
    return anchor !== undefined && !anchorsOf(path).has(anchor)
  })
}

function anchorsOf(path: string): Set<string> {
  const target = articles.find((article) => articlePath(article) === path)
  return new Set(target?.headings.map(({ id }) => id) ?? [])
}

test.each(named)('%s names articles to read next that exist, and at least two are found', (_path, article) => {
  if (article.kind !== 'legal') expect(relatedCards(article, articles).length).toBeGreaterThanOrEqual(2)
})

test.each(named)('every place of %s is drawn by something', (_path, article) => {
  const drawn = new Set([
    ...Object.keys(postCharts),
    'company',
    'stored-items',
    'privacy-request-form',
    'consent-choice',
    'capabilities',
    'action-prices',
    'plan-examples',
    'decision-errors',
    'platform-ways',
  ])
  const places = article.parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : []))
  expect(places.filter((name) => !drawn.has(name))).toEqual([])
})

test('every chart stands in a post', () => {
  const places = new Set(
    blog.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'slot' ? [part.name] : []))),
  )
  expect(Object.keys(postCharts).filter((name) => !places.has(name))).toEqual([])
})

test('no article is dated after its last change or in the future of the newest one', () => {
  expect(blog.filter(({ published, updated }) => (published ?? '') > updated)).toEqual([])
})

test('the credits are said to expire in the same words wherever they are settled', () => {
  const terms = articles.find(({ slug }) => slug === 'terms')?.text ?? ''
  const answer = help.find(({ slug }) => slug === 'credit-expiry')?.text ?? ''
  for (const text of [terms, answer]) {
    expect(text).toMatch(/reset at each billing cycle/)
    expect(text).toMatch(/do(es)? not roll over/)
    expect(text).toMatch(/frozen, not deleted/)
    expect(text).toMatch(/expire when the trial ends/)
  }
})

test('the figures of other scales of credits appear nowhere', () => {
  const strange = /15 credits|60 credits|200 credits|credits never expire/i
  expect(articles.filter(({ text }) => strange.test(text)).map(articlePath)).toEqual([])
})

test('every article is a page of the site with its own description', () => {
  const descriptions = publicPages.map(({ description }) => description)
  expect(new Set(descriptions).size).toBe(descriptions.length)
  expect(articles.map(articlePath).filter((path) => !publicAddresses.includes(path))).toEqual([])
})

test('plans and packages cost in the articles what they cost in the product', () => {
  const dollars = (price: number) => `$${price.toLocaleString('en')}`
  const [terms, planned, packages] = ['terms', 'plans', 'buy-credits'].map(
    (slug) => articles.find((each) => each.slug === slug)?.text ?? '',
  )
  for (const { name, monthlyPrice, annualPrice, creditsIncluded } of Object.values(plans)) {
    const row = [name, dollars(monthlyPrice), dollars(annualPrice), creditsIncluded.toLocaleString('en')].join(' ')
    expect(terms).toContain(row)
    expect(planned).toContain(row)
  }
  for (const each of creditPackages) {
    const prices = (['STARTER', 'PROFESSIONAL', 'ENTERPRISE'] as const).map((tier) => dollars(packagePrice(each, tier)))
    expect(packages).toContain([`${each.credits.toLocaleString('en')} credits`, ...prices].join(' '))
  }
  expect(articles.find(({ slug }) => slug === 'holds-and-refunds')?.text).toContain(
    `${actions.creator_verification.creditCost} credits are reserved`,
  )
})

test('a post that says of a tool that it is not live yet is mended when the tool comes', () => {
  const claims = articles.filter(({ text }) => /forecast screen in Vouch is not live yet/.test(text))
  expect(claims.length === 0 || capability('roi_prediction').status === 'coming').toBe(true)
})
