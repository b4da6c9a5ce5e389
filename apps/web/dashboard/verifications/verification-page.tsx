import { ApiFailure, type Verification } from '@vouch/contract'
import { useParams } from 'react-router'
import { isOver, useProgress, useVerification } from '../../api/verifications.ts'
import { ReportPage } from '../../report/report-page.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureScreen } from './failure-screen.tsx'
import styles from './progress.module.css'
import { ProgressScreen } from './progress-screen.tsx'

export function meta() {
  return [{ title: 'Verification · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** One verification at its address, whatever has become of it: on its way, failed, or a report. */
export default function VerificationPage() {
  const { id = '' } = useParams()
  const verification = useVerification(id)
  if (verification.isPending) return <Loading />
  if (!verification.data) return <Unreadable error={verification.error} onRetry={() => verification.refetch()} />
  return <Present key={id} verification={verification.data} />
}

function Present({ verification }: { verification: Verification }) {
  const going = !isOver(verification)
  const connection = useProgress(verification.id, going)
  if (going) return <ProgressScreen verification={verification} connection={connection} />
  if (verification.state === 'failed') return <FailureScreen verification={verification} />
  return <ReportPage verification={verification} />
}

/** Blocks where a report will stand: its name, its tabs, the score and what stands beside it. */
function Loading() {
  return (
    <div className={styles.loading} role="status" aria-label="Loading the verification">
      <h1 className="visually-hidden">Verification</h1>
      <div className={styles.waitingName} />
      <div className={styles.waitingTabs} />
      <div className={styles.waitingScore} />
      <div className={styles.waitingSide} />
    </div>
  )
}

function Unreadable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const absent = error instanceof ApiFailure && (error.status === 404 || error.status === 400)
  return (
    <EmptyState
      heading="h1"
      title={absent ? 'Verification not found' : 'We couldn’t load this verification'}
      actions={
        <>
          {!absent && <Button onClick={onRetry}>Try again</Button>}
          <ButtonLink tone="secondary" to="/dashboard/verifications">
            All verifications
          </ButtonLink>
        </>
      }
    >
      {absent
        ? 'It may belong to another account, or the link may be incomplete.'
        : error instanceof Error
          ? error.message
          : 'Nothing is lost. Your report is saved.'}
    </EmptyState>
  )
}
