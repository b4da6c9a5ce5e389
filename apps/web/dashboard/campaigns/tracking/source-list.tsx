import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { TrackingSource } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { sentenceOf } from '../../../api/refusal.ts'
import { useRemoveSource } from '../../../api/tracking.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ownDateTime } from '../../../ui/own-time.ts'
import { toast } from '../../../ui/toast.ts'
import { RotateSource } from './rotate-source.tsx'
import styles from './tracking.module.css'
import { sourceWords } from './tracking-words.ts'

/** Shops that send their orders, and how the last message went. @param mayRemove a manager's right */
export function SourceList({ sources, mayRemove }: { sources: readonly TrackingSource[]; mayRemove: boolean }) {
  const remove = useRemoveSource()
  if (sources.length === 0) return null
  return (
    <ul className={styles.rows} aria-label="Shops">
      {sources.map((source) => (
        <li key={source.id} className={styles.shop}>
          <div className={styles.named}>
            <b>{source.name}</b>
            <span className={styles.counts}>
              {sourceWords[source.kind]} · {plural(source.orders, 'order')}
            </span>
          </div>
          <div className={styles.link}>
            <code title={source.url}>{source.url.replace(/^https?:\/\//, '')}</code>
            <CopyButton text={source.url} label="Copy URL" />
          </div>
          {mayRemove && (
            <div className={styles.acts}>
              <RotateSource source={source} />
              <button
                type="button"
                className={styles.remove}
                aria-label={`Remove shop ${source.name}`}
                onClick={() =>
                  remove.mutate(source.id, { onError: (error) => toast('Not removed', sentenceOf(error), 'risk') })
                }
              >
                <IconX size={14} stroke={1.5} aria-hidden="true" />
              </button>
            </div>
          )}
          {source.oldSecretUntil && (
            <p className={styles.whole}>The old secret works until {ownDateTime(source.oldSecretUntil)}.</p>
          )}
          {source.lastProblem && <p className={styles.problem}>Last message refused: {source.lastProblem}</p>}
        </li>
      ))}
    </ul>
  )
}
