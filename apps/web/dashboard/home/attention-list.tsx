import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { Home } from '@vouch/contract'
import { toneColour } from '@vouch/presentation'
import { Link } from 'react-router'
import { useShortlistReturns } from '../../api/shortlists.ts'
import { useWatchChanges } from '../../api/watches.ts'
import { toast } from '../../ui/toast.ts'
import { type AttentionItem, attentionOf } from './attention.ts'
import styles from './home.module.css'

/** What needs somebody, each with the way to deal with it. That a plan has ended stands above, so nobody is told then that all is well. */
export function Attention({ home, ended }: { home: Home; ended: boolean }) {
  const items = attentionOf(home)
  if (ended && items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="attention">
      <h2 className={styles.subtitle} id="attention">
        Needs attention
      </h2>
      {items.length === 0 ? (
        <p className={styles.calm}>
          You’re all caught up. We’ll let you know here about new verdicts, low credits, and changes to creators you
          watch.
        </p>
      ) : (
        <ul className={styles.rows}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item }: { item: AttentionItem }) {
  const { tone, title, words, to, action, alertId, changeId } = item
  return (
    <li className={styles.item}>
      <span className={styles.mark} style={{ background: toneColour(tone) }} aria-hidden="true" />
      <span className={styles.itemText}>
        <b>{title}</b>
        <span className={styles.hint}>{words}</span>
      </span>
      <Link className={styles.itemAction} to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
      {(alertId ?? changeId) && <PutAside item={item} />}
    </li>
  )
}

function PutAside({ item: { alertId, changeId, title } }: { item: AttentionItem }) {
  const { dismissAlert } = useShortlistReturns()
  const { dismiss } = useWatchChanges()
  const putAside = async () => {
    if (alertId) await dismissAlert(alertId)
    if (changeId) await dismiss(changeId)
  }
  return (
    <button
      type="button"
      className={styles.aside}
      aria-label={`Dismiss: ${title}`}
      onClick={() => void putAside().catch((error: Error) => toast('Couldn’t dismiss', error.message, 'risk'))}
    >
      <IconX size={16} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
