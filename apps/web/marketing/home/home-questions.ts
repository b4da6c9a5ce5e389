import { platformsInWords } from '@vouch/presentation'
import type { Question } from '../metadata/structured-data.ts'

/** The five questions of the home page; the head's structured data says the same. */
export const homeQuestions: readonly Question[] = [
  {
    question: 'How accurate is it?',
    answer:
      'It depends on what you’re asking, so we publish a table instead of one percentage: each part is measured on named public data sets, with the command that repeats the measurement and the goals we missed. Every report shows its own uncertainty too, as the range around each estimate.',
  },
  {
    question: 'Which platforms can be verified?',
    answer: `Instagram, TikTok, YouTube, Twitch, X and LinkedIn. How much we can see differs: a platform that doesn’t show followers gives you a wider range, and the report says what was missing. ${platformsInWords()}`,
  },
  {
    question: 'What does the trial cost?',
    answer:
      'Nothing for 14 days. You get 150 credits on the Starter plan, enough for 15 verifications. A card is required; it’s charged $39 when the trial ends, unless you cancel first. Trial credits end with the trial.',
  },
  {
    question: 'Do credits expire?',
    answer:
      'Monthly credits reset with each billing cycle and do not roll over. Add-on credits you buy never expire while your subscription is active; they’re frozen if it lapses, and you can use them again when it resumes.',
  },
  {
    question: 'Is a low score an accusation?',
    answer:
      'No. Evidence suggests; it doesn’t accuse: giveaways, a viral post or bots that follow at random can look like a purchase. Every concern lists innocent explanations and what the creator can show to clear it up.',
  },
]
