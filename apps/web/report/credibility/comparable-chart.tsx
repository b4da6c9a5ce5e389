import type { ComparableCredibility } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { Histogram } from '../../ui/charts/histogram.tsx'
import { percent, percentRange, plural } from '../../ui/format.ts'
import { platformName } from '../../ui/platform-name.ts'
import { isSimulated } from '../parts.ts'
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
    const screened = isSimulated(subject) ? ' A search in Discovery screens the simulated ones.' : ''
    return (
      <Unknown
        title="Among creators of this size"
        supply={`30 creators of about this size on ${platform} whose followers were sampled.${screened}`}
      >
        {suspiciousFollowers === null
          ? 'The share of this creator is not known, so it has no place among others.'
          : 'Fewer than 30 are known yet, so no place is given.'}
      </Unknown>
    )
  }
  const interval = suspiciousFollowers
    ? ` This creator’s share lies between ${percentRange(1 - suspiciousFollowers.high, 1 - suspiciousFollowers.low)}.`
    : ''
  return (
    <>
      <p>{standingWords(found)}</p>
      <ChartFrame
        title="Among creators of this size"
        subtitle={`Number of creators on ${platform} by the share of their followers that look authentic; dashed: their median`}
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
          readerLabel="Read from the least to the most credible audiences"
        />
      </ChartFrame>
    </>
  )
}
