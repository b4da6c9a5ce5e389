import type { TrackingSource } from '@vouch/contract'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import styles from './tracking.module.css'

export interface MadeSource {
  source: TrackingSource
  /** Null for one that the shop made. */
  secret: string | null
}

/** Where a shop sends its orders, and its secret, which is shown this once. */
export function ShownSource({ made: { source, secret }, onDone }: { made: MadeSource; onDone: () => void }) {
  return (
    <div className={styles.dialog}>
      <p>
        Send orders to
        <br />
        <code className={styles.secret}>{source.url}</code> <CopyButton text={source.url} label="Copy URL" />
      </p>
      {secret && (
        <p>
          Secret, shown only now
          <br />
          <code className={styles.secret}>{secret}</code> <CopyButton text={secret} label="Copy secret" />
        </p>
      )}
      <Button onClick={onDone}>Done</Button>
    </div>
  )
}
