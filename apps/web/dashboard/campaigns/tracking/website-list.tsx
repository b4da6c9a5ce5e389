import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { TrackingHost } from '@vouch/contract'
import { sentenceOf } from '../../../api/refusal.ts'
import { useRemoveHost } from '../../../api/tracking.ts'
import { toast } from '../../../ui/toast.ts'
import { useEditing } from '../fields/editing.tsx'
import styles from './tracking.module.css'

/** Websites that short links may lead to, in every campaign of the workspace. */
export function WebsiteList({ hosts }: { hosts: readonly TrackingHost[] }) {
  const { may } = useEditing()
  const remove = useRemoveHost()
  if (hosts.length === 0) return null
  return (
    <div className={styles.group}>
      <h4>Your websites</h4>
      <ul className={styles.chips} aria-label="Your websites">
        {hosts.map(({ host }) => (
          <li key={host} className={styles.chip}>
            {host}
            {may && (
              <button
                type="button"
                className={styles.remove}
                title="Links that lead here stop"
                aria-label={`Remove website ${host}`}
                onClick={() =>
                  remove.mutate(host, { onError: (error) => toast('Not removed', sentenceOf(error), 'risk') })
                }
              >
                <IconX size={14} stroke={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
