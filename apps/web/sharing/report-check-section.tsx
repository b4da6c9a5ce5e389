import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { download, fileName } from '../ui/charts/csv.ts'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { type CheckOutcome, checkReport } from './report-check.ts'
import styles from './shared-report.module.css'

interface ReportCheckProps {
  /** The report in canonical form. */
  text: string
  digest: string
  handle: string
}

/** Lets the reader check that this page, or a document about the same report, says what the report says. */
export function ReportCheck({ text, digest, handle }: ReportCheckProps) {
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
        The digest below identifies this exact report: change one figure and the digest changes. Your browser computes
        it from the data behind this page. If you have a PDF of the report, enter the digest printed on it.
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
          Save the report and compute the SHA-256 of the file. It contains the report as canonical JSON (RFC 8785), so
          the same figures give the same file.
        </p>
        <Button
          tone="secondary"
          size="small"
          onClick={() => download(fileName([handle, 'report'], 'json'), 'application/json', text)}
        >
          Save the report
        </Button>
        <pre className={styles.command}>
          <code>sha256sum {fileName([handle, 'report'], 'json')}</code>
        </pre>
      </details>
    </section>
  )
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
      Browsers only do this on encrypted pages. Save the report and use the command below.
    </Notice>
  )
}
