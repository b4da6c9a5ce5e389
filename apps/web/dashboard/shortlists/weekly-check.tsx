import { actionCosts, type Shortlist } from '@vouch/contract'
import { useListChange } from '../../api/shortlists.ts'
import { date, plural } from '../../ui/format.ts'
import { toast } from '../../ui/toast.ts'
import styles from './shortlists.module.css'

/** The switch of the weekly check, with what it costs and what it does. It is off until somebody agrees to its price. */
export function WeeklyCheck({ list }: { list: Shortlist }) {
  const change = useListChange(list.id)
  const price = plural(list.entries.length * actionCosts.creator_verification, 'credit')
  return (
    <section className={styles.weekly} aria-labelledby="weekly">
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={list.watched}
          onChange={(event) =>
            change.mutate(
              { watched: event.target.checked },
              { onError: (error) => toast('Not switched', error.message, 'risk') },
            )
          }
          aria-describedby="weekly-words"
        />
        <span id="weekly">Check weekly · {price} a week</span>
      </label>
      <p className={styles.hint} id="weekly-words">
        {list.watched && list.nextCheckAt
          ? `Next check on ${date(list.nextCheckAt)}. `
          : 'Off. The first check comes a week after you switch it on. '}
        Everybody on the list is verified again; when a score leaves the interval of the one before, we write to you and
        say so on the first page. What ends without a verdict costs nothing, and without credits the check stops.
      </p>
    </section>
  )
}
