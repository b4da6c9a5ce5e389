import type { MetaDescriptor } from 'react-router'
import { operatorStandIns } from './operator-stand-ins.ts'

/** Structured data for search engines, in the words of schema.org. Builders take facts that stand on the page as well: what is not
 *  shown to readers is not told to robots. Addresses are absolute, so each takes the origin. */

export interface Schema {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

function schema(type: string, properties: Record<string, unknown>): Schema {
  const given = Object.entries(properties).filter(([, value]) => value !== undefined)
  return { '@context': 'https://schema.org', '@type': type, ...Object.fromEntries(given) }
}

function withoutContext({ '@context': _context, ...rest }: Schema): Record<string, unknown> {
  return rest
}

/** Who runs the site. The legal name and number come from the operator's configuration and are shown in the footer only. */
export function organizationSchema(origin: string): Schema {
  return schema('Organization', { name: 'Vouch', url: `${origin}/`, logo: `${origin}/icon-512.png` })
}

export interface PlanOffer {
  name: string
  /** Dollars a month. */
  monthlyPrice: number
}

function offers(plans: readonly PlanOffer[], url: string) {
  return plans.map(({ name, monthlyPrice }) => ({
    '@type': 'Offer',
    name,
    url,
    price: monthlyPrice.toFixed(2),
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthlyPrice.toFixed(2),
      priceCurrency: 'USD',
      unitText: 'MONTH',
    },
  }))
}

interface Offered {
  name: string
  description: string
  plans: readonly PlanOffer[]
}

export function productSchema(origin: string, { name, description, plans }: Offered): Schema {
  return schema('Product', {
    name,
    description,
    image: `${origin}/cards/home.png`,
    brand: { '@type': 'Brand', name: 'Vouch' },
    offers: offers(plans, `${origin}/pricing`),
  })
}

export function softwareApplicationSchema(origin: string, { name, description, plans }: Offered): Schema {
  return schema('SoftwareApplication', {
    name,
    description,
    url: `${origin}/`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, with a current browser',
    offers: offers(plans, `${origin}/pricing`),
  })
}

export interface Article {
  path: string
  headline: string
  description: string
  author: string
  /** ISO days. */
  publishedOn: string
  changedOn?: string
  /** Path of the picture that belongs to it. */
  image: string
}

export function articleSchema(origin: string, article: Article): Schema {
  return schema('Article', {
    headline: article.headline,
    description: article.description,
    author: { '@type': 'Organization', name: article.author, url: `${origin}/about` },
    publisher: withoutContext(organizationSchema(origin)),
    datePublished: article.publishedOn,
    dateModified: article.changedOn ?? article.publishedOn,
    image: `${origin}${article.image}`,
    mainEntityOfPage: `${origin}${article.path}`,
  })
}

export interface Question {
  question: string
  answer: string
}

export function faqSchema(questions: readonly Question[]): Schema {
  return schema('FAQPage', {
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

export interface Crumb {
  name: string
  path: string
}

/** The way from the home page to this one. */
export function breadcrumbSchema(origin: string, crumbs: readonly Crumb[]): Schema {
  return schema('BreadcrumbList', {
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  })
}

export interface Business {
  name: string
  /** As one line, as the operator gives it. */
  address: string
  email: string
}

/** @returns the operator as the page's head says it: a stand-in while the site is built, and in a browser what the server wrote there.
 *  Null on a page that was reached by a link, which no robot reads. */
export function localBusinessShown(): Business | null {
  if (typeof document === 'undefined') {
    const { name, address, supportEmail } = operatorStandIns
    return { name, address, email: supportEmail }
  }
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const text = blocks.map((block) => block.textContent ?? '').find((each) => each.includes('"LocalBusiness"'))
  return text === undefined ? null : (JSON.parse(text) as Business)
}

/** The operator with its registered address and mailbox, as they stand on the page. */
export function localBusinessSchema(origin: string, { name, address, email }: Business): Schema {
  return schema('LocalBusiness', { name, address, email, url: `${origin}/`, image: `${origin}/icon-512.png` })
}

/** @returns the elements of the head that carry the data. What cannot be written is left out with a warning: a page without
 *  structured data is a page, and readers come before robots. */
export function schemaTags(schemas: readonly Schema[]): MetaDescriptor[] {
  return schemas.flatMap((each) => {
    try {
      return [{ 'script:ld+json': JSON.parse(JSON.stringify(each)) }]
    } catch (error) {
      console.warn(`The structured data of type ${each['@type']} could not be attached`, error)
      return []
    }
  })
}
