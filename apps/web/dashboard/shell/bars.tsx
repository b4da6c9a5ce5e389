import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconZoom from '@tabler/icons-react/dist/esm/icons/IconZoom.mjs'
import type { User } from '@vouch/contract'
import { Link, useLocation } from 'react-router'
import { VouchWordmark } from '../../ui/vouch-mark.tsx'
import { AccountMenu } from './account-menu.tsx'
import { CreditMeter } from './credit-meter.tsx'
import styles from './shell.module.css'

const places = [
  { to: '/dashboard/verify', name: 'Verify', Icon: IconShieldCheck, here: /^\/(app|dashboard)(\/verify)?\/?$/ },
  {
    to: '/dashboard/discovery',
    name: 'Discovery',
    Icon: IconZoom,
    here: /^\/(app|dashboard)\/discovery(\/|$)/,
  },
  {
    to: '/dashboard/verifications',
    name: 'Verifications',
    Icon: IconHistory,
    here: /^\/(app|dashboard)\/verifications(\/|$)/,
  },
  { to: '/dashboard/credits', name: 'Credits', Icon: IconCoins, here: /^\/(app|dashboard)\/credits\/?$/ },
]

function Places({ className }: { className: string | undefined }) {
  const { pathname } = useLocation()
  return (
    <ul className={className}>
      {places.map(({ to, name, Icon, here }) => (
        <li key={to}>
          <Link className={styles.place} to={to} {...(here.test(pathname) && { 'aria-current': 'page' as const })}>
            <Icon size={18} stroke={1.5} aria-hidden="true" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Home() {
  return (
    <Link className={styles.home} to="/dashboard" aria-label="Vouch, dashboard">
      <VouchWordmark />
    </Link>
  )
}

/** From 768 pixels: navigation on the left, credits and account at its foot. */
export function SideBar({ user }: { user: User }) {
  return (
    <header className={styles.side}>
      <Home />
      <nav aria-label="Main">
        <Places className={styles.sidePlaces} />
      </nav>
      <div className={styles.sideFoot}>
        <CreditMeter user={user} />
        <AccountMenu user={user} position="top-start" />
      </div>
    </header>
  )
}

/** Under 768 pixels: name, credits and account on top, places in reach of the thumb at the bottom. */
export function TopBar({ user }: { user: User }) {
  return (
    <header className={styles.top}>
      <Home />
      <CreditMeter user={user} short />
      <AccountMenu user={user} position="bottom-end" short />
    </header>
  )
}

export function BottomBar() {
  return (
    <nav className={styles.bottom} aria-label="Main">
      <Places className={styles.bottomPlaces} />
    </nav>
  )
}
