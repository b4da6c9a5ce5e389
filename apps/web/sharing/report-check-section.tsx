import { canonicalJson, type SharedReport } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import { download, fileName } from '../ui/charts/csv.ts'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { type CheckOutcome, checkReport } from './report-check.ts'
import styles from './shared-report.module.css'

interface ReportCheckProps {
  shared: Pick<SharedReport, 'text' | 'digest' | 'signature' | 'checkUrl'>
  handle: string
}

/** Lets the reader check that this page, or a document about the same report, says what the report says. */
export function ReportCheck({ shared, handle }: ReportCheckProps) {
  const { text, digest, signature, checkUrl } = shared
  const [onPaper, setOnPaper] = useState('')
  const [outcome, setOutcome] = useState<CheckOutcome | null>(null)
  const check = () => {
    void checkReport(text, onPaper.trim() || digest, window.crypto?.subtle).then(setOutcome)
  }
  return (
    <section className={styles.check} aria-labelledby="check-title">
      <h2 className={styles.heading} id="check-title">
        Check this report
      </h2>
      <p className={styles.words}>
        This report is signed, so anyone can check who made it and that no figure was changed. The digest identifies
        this exact report, and your browser computes it from the data behind this page. If you have a PDF of the report,
        enter the digest printed on it.
      </p>
      <p className={styles.digest}>
        <span className={styles.term}>Signed {dateTime(signature.signedAt)}, code</span>{' '}
        <Link to={new URL(checkUrl).pathname}>{signature.code}</Link>
      </p>
      <p className={styles.digest}>
        <span className={styles.term}>Report digest</span> <code>{digest}</code>
      </p>
      <div className={styles.checkRow}>
        <TextField
          label="Digest on your document"
          value={onPaper}
          placeholder="Leave empty to use the digest above"
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => {
            setOnPaper(event.target.value)
            setOutcome(null)
          }}
        />
        <Button onClick={check}>Check</Button>
      </div>
      <div aria-live="polite">{outcome && <Outcome outcome={outcome} own={onPaper.trim() === ''} />}</div>
      <details className={styles.how}>
        <summary>Check it without this page</summary>
        <p>
          Save the signed report. Drop it on <Link to="/check">the check page</Link>, or check it on your own computer
          with the command line and the <a href="/.well-known/vouch-keys.json">published keys</a>.
        </p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => download(fileName([handle, 'report'], 'json'), 'application/json', signedFile(shared))}
        >
          Save the signed report
        </Button>
        <pre className={styles.command}>
          <code>vouch check {fileName([handle, 'report'], 'json')} --keys vouch-keys.json</code>
        </pre>
      </details>
    </section>
  )
}

/** The file that was signed, as the export gives it: the report as it is drawn here, with its signature. */
function signedFile({ text, signature }: ReportCheckProps['shared']): string {
  return canonicalJson({ ...JSON.parse(text), signature })
}

function Outcome({ outcome, own }: { outcome: CheckOutcome; own: boolean }) {
  if (outcome.kind === 'match') {
    return (
      <Notice tone="good" title="Match">
        {own ? 'This page shows the report with this digest.' : 'Your document and this page are the same report.'}
      </Notice>
    )
  }
  if (outcome.kind === 'differs') {
    return (
      <Notice tone="risk" title="No match">
        The report on this page has the digest {outcome.computed}.{' '}
        {own ? 'Don’t rely on this page.' : 'Your document is a different report, or it was changed.'}
      </Notice>
    )
  }
  return (
    <Notice tone="caution" title="This browser can’t compute it here">
      Browsers only do this on encrypted pages. Save the signed report and drop it on the check page.
    </Notice>
  )
}
