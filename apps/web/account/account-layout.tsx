import { useState } from 'react'
import { Link, Outlet } from 'react-router'
import { VisitorChat } from '../marketing/chat/visitor-chat.tsx'
import { Floating } from '../marketing/frame/floating.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { PageFocus, SkipLink } from '../ui/page-focus.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import styles from './account.module.css'

/** The frame of the account pages: the name, the way home, the chat for whoever is stuck, and nothing that distracts. Pages get the
 *  middle of the header as the outlet's context; the sign-up, which visitors of the public site meet, puts the site's navigation there. */
export default function AccountLayout() {
  const [middle, setMiddle] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <PageFocus />
      <header className={styles.header}>
        <Link className={styles.home} to="/" aria-label="Vouch, home">
          <VouchWordmark />
        </Link>
        <div className={styles.middle} ref={setMiddle} />
        <ThemeSwitch />
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet context={middle} />
      </main>
      <Floating>
        <VisitorChat onPhones={false} />
      </Floating>
    </div>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen part="route" error={error} />
}
