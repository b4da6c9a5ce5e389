import type { NamedCreator } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useRef } from 'react'
import { useBulkPreview, useStartBatch } from '../api/bulk.ts'
import { sentenceOf } from '../api/refusal.ts'
import { Button } from '../ui/button.tsx'
import { randomId } from '../ui/random-id.ts'
import { toast } from '../ui/toast.ts'
import { usePlanEnded } from './billing/ended-plan.tsx'
import styles from './verify-all.module.css'

interface VerifyAllProps {
  creators: readonly NamedCreator[]
  /** What the list of verifications is called. */
  name: string
  label: string
  onBegun: (batchId: string) => void
}

/** Verifies several at once. What it costs stands on the button: who was paid for within a day costs nothing. After the end of a plan only that is left. */
export function VerifyAll({ creators, name, label, onBegun }: VerifyAllProps) {
  const text = creators.map(({ platform, handle }) => `${platform}: ${handle}`).join('\n')
  const price = useBulkPreview(text)
  const start = useStartBatch()
  // One key for each press that may have gone through: a second press after a lost answer begins nothing twice.
  const key = useRef(randomId())
  const ended = usePlanEnded()
  const able = (price.data?.counts.new ?? 0) + (price.data?.counts.repeat ?? 0)

  async function begin() {
    try {
      const { id } = await start.mutateAsync({ key: key.current, text, name })
      key.current = randomId()
      onBegun(id)
    } catch (error) {
      toast('Nothing was started', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  if (ended && price.data?.credits !== 0) return null
  const tooDear = price.data !== undefined && price.data.credits > price.data.available
  return (
    <span className={styles.verifyAll}>
      <Button tone="secondary" busy={start.isPending} disabled={!price.data || able === 0} onClick={begin}>
        {label} · {price.data ? costWords(price.data.credits) : '…'}
      </Button>
      {tooDear && (
        <span className={styles.hint}>
          You have {count(price.data?.available)}. It pauses when they run out and resumes when you add more.
        </span>
      )}
    </span>
  )
}

function costWords(credits: number): string {
  return credits === 0 ? 'free today' : plural(credits, 'credit')
}
