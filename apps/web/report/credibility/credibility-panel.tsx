import type { Report } from '@vouch/engine'
import { useAudienceReading } from '../../api/analyses.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../section.tsx'
import { ComparableChart } from './comparable-chart.tsx'
import { FollowerCredibility } from './follower-credibility.tsx'
import { LeastAuthentic } from './least-authentic.tsx'

/** What the share of inauthentic followers is made of, account by account, and where it stands among creators of the size. */
export default function CredibilityPanel({ id, report }: { id: string; report: Report }) {
  const reading = useAudienceReading(id)
  return (
    <Section
      title="Credibility"
      note="How likely each sampled follower is authentic, and where the whole audience stands among creators of this size. It describes accounts and judges nobody."
    >
      {reading.isPending && (
        <p role="status" data-waiting>
          Reading the followers...
        </p>
      )}
      {reading.isError && (
        <Notice tone="caution" title="The followers cannot be read">
          {reading.error.message}
        </Notice>
      )}
      {reading.data && (
        <>
          <FollowerCredibility found={reading.data.followers} report={report} />
          <ComparableChart found={reading.data.comparable} report={report} />
          {reading.data.followers && <LeastAuthentic followers={reading.data.followers.leastAuthentic} />}
        </>
      )}
    </Section>
  )
}
