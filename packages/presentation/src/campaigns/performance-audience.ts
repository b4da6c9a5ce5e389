import {
  type PerformanceCreator,
  type PerformanceDocument,
  type PerformanceVerdict,
  signOfCurrency,
} from '@vouch/contract'
import { count, date, plural } from '../format.ts'
import { peopleWords } from './performance-words.ts'

/** What a performance report says of its creators' audiences: at the start, now, and at the end where they were verified again. */

/** @returns what a report says was paid for real people: by the audience at the end where it was verified again, else by the latest reports; null where
 *  nobody was paid */
export function paidForRealWords({
  people,
  atEnd,
  currency,
}: Pick<PerformanceDocument, 'people' | 'atEnd' | 'currency'>) {
  const sign = signOfCurrency[currency]
  if (!atEnd?.people) return people && peopleWords(people, sign)
  const told = peopleWords(atEnd.people, sign, 'the report since the end')
  const { before } = atEnd
  const then = before === null || before.creators === 0 ? null : peopleWords(before, sign)
  const verified = `Verified again at the end: ${count(atEnd.verified)} of ${plural(atEnd.of, 'creator')}.`
  return {
    ...told,
    basis: `${verified} ${told.basis}${then ? ` By the reports at the start it was ${then.value} ${then.finding}.` : ''}`,
  }
}

/** How the audiences of a report's creators are shown: the verdict of the start beside the one of the end, or the latest where nobody was verified
 *  again. */
export interface CampaignAudiences {
  title: string
  basis: string
  /** Heading of the later verdicts. */
  later: string
  rows: readonly {
    creator: PerformanceCreator
    first: PerformanceVerdict | null
    later: PerformanceVerdict | null | 'same'
  }[]
}

const startBasis = 'The report you had when the campaign started, or else the first one after, next to'

/** @returns the audiences of a report; null where no creator has a verdict */
export function campaignAudiences({ creators, atEnd }: PerformanceDocument): CampaignAudiences | null {
  if (!creators.some(({ first, last }) => first ?? last)) return null
  const laterOf = ({ first, last, end }: PerformanceCreator) => {
    if (atEnd) return end ?? null
    return last !== null && last.verificationId === first?.verificationId ? ('same' as const) : last
  }
  const shares = 'Shares are followers that look inauthentic, with the 90% range.'
  return {
    title: `Audience at the start and ${atEnd ? 'at the end' : 'now'}`,
    basis: `${startBasis} ${atEnd ? `the latest since the campaign ended ${date(atEnd.completedAt)}` : 'the latest'}. ${shares}`,
    later: atEnd ? 'At the end' : 'Latest',
    rows: creators.map((creator) => ({ creator, first: creator.first, later: laterOf(creator) })),
  }
}
