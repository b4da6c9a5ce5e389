import type { Report, Snapshot } from '@vouch/engine'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { domainOf } from '../ui/charts/scale.ts'
import { count, date, percent } from '../ui/format.ts'
import { reachabilityOf } from './audience-figures.ts'
import { capitalised } from './parts.ts'
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
      note="Who follows more than 1,500 accounts sees about a tenth of what they post. It says nothing about honesty."
    >
      {found ? (
        <ChartFrame
          title="Accounts that followers follow"
          subtitle="Share of the sampled followers by how many accounts they follow"
          caption={`${count(sample)} sampled followers whose figure is known, data of ${date(subject.fetchedAt)}.`}
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
        <Unknown supply="A sample of followers with their profiles: a connected account, or an imported file.">
          The platform gave no sample of followers, so this is unknown.
        </Unknown>
      )}
    </Section>
  )
}
