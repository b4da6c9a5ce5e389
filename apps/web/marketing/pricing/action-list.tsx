import { plans, type Tier } from '@vouch/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import styles from './action-list.module.css'
import { type ActionsByCategory, fetchActions } from './fetch-actions.ts'

/** There is nothing to draw before the server has answered, so what draws it comes with the answer. */
const ActionGroups = lazy(async () => ({ default: (await import('./action-groups.tsx')).ActionGroups }))

/** What credits are good for on a plan, by category. It is read anew whenever another plan is chosen, with a spinner until the answer
 *  is there. Without an answer the list stays empty and the console says why: the prices above do not depend on it. */
export function ActionList({ tier }: { tier: Tier }) {
  const { list, loading } = useActions(tier)
  return (
    <section className={styles.box} aria-labelledby="actions-title" aria-busy={loading} data-lively="seen">
      <div className={styles.head}>
        <h3 className={styles.title} id="actions-title">
          What credits get you on {plans[tier].name}
        </h3>
        {loading && (
          <span className={styles.spinner} role="status">
            <span className="visually-hidden">Loading the list</span>
          </span>
        )}
      </div>
      <div className={styles.groups} data-stale={loading || undefined}>
        {list && (
          <Suspense>
            <ActionGroups list={list} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function useActions(tier: Tier): { list: ActionsByCategory | null; loading: boolean } {
  const [list, setList] = useState<ActionsByCategory | null>(null)
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const leaving = new AbortController()
    setLoading(true)
    fetchActions(tier, leaving.signal)
      .then((found) => setList(found))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return
        console.error('The list of actions could not be loaded', error)
        // What is left would be another plan's.
        setList(null)
      })
      .finally(() => {
        if (!leaving.signal.aborted) setLoading(false)
      })
    return () => leaving.abort()
  }, [tier])
  return { list, loading }
}
