import type { Step } from '@vouch/contract'
import styles from './evidence-band.module.css'
import { openShare } from './states.ts'

/** The tolerance while it is not known yet: the whole scale at first, narrower with each piece of evidence. It stands in
 *  the middle and has no tick, because nothing can be said about the score before scoring ends. */
export function EvidenceBand({ steps }: { steps: readonly Step[] }) {
  const open = openShare(steps)
  const scored = steps.some(({ name, state }) => name === 'scoring' && state === 'done')
  const read = steps.filter(({ name, state }) => name !== 'scoring' && state === 'done').length
  return (
    <figure className={styles.figure}>
      <div className={styles.scale} aria-hidden="true">
        <span className={styles.band} style={{ width: `${open * 100}%` }} />
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </div>
      <figcaption className={styles.caption}>
        {scored
          ? 'Saving the score and its range.'
          : read === 0
            ? 'Until evidence arrives, anything from 0 to 100 is possible.'
            : 'The range narrows with each piece of evidence. You’ll see where it lands when scoring is done.'}
      </figcaption>
    </figure>
  )
}
