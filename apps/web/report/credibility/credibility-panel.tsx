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
      note="How likely each sampled follower is to be authentic, and how the audience compares with creators of this size. It describes accounts; it doesn’t judge people."
    >
      {reading.isPending && (
        <p role="status" data-waiting>
          Loading followers…
        </p>
      )}
      {reading.isError && (
        <Notice tone="caution" title="We couldn’t load the followers">
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
