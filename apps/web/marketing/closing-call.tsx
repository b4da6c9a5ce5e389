import { ButtonLink } from '../ui/button.tsx'
import { CallToAction } from './call-to-action.tsx'
import styles from './closing-call.module.css'

/** With what every page ends: the next thing to do, with an account and without one. */
export function ClosingCall() {
  return (
    <aside className={styles.call} aria-labelledby="closing-title">
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title} id="closing-title">
            Know before you book
          </h2>
          <p className={styles.words}>
            14 days, 150 credits, 15 creators verified. Card required; no charge until the trial ends.
          </p>
        </div>
        <div className={styles.ways}>
          <CallToAction size="large" />
          <ButtonLink to="/free-search" tone="secondary" size="large">
            Check one free
          </ButtonLink>
        </div>
      </div>
    </aside>
  )
}
