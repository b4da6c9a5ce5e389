import type { Report, Snapshot } from '@vouch/engine'
import { capitalised, count, date, domainOf, percent, reachabilityOf } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { Section } from './section.tsx'
import { Unknown } from './unknown.tsx'

interface PartProps {
  report: Report
  snapshot: Snapshot
}

/** How much else the followers follow: who follows thousands sees little of anybody. */
export function Reachability({ report: { subject }, snapshot }: PartProps) {
  const found = reachabilityOf(snapshot)
  const sample = found?.reduce((sum, each) => sum + each.count, 0) ?? 0
  return (
    <Section
      title="Reachability"
      note="People who follow more than 1,500 accounts see only about a tenth of what those accounts post. This says nothing about authenticity."
    >
      {found ? (
        <ChartFrame
          title="How many accounts followers follow"
          subtitle="Share of sampled followers by how many accounts they follow"
          caption={`${count(sample)} sampled followers with a known count, data from ${date(subject.fetchedAt)}.`}
          table={{
            columns: ['Accounts followed', 'Followers', 'Share'],
            rows: found.map((each) => [each.label, each.count, each.share]),
          }}
          subject={subject.handle}
        >
          <RowChart
            kind="bar"
            percent
            domain={domainOf(
              found.map(({ share }) => share),
              4,
              true,
            )}
            rows={found.map((each) => ({
              label: capitalised(each.label),
              value: each.share,
              words: `${percent(each.share)} (${count(each.count)})`,
            }))}
          />
        </ChartFrame>
      ) : (
        <Unknown supply="A sample of follower profiles, from a connected account or an imported file.">
          The platform provided no follower sample, so this is unknown.
        </Unknown>
      )}
    </Section>
  )
}
