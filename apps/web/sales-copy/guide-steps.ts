/** The way of new copy into the site, in eight steps. */

export type Difficulty = 'easy' | 'medium' | 'hard'

export interface GuideStep {
  id: string
  title: string
  text: string
  difficulty: Difficulty
  copyType: string
  /** Where the words stand. */
  file: string
}

export const guideSteps: readonly GuideStep[] = [
  {
    id: 'bar',
    title: 'Refresh the strip at the top',
    text: 'Choose up to eight messages. Each has a headline and one line below it, and every one must be a fact.',
    difficulty: 'easy',
    copyType: 'announcement_bar',
    file: 'apps/web/marketing/home/home-messages.ts',
  },
  {
    id: 'headline',
    title: 'Set the headline',
    text: 'One line of 6 to 12 words. Read it aloud, then look at it at 375 pixels: three lines are the most.',
    difficulty: 'easy',
    copyType: 'headlines',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'sub-headline',
    title: 'Set the lead beside it',
    text: 'It answers “how?”. Keep the terms of the trial in the line below the buttons.',
    difficulty: 'easy',
    copyType: 'sub_headlines',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'proof',
    title: 'Put proof where a doubt arises',
    text: 'Figures link to the methodology. Customers appear only with their name and written consent.',
    difficulty: 'medium',
    copyType: 'social_proof',
    file: 'apps/web/marketing/home/stories.tsx',
  },
  {
    id: 'features',
    title: 'Rewrite the feature sections',
    text: 'Features come from the list of capabilities: change a sentence there and every page follows. What is coming stays marked.',
    difficulty: 'hard',
    copyType: 'feature_sections',
    file: 'packages/contract/src/capabilities.ts',
  },
  {
    id: 'pricing',
    title: 'Say the prices in words',
    text: 'Amounts are read from the list of prices; only the words around them change.',
    difficulty: 'medium',
    copyType: 'pricing_section_copy',
    file: 'packages/contract/src/prices.ts',
  },
  {
    id: 'questions',
    title: 'Answer the questions',
    text: 'The five on the home page are repeated for search engines from the same list, so one change is enough.',
    difficulty: 'medium',
    copyType: 'faq_section',
    file: 'apps/web/marketing/home/home-questions.ts',
  },
  {
    id: 'closing',
    title: 'End with one call to act',
    text: 'One button, one note on the card. Then run the tests: links, weights and accessibility are checked there.',
    difficulty: 'medium',
    copyType: 'final_cta_section',
    file: 'apps/web/marketing/call-to-action.tsx',
  },
]
