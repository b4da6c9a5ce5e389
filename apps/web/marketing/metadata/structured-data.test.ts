import { expect, test, vi } from 'vitest'
import {
  articleSchema,
  breadcrumbSchema,
  faqSchema,
  localBusinessSchema,
  organizationSchema,
  productSchema,
  type Schema,
  schemaTags,
  softwareApplicationSchema,
} from './structured-data.ts'

const origin = 'https://vouch.example'
const offered = { name: 'Vouch', description: 'Creator verification', plans: [{ name: 'Starter', monthlyPrice: 39 }] }
const article = {
  path: '/blog/error-bars',
  headline: 'Reading error bars',
  description: 'How to read them.',
  author: 'Vouch team',
  publishedOn: '2026-11-01',
  image: '/cards/blog.error-bars.png',
}
const all: Schema[] = [
  organizationSchema(origin),
  productSchema(origin, offered),
  softwareApplicationSchema(origin, offered),
  articleSchema(origin, article),
  faqSchema([{ question: 'Why?', answer: 'Because.' }]),
  breadcrumbSchema(origin, [{ name: 'Pricing', path: '/pricing' }]),
  localBusinessSchema(origin, { name: 'Vouch', address: '1 Example Street', email: 'support@vouch.test' }),
]

test.each(all.map((each) => [each['@type'], each] as const))(
  '%s is complete JSON with a context and absolute addresses',
  (_type, each) => {
    expect(each['@context']).toBe('https://schema.org')
    expect(JSON.parse(JSON.stringify(each))).toEqual(each)
    const addresses = [...JSON.stringify(each).matchAll(/"(?:url|item|image|logo|mainEntityOfPage)":"([^"]*)"/g)]
    for (const [, address = ''] of addresses) expect(address).toMatch(/^https:\/\/vouch\.example\//)
  },
)

test('a price is said in dollars with two places and its month', () => {
  expect(productSchema(origin, offered).offers).toMatchObject([
    { name: 'Starter', price: '39.00', priceCurrency: 'USD', priceSpecification: { unitText: 'MONTH' } },
  ])
})

test('an article that was not changed was last changed on its first day', () => {
  expect(articleSchema(origin, article)).toMatchObject({ datePublished: '2026-11-01', dateModified: '2026-11-01' })
  expect(articleSchema(origin, { ...article, changedOn: '2026-11-20' })).toMatchObject({ dateModified: '2026-11-20' })
})

test('crumbs begin at the home page and are counted from one', () => {
  expect(breadcrumbSchema(origin, [{ name: 'Pricing', path: '/pricing' }]).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Pricing', item: `${origin}/pricing` },
  ])
})

test('data that cannot be written are left out with a warning, and the others stay', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const round: Schema = { '@context': 'https://schema.org', '@type': 'Thing' }
  round.itself = round
  const kept = organizationSchema(origin)
  expect(schemaTags([round, kept])).toEqual([{ 'script:ld+json': kept }])
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'The structured data of type Thing could not be attached',
    expect.any(TypeError),
  )
  warned.mockRestore()
})
