import { actionCosts, type Shortlist } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'
import { useState } from 'react'
import { useListChange } from '../../api/shortlist-changes.ts'
import { toast } from '../../ui/toast.ts'
import { useAsked } from '../../ui/use-asked.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import styles from './shortlists.module.css'

/** The switch of the weekly check, with what it costs and what it does. It is off until somebody agrees to its price. After the end of a plan it can
 *  only be turned off. */
export function WeeklyCheck({ list }: { list: Shortlist }) {
  const change = useListChange(list.id)
  const [shown, ask] = useAsked(list.watched)
  const ended = usePlanEnded()
  // Whoever turned it off is still there: the switch stays under the keyboard until the page is left.
  const [pressed, setPressed] = useState(false)
  if (ended && !list.watched && !pressed) return null
  const isOver = ended && !shown
  const price = plural(list.entries.length * actionCosts.creator_verification, 'credit')
  return (
    <section className={styles.weekly} aria-labelledby="weekly">
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={shown}
          aria-disabled={isOver}
          onChange={({ target: { checked: watched } }) => {
            if (isOver) return
            setPressed(true)
            ask(
              watched,
              change.mutateAsync({ watched }, { onError: (error) => toast('Not changed', error.message, 'risk') }),
            )
          }}
          aria-describedby="weekly-words"
        />
        <span id="weekly">Check weekly · {price} per week</span>
      </label>
      <p className={styles.hint} id="weekly-words">
        {standingOf(list, ended, change.isPending)}
        We verify everyone on the list again. When a score moves outside its previous range, we email you and show it on
        Home. Creators without a verdict are free, and the check stops when you run out of credits.
      </p>
    </section>
  )
}

/** A check without a day rests until a plan runs, but for one that is only just being switched on. */
function standingOf({ watched, nextCheckAt }: Shortlist, ended: boolean, isPending: boolean): string {
  if (watched && nextCheckAt !== null) return `Next check on ${date(nextCheckAt)}. `
  if (watched && !isPending) return 'Paused, because your plan has ended. Checks resume when you restart it. '
  if (ended) return 'Off. Your plan has ended, so it can’t be turned on. '
  return 'Off. The first check runs a week after you turn it on. '
}
