import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type WatchAlert, watchAlerts } from '@vouch/contract'
import { capitalised, changeCaution, changeWords, date, usualWords } from '@vouch/presentation'
import { useWatchChanges } from '../../api/watches.ts'
import { useMay } from '../../api/workspaces.ts'
import { toast } from '../../ui/toast.ts'
import styles from './watch.module.css'

/** What has left its usual range, until it is put aside. */
export function ChangeList({ alerts }: { alerts: readonly WatchAlert[] }) {
  const { dismiss } = useWatchChanges()
  const may = useMay(watchAlerts.dismiss)
  if (alerts.length === 0) return null
  return (
    <section className={styles.changes} aria-labelledby="changes">
      <h2 className={styles.subtitle} id="changes">
        Changes
      </h2>
      <ul className={styles.rows}>
        {alerts.map((alert) => (
          <li key={alert.id} className={styles.changeRow}>
            <span className={styles.names}>
              <b>
                {capitalised(changeWords(alert))}, {date(alert.at)}
              </b>
              <span className={styles.hint}>{usualWords(alert)}</span>
            </span>
            {may && (
              <button
                type="button"
                className={styles.remove}
                aria-label={`Dismiss: ${changeWords(alert)}`}
                onClick={() =>
                  void dismiss(alert.id).catch((error: Error) => toast('Couldn’t dismiss', error.message, 'risk'))
                }
              >
                <IconX size={16} stroke={1.5} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{changeCaution}</p>
    </section>
  )
}
