import type { PageMetadata } from '../metadata/page-metadata.ts'
import { breadcrumbSchema } from '../metadata/structured-data.ts'
import type { SectionWords } from './section-words.ts'

export const methodologyMetadata: PageMetadata = {
  path: '/methodology',
  title: 'Methodology: how good are the verdicts?',
  description:
    'How Vouch judges an audience, every goal next to what we reached, the goals we missed, and what no public data can show.',
  keywords: ['bot detection accuracy', 'trust score methodology', 'fake follower detection benchmark'],
  schema: (origin) => [breadcrumbSchema(origin, [{ name: 'Methodology', path: '/methodology' }])],
  changedOn: '2026-11-21',
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

/** @returns what the page of one section of the document says about itself. */
export function sectionMetadata({ slug, name, summary }: SectionWords & { slug: string }): PageMetadata {
  const path = `/methodology/${slug}`
  return {
    path,
    title: `Methodology: ${name}`,
    description: summary,
    keywords: ['methodology', 'measured accuracy', name.toLowerCase()],
    schema: (origin) => [
      breadcrumbSchema(origin, [
        { name: 'Methodology', path: '/methodology' },
        { name, path },
      ]),
    ],
    changedOn: '2026-11-21',
  }
}
