import type { ConsentRequest } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { Link } from 'react-router'
import { useCancelConsent, useConsentedReport } from '../api/consents.ts'
import { Button } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { toast } from '../ui/toast.ts'
import styles from './ask-dialog.module.css'
import { standingOf } from './asked-words.ts'

/** One request to the creator: how it stands, and what can be done with it. */
export function AskedRow({ request }: { request: ConsentRequest }) {
  const cancel = useCancelConsent()
  const report = useConsentedReport()
  const { id, url, verificationId, trouble } = request
  return (
    <li className={styles.request}>
      <span className={styles.about}>
        <span className={styles.name}>{standingOf(request)}</span>
        <span className={styles.small}>
          Asked {date(request.askedAt)}
          {request.email && `, emailed to ${request.email}`}
          {request.creatorFirst && ', creator reads first'}
        </span>
      </span>
      <span className={styles.actions}>
        {url !== null && (
          <>
            <Button size="small" tone="secondary" onClick={() => copyLink(url, 'Send it to the creator yourself.')}>
              Copy link
            </Button>
            <Button
              size="small"
              tone="quiet"
              busy={cancel.isPending}
              onClick={() =>
                cancel.mutate(id, {
                  onSuccess: () => toast('Request withdrawn', 'The link no longer works.'),
                  onError: (error) => toast('We couldn’t withdraw the request', error.message, 'risk'),
                })
              }
            >
              Withdraw
            </Button>
          </>
        )}
        {trouble === 'insufficient_credits' && (
          <Button
            size="small"
            busy={report.isPending}
            onClick={() =>
              report.mutate(id, {
                onError: (error) => toast('The report didn’t start', error.message, 'risk'),
              })
            }
          >
            Start the report
          </Button>
        )}
        {verificationId !== null && <Link to={`/dashboard/verifications/${verificationId}`}>Open the report</Link>}
      </span>
    </li>
  )
}
