import { actionCosts, type BulkLine, type BulkPreview } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStartBatch } from '../../api/bulk.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { randomId } from '../../ui/random-id.ts'
import { BuyCredits } from '../credits/buy-credits.tsx'
import styles from './bulk.module.css'
import { lineKindWords, previewSentence } from './bulk-words.ts'

interface ListPreviewProps {
  preview: BulkPreview
  text: string
  /** False while somebody types on: the price is of what was there before. */
  current: boolean
}

/** What would happen to a list, and the button with its price. */
export function ListPreview({ preview, text, current }: ListPreviewProps) {
  const { counts, credits, available, lines } = preview
  const start = useStartBatch()
  const navigate = useNavigate()
  // One key for a list: pressing again after a lost answer begins nothing twice.
  const key = useRef({ text: '', key: '' })
  const [name, setName] = useState('')
  const able = counts.new + counts.repeat
  const affordable = Math.floor(available / actionCosts.creator_verification)

  async function begin() {
    const said = `${name}\n${text}`
    if (key.current.text !== said) key.current = { text: said, key: randomId() }
    const { id } = await start.mutateAsync({ key: key.current.key, text, name })
    navigate(`/dashboard/bulk/${id}`)
  }

  return (
    <div className={styles.before}>
      <p className={styles.sum} role="status">
        {previewSentence(preview)}
      </p>
      <Remarks lines={lines} />
      {credits > available && (
        <Notice
          tone="caution"
          title={`You have enough credits for ${plural(affordable, 'creator')} (${plural(available, 'credit')})`}
          actions={<BuyCredits />}
        >
          The list will pause when your credits run out, keep what’s finished, and resume when you add more.
        </Notice>
      )}
      <div className={styles.beginLine}>
        <TextField
          label="List name"
          value={name}
          maxLength={80}
          placeholder="Spring launch"
          onChange={(event) => setName(event.target.value)}
        />
        <Button
          busy={start.isPending || !current}
          disabled={able === 0}
          onClick={() => void begin().catch(() => undefined)}
        >
          Verify {plural(able, 'creator')} · {credits === 0 ? 'free' : plural(credits, 'credit')}
        </Button>
      </div>
      <p className={styles.hint}>You’re refunded for every creator without a verdict.</p>
      {start.isError && (
        <Notice tone="risk" title="Nothing was started" urgent>
          {start.error.message}
        </Notice>
      )}
    </div>
  )
}

const remarksShown = 100

/** The lines that are not simply verified and charged. */
function Remarks({ lines }: { lines: readonly BulkLine[] }) {
  const remarks = lines.filter(({ kind }) => kind !== 'new')
  if (remarks.length === 0) return null
  return (
    <details className={styles.remarks}>
      <summary>{plural(remarks.length, 'line')} to review</summary>
      <ul>
        {remarks.slice(0, remarksShown).map(({ line, text, kind, reason }) => (
          <li key={line} className={styles.remark}>
            <span className={styles.lineNumber}>{line}</span>
            <span className={styles.lineText}>{text}</span>
            <span data-kind={kind} className={styles.lineKind}>
              {lineKindWords[kind]}
            </span>
            <span className={styles.hint}>{reason}</span>
          </li>
        ))}
      </ul>
      {remarks.length > remarksShown && <p className={styles.hint}>And {remarks.length - remarksShown} more.</p>}
    </details>
  )
}
