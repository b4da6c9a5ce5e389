import type { SampledCredibility } from '@vouch/contract'
import type { Report } from '@vouch/engine'
import { date, percent, percentRange, plural } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { Histogram } from '../../ui/charts/histogram.tsx'
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
        supply="a sample of follower profiles, from a connected account or an imported file."
      >
        There’s no follower sample that the account model can read.
      </Unknown>
    )
  }
  const { bins, basis, credible, sampled } = found
  return (
    <ChartFrame
      title="Followers by credibility"
      subtitle="Number of sampled followers by how likely each is to be authentic"
      caption={`${sampleWords(found)}; data from ${date(subject.fetchedAt)}. ${basis} Taken together, ${percent(credible.share)} look authentic (range ${percentRange(credible.low, credible.high)}); no single bar shows that on its own.`}
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
        readerLabel="Browse from least to most credible followers"
      />
    </ChartFrame>
  )
}
