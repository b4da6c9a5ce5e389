import type { Document } from '../content/read-document.ts'
import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'

export const methodologyMetadata: PageMetadata = {
  path: '/methodology',
  title: 'Methodology: how good are the verdicts?',
  description:
    'How Vouch judges an audience, every goal next to what we reached, the goals we missed, and what no public data can show.',
  keywords: ['bot detection accuracy', 'trust score methodology', 'fake follower detection benchmark'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Methodology', path: '/methodology' }])],
  changedOn: '2026-11-23',
}

export const signalsMetadata: PageMetadata = {
  path: '/methodology/signals',
  title: 'The signals, with formulas and sources',
  description:
    'Every signal in a verdict: its question, method, formula, threshold, source, innocent causes and limits. Nothing is left out.',
  keywords: ['fake follower signals', 'engagement fraud signals', 'first-digit law'],
  schema: (origin) => [
    breadcrumbSchema(origin, [
      { name: 'Methodology', path: '/methodology' },
      { name: 'The signals', path: '/methodology/signals' },
    ]),
  ],
  changedOn: '2026-11-21',
}

/** @returns what the page of one part of the method says about itself. */
export function partMetadata({ slug, title, lead }: Pick<Document, 'slug' | 'title' | 'lead'>): PageMetadata {
  const path = `/methodology/${slug}`
  return {
    path,
    title: `Methodology: ${title}`,
    description: lead,
    keywords: ['methodology', 'measured accuracy', title.toLowerCase()],
    schema: (origin) => [
      breadcrumbSchema(origin, [
        { name: 'Methodology', path: '/methodology' },
        { name: title, path },
      ]),
    ],
    changedOn: '2026-11-23',
  }
}
