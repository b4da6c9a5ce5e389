import { Link, Outlet } from 'react-router'
import { ButtonLink } from '../ui/button.tsx'
import { PageFocus, SkipLink } from '../ui/page-focus.tsx'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Footer } from './footer.tsx'
import styles from './public-layout.module.css'
import { useHashScroll } from './use-hash-scroll.ts'

export const places = [
  { to: '/', name: 'Home' },
  { to: '/#features', name: 'Features' },
  { to: '/#how-it-works', name: 'How It Works' },
]

/** The frame of the public site. */
export default function PublicLayout() {
  useHashScroll()
  return (
    <>
      <SkipLink />
      <PageFocus />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Link className={styles.home} to="/" aria-label="Vouch, home">
            <VouchWordmark />
          </Link>
          <nav aria-label="Main">
            <ul className={styles.places}>
              {places.map(({ to, name }) => (
                <li key={to}>
                  <Link className={styles.place} to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.actions}>
            <ButtonLink to="/auth?mode=login" tone="quiet">
              Sign In
            </ButtonLink>
            <CallToAction label="Start Trial" />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
