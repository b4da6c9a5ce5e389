import { greeting } from '../../customers/accounts/greeting.ts'
import { type Letter, letterOf } from '../../foundation/mail/letter.ts'

/** The letters of the weekly check. */

type Operator = Parameters<typeof letterOf>[1]

const switchOff =
  'You get this because you own the workspace and the weekly check of this shortlist is on. You can turn it off on the shortlist’s page.'

interface Score {
  score: number
  low: number
  high: number
}

export interface DriftNews {
  firstName: string
  /** Of the list. */
  name: string
  /** What the creator is called. */
  creator: string
  before: Score
  after: Score
  /** What the new report says to do: `Don’t book`; null where it makes no decision. */
  decision: string | null
  address: string
}

const words = ({ score, low, high }: Score) => `${Math.round(score)} (${Math.round(low)} to ${Math.round(high)})`

/** Says that a score has left the interval of the one before. */
export function driftLetter(
  { firstName, name, creator, before, after, decision, address }: DriftNews,
  operator: Operator,
): Letter {
  const direction = after.score < before.score ? 'dropped' : 'gone up'
  return letterOf(
    {
      subject: `${creator}’s trust score has ${direction}`,
      paragraphs: [
        greeting(firstName),
        `${creator}, on your shortlist “${name}”, scored ${words(after)} in this week’s check. The previous verification said ${words(before)}.`,
        `The new score is outside the earlier range.${decision === null ? '' : ` Our answer is now: ${decision.toLowerCase()}.`} The report shows what changed in the evidence.`,
      ],
      button: { label: 'Read the report', url: address },
      closing: [switchOff],
    },
    operator,
  )
}

export interface CreditsNews {
  firstName: string
  name: string
  sentence: string
  address: string
}

/** Says that a check stopped because the credits did not suffice. */
export function creditsLetter({ firstName, name, sentence, address }: CreditsNews, operator: Operator): Letter {
  return letterOf(
    {
      subject: 'We couldn’t finish a weekly check',
      paragraphs: [
        greeting(firstName),
        `The weekly check of your shortlist “${name}” stopped. ${sentence}.`,
        'You weren’t charged for the creators we didn’t check. The next check is in a week. We won’t email you about this again until you’ve gotten more credits.',
      ],
      button: { label: 'Open the shortlist', url: address },
      closing: [switchOff],
    },
    operator,
  )
}
