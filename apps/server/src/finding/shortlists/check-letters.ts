import { greeting } from '../accounts/verify-address.ts'
import { type Letter, letterOf } from '../mail/letter.ts'

/** The letters of the weekly check. */

type Operator = Parameters<typeof letterOf>[1]

const switchOff = 'You switched on the weekly check of this shortlist. You can switch it off on the page of the list.'

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
  address: string
}

const words = ({ score, low, high }: Score) => `${Math.round(score)} (${Math.round(low)} to ${Math.round(high)})`

/** Says that a score has left the interval of the one before. */
export function driftLetter(
  { firstName, name, creator, before, after, address }: DriftNews,
  operator: Operator,
): Letter {
  const direction = after.score < before.score ? 'fallen' : 'risen'
  return letterOf(
    {
      subject: `The trust score of ${creator} has ${direction}`,
      paragraphs: [
        greeting(firstName),
        `${creator}, on your shortlist “${name}”, scores ${words(after)} in this week's check. The verification before said ${words(before)}.`,
        'The new score lies outside the earlier interval: this is more than measuring alone would explain. The report says what has changed in the evidence.',
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
      subject: 'A weekly check could not be finished',
      paragraphs: [
        greeting(firstName),
        `The weekly check of your shortlist “${name}” stopped. ${sentence}.`,
        'Nothing was charged for the creators that were not checked. The next check comes in a week.',
      ],
      button: { label: 'Open the shortlist', url: address },
      closing: [switchOff],
    },
    operator,
  )
}
