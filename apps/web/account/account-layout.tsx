import { Link, Outlet } from 'react-router'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { PageFocus, SkipLink } from '../ui/page-focus.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import styles from './account.module.css'

/** The frame of the account pages: the name, the way home, and nothing that distracts. */
export default function AccountLayout() {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PageFocus />
      <header className={styles.header}>
        <Link className={styles.home} to="/" aria-label="Vouch, home">
          <VouchWordmark />
        </Link>
        <ThemeSwitch />
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen part="route" error={error} />
}
