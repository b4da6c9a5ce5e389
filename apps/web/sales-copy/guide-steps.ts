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
    text: 'One line of 6 to 12 words. Read it aloud, then check it at 375 pixels wide: three lines at most.',
    difficulty: 'easy',
    copyType: 'headlines',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'sub-headline',
    title: 'Set the lead next to it',
    text: 'It answers “how?” Keep the trial terms in the line below the buttons.',
    difficulty: 'easy',
    copyType: 'sub_headlines',
    file: 'apps/web/marketing/home/hero.tsx',
  },
  {
    id: 'proof',
    title: 'Put proof where doubts come up',
    text: 'Figures link to the methodology. Customers only appear with their name and written consent.',
    difficulty: 'medium',
    copyType: 'social_proof',
    file: 'apps/web/marketing/home/stories.tsx',
  },
  {
    id: 'features',
    title: 'Rewrite the feature sections',
    text: 'Features come from the list of capabilities: change a sentence there and every page follows. Anything coming stays marked.',
    difficulty: 'hard',
    copyType: 'feature_sections',
    file: 'packages/contract/src/customers/capabilities.ts',
  },
  {
    id: 'pricing',
    title: 'Describe the prices',
    text: 'Amounts come from the price list; only the text around them changes.',
    difficulty: 'medium',
    copyType: 'pricing_section_copy',
    file: 'packages/contract/src/customers/prices.ts',
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
    title: 'End with one call to action',
    text: 'One button, one note about the card. Then run the tests: they check links, weights and accessibility.',
    difficulty: 'medium',
    copyType: 'final_cta_section',
    file: 'apps/web/marketing/call-to-action.tsx',
  },
]
