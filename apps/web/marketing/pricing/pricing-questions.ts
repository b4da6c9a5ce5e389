import { platformsInWords } from '@vouch/presentation'
import type { Question } from '../metadata/structured-data.ts'

export const pricingQuestions: readonly Question[] = [
  {
    question: 'When is my card charged?',
    answer:
      'When the trial ends, after 14 days: $39 for your first month of Starter. Cancel before then and you pay nothing. If you choose a larger plan during the trial, the trial ends and you’re charged right away.',
  },
  {
    question: 'What happens when I cancel?',
    answer:
      'Your plan runs until the end of the period you’ve paid for. You can still read your reports. Credits you bought are frozen and come back if you subscribe again; unused monthly credits aren’t refunded.',
  },
  {
    question: 'Can I pay yearly?',
    answer:
      'Yes: $390, $1,290 or $3,990 a year, so you get twelve months for the price of ten. You still get your credits every month.',
  },
  {
    question: 'What if I run out?',
    answer:
      'We never bill you beyond your plan. If you don’t have enough credits for an action, it’s declined before it starts and you see how many you’re missing. You can buy a package or switch plans.',
  },
  {
    question: 'Which platforms does every plan cover?',
    answer: `All six, on every plan. ${platformsInWords()}`,
  },
  {
    question: 'Do prices change?',
    answer: 'If they do, we’ll tell you 30 days in advance.',
  },
]
