/** Where copy goes on our site: each place with what stands there now and the kind of copy that suits it. A test holds the present
 *  words to the files that they stand in. */

export type Priority = 'high' | 'medium' | 'low'

export interface IntegrationPlace {
  id: string
  name: string
  description: string
  currentContent: string
  /** The kind of copy, with underscores; the call has hyphens. */
  suggestedCopyType: string
  priority: Priority
  /** The source in which the words stand. */
  file: string
}

export const integrationPlaces: readonly IntegrationPlace[] = [
  {
    id: 'hero-headline',
    name: 'Hero headline',
    description: 'The first words on the home page.',
    currentContent: 'Creators you can vouch for',
    suggestedCopyType: 'headlines',
    priority: 'high',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'hero-lead',
    name: 'Hero lead',
    description: 'The text next to the headline that explains how.',
    currentContent:
      'Before you pay a creator, find out whether their audience is real. Vouch measures it, tells you how sure it is, and shows you the evidence.',
    suggestedCopyType: 'sub_headlines',
    priority: 'high',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'announcement-bar',
    name: 'Strip at the top',
    description: 'Messages that rotate above the navigation.',
    currentContent: 'Every score has a range',
    suggestedCopyType: 'announcement_bar',
    priority: 'high',
    file: 'apps/web/marketing/home/first-message.ts',
  },
  {
    id: 'problem',
    name: 'Problem',
    description: 'Why a follower count doesn’t tell you much.',
    currentContent: 'Followers can be bought. So can likes, views and praise.',
    suggestedCopyType: 'objection_handling_headlines',
    priority: 'medium',
    file: 'apps/web/marketing/home/problem.tsx',
  },
  {
    id: 'how-it-works',
    name: 'How it works',
    description: 'The steps from a profile link to a decision.',
    currentContent:
      'Every piece of evidence makes the verdict more certain, or changes it. If a platform doesn’t share something, we say so instead of guessing.',
    suggestedCopyType: 'step_by_step_process',
    priority: 'medium',
    file: 'apps/web/marketing/home/steps.ts',
  },
  {
    id: 'questions',
    name: 'Questions',
    description: 'The answers on the home page; the page’s head repeats them for search engines.',
    currentContent:
      'It depends on what you’re asking, so we publish a table instead of one percentage: each part is measured on named public data sets, with the command that repeats the measurement and the goals we missed.',
    suggestedCopyType: 'faq_section',
    priority: 'medium',
    file: 'apps/web/marketing/home/home-questions.ts',
  },
  {
    id: 'navigation',
    name: 'Navigation',
    description: 'The links at the top of every public page.',
    currentContent: 'How It Works',
    suggestedCopyType: 'navigation_elements',
    priority: 'low',
    file: 'apps/web/marketing/frame/places.ts',
  },
  {
    id: 'footer',
    name: 'Footer',
    description: 'What Vouch is, at the bottom of every public page.',
    currentContent: 'AI-powered creator verification',
    suggestedCopyType: 'footer_elements',
    priority: 'low',
    file: 'apps/web/marketing/frame/product-words.ts',
  },
]

/** @returns the section of a call: `navigation_elements` asks for `navigation-elements`. */
export function sectionOfType(copyType: string): string {
  return copyType.replaceAll('_', '-')
}

const previewChars = 100

/** @returns the first 100 characters, with a mark where more follows. */
export function previewOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= previewChars ? line : `${line.slice(0, previewChars)}…`
}
