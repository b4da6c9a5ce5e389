import { ButtonLink } from '../ui/button.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import styles from './not-found.module.css'

export function meta() {
  return [{ title: '404 Page Not Found · Vouch' }, { name: 'robots', content: 'noindex' }]
}

function NotFoundWords() {
  return (
    <div className={styles.box}>
      <h1 className={styles.title}>404 Page Not Found</h1>
      <p className={styles.words}>This page doesn’t exist. It may have moved, or there may be a typo in the link.</p>
      <div className={styles.actions}>
        <ButtonLink to="/">Go Home</ButtonLink>
        <ButtonLink to="/dashboard" tone="secondary">
          Open the dashboard
        </ButtonLink>
      </div>
    </div>
  )
}

/** Without the frame of the public site, for where the frame itself is not known. */
export function NotFoundScreen() {
  return (
    <main className={styles.alone}>
      <VouchWordmark />
      <NotFoundWords />
    </main>
  )
}

export default function NotFound() {
  return (
    <div className={styles.framed}>
      <NotFoundWords />
    </div>
  )
}
