import type { Question } from '../metadata/structured-data.ts'

/** The five questions of the home page; the head's structured data says the same. */
export const homeQuestions: readonly Question[] = [
  {
    question: 'How accurate is it?',
    answer:
      'It depends on what is asked, so we publish a table instead of one percentage: each part is measured on named public data sets, with the command that repeats the measurement and the goals that were missed. A report carries its own accuracy, as the range around each figure.',
  },
  {
    question: 'Which platforms can be verified?',
    answer:
      'Instagram, TikTok, YouTube, Twitch, X and LinkedIn. How much can be seen differs: a platform that shows no followers gives a wider range, and the report says what was missing. Which platforms are read live depends on the connections that are set up; files work for all of them.',
  },
  {
    question: 'What does the trial cost?',
    answer:
      'Nothing for 14 days. You get 150 credits on the Starter plan, enough for 15 verifications. A card is needed; it is charged $39 when the trial ends, unless you cancel before. Trial credits end with the trial.',
  },
  {
    question: 'Do credits expire?',
    answer:
      'Monthly credits begin anew with each billing cycle and do not roll over. Credits that you buy on top never expire while your subscription is active; they are frozen when it lapses and can be used again when it resumes.',
  },
  {
    question: 'Is a low score an accusation?',
    answer:
      'No. Evidence suggests, it does not accuse: giveaways, a viral post or bots that follow at random can look like a purchase. Each concern lists its innocent explanations and what the creator can show to answer it.',
  },
]
