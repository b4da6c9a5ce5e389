import type { Report } from '@vouch/engine'
import { dateTime, platformName } from '@vouch/presentation'
import styles from './report-footer.module.css'

interface ReportFooterProps {
  report: Report
  reportId: string | null
}

/** What is needed to check the report: the method, the data by its digest, and the engine that read it. */
export function ReportFooter({ report, reportId }: ReportFooterProps) {
  // Where nothing could be read there is no score whose owner could be told.
  const hasFigures = report.trust !== null || report.keyFigures.length > 0
  return (
    <footer className={styles.footer}>
      {hasFigures && (
        <p className={styles.owner}>
          {report.subject.platform === 'youtube'
            ? 'The scores are Vouch’s own, not YouTube’s.'
            : `The scores are Vouch’s own; ${platformName(report.subject.platform)} has no part in them.`}
          {report.trust &&
            ' They are estimates of what public evidence suggests, not a statement about a person. The range of the score shows how far it could move, given what we saw; the range of a share is built to include the true share nine times in ten, and in simulated tests it did about that often.'}
        </p>
      )}
      <dl className={styles.record}>
        {reportId !== null && <Entry name="Report" value={reportId} />}
        <Entry name="Snapshot" value={report.snapshotDigest} />
        <Entry name="Engine" value={report.engine} />
        <Entry name="Computed" value={dateTime(report.computedAt)} />
      </dl>
    </footer>
  )
}

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
