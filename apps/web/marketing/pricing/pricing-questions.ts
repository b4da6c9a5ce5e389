import type { Question } from '../metadata/structured-data.ts'

export const pricingQuestions: readonly Question[] = [
  {
    question: 'When is my card charged?',
    answer:
      'When the trial ends, after 14 days: $39 for the first month of Starter. Cancel before and nothing is charged. Choosing a larger plan during the trial ends the trial and is charged at once.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'The plan runs to the end of the period that is paid for. Reports that you have stay readable. Credits that you bought are frozen and come back if you subscribe again; unused monthly credits are not refunded.',
  },
  {
    question: 'Can I pay by the year?',
    answer:
      'Yes: $390, $1,290 or $3,990 a year, which is ten months for twelve. Credits are still granted every month.',
  },
  {
    question: 'What if I run out?',
    answer:
      'Nothing is billed beyond the plan. Actions that you cannot pay for are refused before they begin, with what is missing; you can buy a package or change the plan.',
  },
  {
    question: 'Do prices change?',
    answer: 'If they do, you hear of it 30 days before.',
  },
]
