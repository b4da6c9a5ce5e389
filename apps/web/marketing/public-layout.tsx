import { Link, Outlet, useLocation } from 'react-router'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { PageFocus, SkipLink } from '../ui/page-focus.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { VisitorChat } from './chat/visitor-chat.tsx'
import { ClosingCall } from './closing-call.tsx'
import { VisitorConsent } from './consent/visitor-consent.tsx'
import { ExtrasLater } from './extras-later.tsx'
import { Floating } from './frame/floating.tsx'
import { Footer } from './frame/footer.tsx'
import { MainNav } from './frame/main-nav.tsx'
import { useHashScroll } from './frame/use-hash-scroll.ts'
import styles from './public-layout.module.css'

const loadExtras = () => import('./visitor-extras.tsx')

/** Pages that one person was sent to are no place to sell anything. */
const forSomebody = /^\/(go|shared|consent|creator|contract|unsubscribe)\//

/** The frame of the public site. */
export default function PublicLayout() {
  useHashScroll()
  const { pathname } = useLocation()
  return (
    <>
      <SkipLink />
      <PageFocus />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.home} to="/" aria-label="Vouch, home">
            <VouchWordmark />
          </Link>
          <MainNav />
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      {!forSomebody.test(pathname) && <ClosingCall />}
      <Footer />
      <Floating>
        <VisitorChat onPhones={!forSomebody.test(pathname)} />
        <VisitorConsent />
      </Floating>
      <ExtrasLater load={loadExtras} />
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen part="route" error={error} />
}
