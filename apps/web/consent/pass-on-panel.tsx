import type { creatorPages } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './consent.module.css'
import type { PanelProps } from './panel-props.ts'
import { useAct } from './use-act.ts'

/** The link with which a creator shows the report to any brand. */
export function PassOnPanel({ page, address, onChange }: PanelProps) {
  const { act, busy, refusal } = useAct()
  const { readerUrl, readerReport, report } = page
  const [copied, setCopied] = useState(false)
  // The clipboard may be closed to a page; the address stands beside the button in any case.
  const copy = (url: string) =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  async function change(path: string) {
    const changed = await act<typeof creatorPages.share>(path)
    if (changed === null) return
    setCopied(false)
    onChange(changed)
  }
  return (
    <section className={styles.panel} aria-labelledby="pass-on-title">
      <h2 className={styles.panelTitle} id="pass-on-title">
        Show it to others
      </h2>
      <p>A link to one report alone, for any brand. You can end it at any time.</p>
      {readerUrl === null && report !== null && readerReport === null && (
        <p>First pass the report on to the brand that asked for it.</p>
      )}
      {readerUrl !== null && readerReport !== null && (
        <p className={styles.quiet}>
          Shows the report of {date(readerReport)}. For a newer one, end this link and make another.
        </p>
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {readerUrl === null ? (
        <div className={styles.actions}>
          <Button
            size="small"
            tone="secondary"
            disabled={readerReport === null}
            busy={busy !== null}
            onClick={() => change(`${address}/link`)}
          >
            Make a link
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.link}>{readerUrl}</p>
          <div className={styles.actions}>
            <Button size="small" tone="secondary" onClick={() => copy(readerUrl)}>
              {copied ? 'Copied' : 'Copy link'}
            </Button>
            <Button size="small" tone="quiet" busy={busy !== null} onClick={() => change(`${address}/link/end`)}>
              End link
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
