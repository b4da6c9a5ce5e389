import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { standing } from '../standing/standing-parts.ts'
import styles from './consent.module.css'
import { decideAll, wantPreferences } from './decision.ts'

/** Asks once for what is not essential. It stands in every public page and is hidden until the head's script says that it is time. */
export function ConsentBanner() {
  return (
    <section className={styles.banner} aria-label="Cookies">
      <p className={styles.words}>
        We store what the site needs to work. Anything else, such as counting visits, waits until you say yes. The{' '}
        <Link to="/cookies">cookie policy</Link> lists everything.
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={wantPreferences}>
          Manage Preferences
        </Button>
        <Button tone="secondary" onClick={() => decideAll(false)} {...standing('consent-essential')}>
          Essential Only
        </Button>
        <Button tone="secondary" onClick={() => decideAll(true)} {...standing('consent-all')}>
          Accept All
        </Button>
      </div>
    </section>
  )
}
