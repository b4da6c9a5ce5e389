/** What a report says when there is no verdict: what happened, what it cost, what to do. */

import type { Report } from '@vouch/engine'
import { platformName } from '../ui/platform-name.ts'
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
      text: `${platform} shows the posts and followers of ${handle} only to people that the creator has let in, so nothing could be measured.`,
      next: [
        'Ask the creator to make the account public for a day, then verify again.',
        'Or ask the creator for an export of the statistics and drop the file on the verify page.',
      ],
    }
  }
  if (report.state === 'NOT_FOUND') {
    return {
      title: 'There is no such account',
      text: `${platform} does not know ${handle}. The name may be misspelt, changed, or the account deleted.`,
      next: [
        'Open the profile in your browser and paste its address again.',
        'Check whether the creator has a new name.',
      ],
    }
  }
  if (report.state === 'RESTRICTED') return restricted(report, platform, handle)
  if (report.trust === null) {
    return {
      title: 'No verdict could be given',
      text: report.verdict,
      next: ['Verify again, or bring a file with more data.'],
    }
  }
  return null
}

/** Restrictions that we can name get their own words; `derived_metrics_off` is ours to explain, for we impose it. */
function restricted(report: Report, platform: string, handle: string): NoVerdict {
  if (report.stateCode === 'derived_metrics_off') {
    return {
      title: 'Statistics only, no score',
      text: `${platform}'s terms allow scores that are derived from its data only to operators who have agreed on them with ${platform}. This operator has not, so the statistics are shown as they are and no score is computed.`,
      next: [
        `Read the statistics below; they are ${platform}'s own figures.`,
        'An operator with the agreement sets YOUTUBE_DERIVED_METRICS=accepted; the stored data can then be scored again, free.',
        'Or bring an export of the creator from your own account as a file.',
      ],
    }
  }
  return {
    title: 'The platform restricts this account',
    text: `${platform} does not give out data about ${handle}: the account may be limited by age, suspended, or under special terms.`,
    next: [
      'Ask the creator what the restriction is.',
      'Or ask for an export of the statistics and bring it as a file.',
    ],
  }
}
