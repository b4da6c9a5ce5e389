import { Link, useLocation } from 'react-router'
import styles from './match.module.css'

const tabs = [
  { to: '/dashboard/discovery', name: 'Search', here: /\/discovery\/?$/ },
  { to: '/dashboard/discovery/lookalikes', name: 'Lookalikes', here: /\/lookalikes\/?$/ },
  { to: '/dashboard/discovery/audience', name: 'Audience match', here: /\/audience\/?$/ },
  { to: '/dashboard/discovery/personality', name: 'Brand voice', here: /\/personality\/?$/ },
  { to: '/dashboard/discovery/matches', name: 'Saved results', here: /\/matches(\/|$)/ },
]

/** The ways to find creators, each with an address of its own. */
export function DiscoveryTabs() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.tabs} aria-label="Ways to find creators">
      {tabs.map(({ to, name, here }) => (
        <Link key={to} className={styles.tab} to={to} {...(here.test(pathname) && { 'aria-current': 'page' as const })}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
