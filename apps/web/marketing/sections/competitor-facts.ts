/** What other products say publicly about how they verify a creator. A fact without a place where it was read does not stand here;
 *  what was looked for and not found says just that. */

export const factsReadOn = 'November 2026'

/** The first is ours. */
export const competitors = ['Vouch', 'HypeAuditor', 'Modash', 'Favikon'] as const

/** Where the facts were read; an answer names its place in this list, from 1. */
export const comparisonSources = [
  'HypeAuditor help center, on the Audience Quality Score, and its article on the new AQS formula',
  'HypeAuditor API documentation, report states',
  'Modash help center, on fake followers and audience credibility',
  'Modash help center, on how fresh its data is',
  'Modash API documentation, errors of reports',
  'Favikon, methodology of its rankings: authenticity, influence, authority',
] as const

export interface CompetitorAnswer {
  text: string
  /** Number of the source; null for what was not found, and for ourselves. */
  source: number | null
}

const ours = (text: string): CompetitorAnswer => ({ text, source: null })
const read = (text: string, source: number): CompetitorAnswer => ({ text, source })
const notFound: CompetitorAnswer = { text: 'Not found', source: null }

export const competitorFacts: readonly { question: string; answers: readonly CompetitorAnswer[] }[] = [
  {
    question: 'What is the score?',
    answers: [
      ours('One score, 0 to 100'),
      read('One score, 1 to 100', 1),
      read('Shares of the audience, no score', 3),
      read('Three scores', 6),
    ],
  },
  {
    question: 'Does it come with a range?',
    answers: [ours('Always'), notFound, notFound, notFound],
  },
  {
    question: 'Does it name its inputs?',
    answers: [
      ours('Every signal, with its value'),
      read('By category', 1),
      read('A list of criteria', 3),
      read('With their weights', 6),
    ],
  },
  {
    question: 'Do contributions add up to the score?',
    answers: [ours('Exactly, signal by signal'), notFound, notFound, notFound],
  },
  {
    question: 'What if there isn’t enough data?',
    answers: [
      ours('A wide range, or no verdict and your credits back'),
      read('A low-confidence state', 2),
      read('An error: empty audience', 5),
      notFound,
    ],
  },
  {
    question: 'How old can audience data be?',
    answers: [ours('Read when you ask, with the date on the report'), notFound, read('About a month', 4), notFound],
  },
  {
    question: 'Is accuracy published for each data set?',
    answers: [ours('Yes, with the command to repeat it'), notFound, notFound, notFound],
  },
]
