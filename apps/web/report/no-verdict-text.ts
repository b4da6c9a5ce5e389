/** What a report says when there is no verdict: what happened, what it cost, what to do. */

import type { Report } from '@vouch/engine'
import { platformName } from '@vouch/presentation'
import { withoutDirections } from '../ui/shown-name.ts'

export interface NoVerdict {
  title: string
  text: string
  next: string[]
}

/** @returns the page for a report without a verdict; null for one that has it. */
export function noVerdictOf(report: Report): NoVerdict | null {
  const platform = platformName(report.subject.platform)
  const handle = `@${withoutDirections(report.subject.handle)}`
  if (report.state === 'PRIVATE') {
    return {
      title: 'This account is private',
      text: `${platform} shows ${handle}’s posts and followers only to people the creator has approved, so there was nothing to measure.`,
      next: [
        'Ask the creator to make the account public for a day, then verify again.',
        'Or ask the creator for a data export and drop the file on the Verify page.',
      ],
    }
  }
  if (report.state === 'NOT_FOUND') {
    return {
      title: 'We couldn’t find this account',
      text: `${platform} has no account named ${handle}. The name may be misspelled or changed, or the account may have been deleted.`,
      next: [
        'Open the profile in your browser and paste the link again.',
        'Check whether the creator changed their username.',
      ],
    }
  }
  if (report.state === 'RESTRICTED') return restricted(report, platform, handle)
  if (report.trust === null) {
    const isEmpty = report.state === 'INSUFFICIENT'
    return {
      title: isEmpty ? 'There’s nothing here to judge' : 'No verdict available',
      text: report.verdict,
      next: isEmpty ? report.recommendations : ['Verify again, or upload a file with more data.'],
    }
  }
  return null
}

/** Restrictions that we can name get their own words; `derived_metrics_off` is ours to explain, for we impose it. */
function restricted(report: Report, platform: string, handle: string): NoVerdict {
  if (report.stateCode === 'derived_metrics_off') {
    return {
      title: 'Statistics only, no score',
      text: `${platform}’s terms allow scores based on its data only for operators that have an agreement with ${platform}. This operator doesn’t have one, so we show the statistics as they are, without a score.`,
      next: [
        `See the statistics below; they’re ${platform}’s own numbers.`,
        'An operator with an agreement can set YOUTUBE_DERIVED_METRICS=accepted; the stored data can then be scored for free.',
        'Or upload an export of the creator’s data from your own account.',
      ],
    }
  }
  return {
    title: 'The platform restricts this account',
    text: `${platform} doesn’t share data about ${handle}: the account may be age-restricted, suspended, or under special terms.`,
    next: ['Ask the creator about the restriction.', 'Or ask for a data export and upload it as a file.'],
  }
}
