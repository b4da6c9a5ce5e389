import type { SampledCredibility } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { Histogram } from '../../ui/charts/histogram.tsx'
import { date, percent, percentRange, plural } from '../../ui/format.ts'
import { Unknown } from '../unknown.tsx'
import { sampleWords } from './credibility-words.ts'

interface FollowerCredibilityProps {
  found: SampledCredibility | null
  report: Report
}

/** Sampled followers by how likely each is authentic. An audience with bought followers has a heap at either end. */
export function FollowerCredibility({ found, report: { subject } }: FollowerCredibilityProps) {
  if (found === null) {
    return (
      <Unknown
        title="Followers by credibility"
        supply="a sample of followers with their profiles: a connected account, or an imported file."
      >
        There is no sample of followers that an account model can read.
      </Unknown>
    )
  }
  const { bins, basis, credible, sampled } = found
  return (
    <ChartFrame
      title="Followers by credibility"
      subtitle="Number of sampled followers by the probability that each is authentic"
      caption={`${sampleWords(found)}; data of ${date(subject.fetchedAt)}. ${basis} All bars together say that ${percent(credible.share)} look authentic (${percentRange(credible.low, credible.high)}); no single bar does.`}
      table={{
        columns: ['From', 'To', 'Followers', 'Share'],
        rows: bins.map((bin) => [bin.from, bin.to, bin.count, sampled === 0 ? null : bin.count / sampled]),
      }}
      subject={subject.handle}
    >
      <Histogram
        bars={bins}
        placeText={percent}
        countText={(amount) => plural(amount, 'follower')}
        readerLabel="Read from the least to the most credible followers"
      />
    </ChartFrame>
  )
}
