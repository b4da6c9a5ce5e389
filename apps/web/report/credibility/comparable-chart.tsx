import type { ComparableCredibility } from '@vouch/contract'
import { credibleShare, type Report } from '@vouch/engine'
import { isSimulated, percent, percentRange, platformName, plural } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { Histogram } from '../../ui/charts/histogram.tsx'
import { Unknown } from '../unknown.tsx'
import { comparedWords, standingWords } from './credibility-words.ts'

interface ComparableChartProps {
  found: ComparableCredibility | null
  report: Report
}

/** Creators of about the size by how much of their audience looks authentic, with this one among them. */
export function ComparableChart({ found, report: { subject, suspiciousFollowers } }: ComparableChartProps) {
  const platform = platformName(subject.platform)
  if (found === null) {
    const screened = isSimulated(subject) ? ' Searching in Discovery screens the simulated ones.' : ''
    return (
      <Unknown
        title="Compared with creators of this size"
        supply={`30 creators of about this size on ${platform} with sampled followers.${screened}`}
      >
        {suspiciousFollowers === null
          ? 'This creator’s share is unknown, so it can’t be ranked.'
          : 'We have data on fewer than 30, so there’s no ranking yet.'}
      </Unknown>
    )
  }
  const credible = suspiciousFollowers && credibleShare(suspiciousFollowers)
  const interval = credible
    ? ` This creator’s share is in the range of ${percentRange(credible.low, credible.high)}.`
    : ''
  return (
    <>
      <p>{standingWords(found)}</p>
      <ChartFrame
        title="Compared with creators of this size"
        subtitle={`Number of creators on ${platform} by share of followers that look authentic; the dashed line is the median`}
        caption={`${comparedWords(found)}.${interval}`}
        table={{
          columns: ['From', 'To', 'Creators'],
          rows: found.bins.map((bin) => [bin.from, bin.to, bin.count]),
        }}
        subject={subject.handle}
      >
        <Histogram
          bars={found.bins}
          placeText={percent}
          countText={(amount) => plural(amount, 'creator')}
          own={{ at: found.own, label: 'This creator' }}
          median={found.median}
          readerLabel="Browse from least to most credible audiences"
        />
      </ChartFrame>
    </>
  )
}
