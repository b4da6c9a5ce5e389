import { actionCosts, type Campaign, type PerformanceHeading, performanceReports } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { useOrderPerformance, usePerformanceReports } from '../../../api/performance.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import dialogs from '../campaigns.module.css'
import { useEditing } from '../fields/editing.tsx'
import steps from '../steps/steps.module.css'
import tracking from '../tracking/tracking.module.css'
import styles from './performance.module.css'

const cost = actionCosts.campaign_performance

/** Performance reports that were made of a campaign, and the next one with its price. */
export function PerformancePanel({ campaign }: { campaign: Campaign }) {
  const made = usePerformanceReports(campaign.id)
  const mayOrder = useMay(performanceReports.create)
  const { may } = useEditing()
  const [asking, setAsking] = useState(false)
  if (made.isError && !made.data) return <LoadFailure title="We couldn’t load the performance reports" query={made} />
  const reports = made.data?.reports ?? []
  const running = reports.some(({ state }) => state === 'running')
  return (
    <section className={tracking.section} aria-labelledby="performance">
      <div className={styles.panelHead}>
        <div>
          <h3 className={steps.subtitle} id="performance">
            Performance reports
          </h3>
          <p className={steps.quiet}>
            A snapshot of pacing, costs, forecast, lift and cost per real person. View it here, or export PDF or CSV.
          </p>
        </div>
        {may && mayOrder && (
          <Button tone="secondary" busy={running} onClick={() => setAsking(true)}>
            {running ? 'Making the report' : `Make a report · ${cost} credits`}
          </Button>
        )}
      </div>
      {reports.length > 0 && (
        <ul className={tracking.rows} aria-label="Performance reports">
          {reports.map((report) => (
            <ReportRow key={report.id} campaignId={campaign.id} report={report} />
          ))}
        </ul>
      )}
      {asking && <OrderDialog campaignId={campaign.id} onClose={() => setAsking(false)} />}
    </section>
  )
}

function ReportRow({ campaignId, report }: { campaignId: string; report: PerformanceHeading }) {
  const { id, state, createdAt, by, reason } = report
  const when = dateTime(createdAt)
  return (
    <li className={styles.reportRow}>
      {state === 'done' ? (
        <Link to={`/dashboard/campaigns/${campaignId}/performance/${id}`}>{when}</Link>
      ) : (
        <b>{when}</b>
      )}
      <span className={tracking.counts} role={state === 'running' ? 'status' : undefined}>
        {state === 'running' ? 'Being made…' : (reason ?? (by === null ? '' : `by ${by}`))}
      </span>
    </li>
  )
}

function OrderDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const order = useOrderPerformance(campaignId)
  return (
    <Dialog title="Make a performance report?" width={520} onClose={onClose}>
      <div className={dialogs.dialog}>
        <p>
          It shows the results so far and won’t change later. The PDF and CSV are included. It costs {cost} credits once
          it’s made; if that fails, you get them back.
        </p>
        {order.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(order.error, 'The report wasn’t ordered. Try again.')}
          </Notice>
        )}
        <div className={dialogs.dialogActions}>
          <Button tone="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button busy={order.isPending} onClick={() => order.mutate(undefined, { onSuccess: onClose })}>
            Make the report · {cost} credits
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
