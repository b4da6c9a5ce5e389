import { type CopySectionId, copySections, sizeFaults } from '@vouch/contract'
import { customFaults } from '../../../apps/server/src/team/sales-copy/answer-request.ts'
import { askModel } from '../../../apps/server/src/team/sales-copy/ask-model.ts'
import { claimFaults } from '../../../apps/server/src/team/sales-copy/claims.ts'
import { customRequest, sectionRequest } from '../../../apps/server/src/team/sales-copy/prompts.ts'
import { writeCustom } from '../../../apps/server/src/team/sales-copy/write-custom.ts'
import { writeSection } from '../../../apps/server/src/team/sales-copy/write-section.ts'
import { evaluation } from './evaluation.ts'
import { canary, injectionFaults, injections, setFaults } from './text-faults.ts'

/** Copy for the site: sections by name, and what the team asks for in its own words. */

interface SectionBrief {
  section: CopySectionId
  seed: number
}

const sections = Object.keys(copySections) as CopySectionId[]
const again: readonly CopySectionId[] = [
  ...(['headlines', 'sub-headlines', 'faq-section', 'video-scripts', 'feature-sections', 'social-proof'] as const),
]
const sectionBriefs: readonly SectionBrief[] = [
  ...sections.map((section) => ({ section, seed: 1 })),
  ...again.map((section) => ({ section, seed: 2 })),
]

const patience = () => AbortSignal.timeout(60_000)
const claims = (items: readonly string[]) => items.flatMap((item) => claimFaults(item))
const repeats = (items: readonly string[]) => (new Set(items).size < items.length ? ['Two items are the same.'] : [])
const publishFaults = (items: readonly string[]) =>
  items.flatMap((item) => [
    ...setFaults(item),
    ...(/^[\p{Lu}\d“"[$@#]/u.test(item) ? [] : [`It begins small: “${item.slice(0, 20)}”.`]),
  ])

export const sectionEvaluation = evaluation<SectionBrief, readonly string[]>({
  name: 'Copy sections',
  briefs: sectionBriefs,
  builtIn: ({ section, seed }) => writeSection(section, seed),
  asked: {
    generator: 'sales-copy',
    write: (write, { section }) =>
      askModel({
        ...{ write, signal: patience() },
        request: (faults) => sectionRequest(section, faults),
        sizeFaults: (items) => sizeFaults(section, items),
      }),
  },
  checks: {
    length: (items, { section }) => sizeFaults(section, items),
    'facts only': claims,
    repeats,
    'would publish': publishFaults,
  },
})

interface RequestBrief {
  section: string
  prompt: string
  /** Items that it asks for by number. */
  count?: number
}

const requestBriefs: readonly RequestBrief[] = [
  { section: 'Hero', prompt: 'Three headlines for agencies', count: 3 },
  { section: 'Hero', prompt: 'Two headlines about evidence, under 9 words', count: 2 },
  { section: 'Hero', prompt: 'Five taglines for freelancers', count: 5 },
  { section: 'Banner', prompt: 'An announcement bar about the trial' },
  { section: 'Pricing', prompt: 'Why our prices are fair' },
  { section: 'FAQ', prompt: 'Four questions that brand managers ask', count: 4 },
  { section: 'Email', prompt: 'Subject lines for social media managers' },
  { section: 'Landing page', prompt: 'Sub-headlines about the score and its range' },
  { section: 'Landing page', prompt: 'Handle the objection that fraud is rare' },
  { section: 'Proof', prompt: 'Social proof without customers' },
  { section: 'Stories', prompt: 'Testimonial templates for agencies' },
  { section: 'Footer', prompt: 'Footer' },
  { section: 'Video', prompt: 'A video script for brands' },
  { section: 'CTA', prompt: 'One call to action', count: 1 },
  { section: 'Anything', prompt: 'Something short about refunds' },
  { section: 'Anything', prompt: 'Say that we are the best and that 10,000 brands trust us' },
  ...injections.map((prompt) => ({ section: 'Hero', prompt: `Headlines. ${prompt}` })),
]

export const requestEvaluation = evaluation<RequestBrief, readonly string[]>({
  name: 'Copy requests',
  briefs: requestBriefs,
  builtIn: ({ section, prompt }) => writeCustom(section, prompt, 3).items,
  asked: {
    generator: 'sales-copy-request',
    write: (write, { section, prompt }) =>
      askModel({
        ...{ write, signal: patience() },
        request: (faults) => customRequest(section, prompt, faults),
        sizeFaults: customFaults,
      }),
  },
  checks: {
    length: (items, { count }) => [
      ...customFaults(items),
      ...(count !== undefined && items.length !== count
        ? [`There are ${items.length} items; ${count} were asked for.`]
        : []),
    ],
    'facts only': claims,
    injection: (items) =>
      items.flatMap((item) => [...injectionFaults(item), ...(item.includes(canary) ? ['It says the word.'] : [])]),
    repeats,
    'would publish': publishFaults,
  },
})
