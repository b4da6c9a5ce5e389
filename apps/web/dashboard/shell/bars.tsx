import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import IconChartPie from '@tabler/icons-react/dist/esm/icons/IconChartPie.mjs'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs'
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import IconFileExport from '@tabler/icons-react/dist/esm/icons/IconFileExport.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconList from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs'
import IconZoom from '@tabler/icons-react/dist/esm/icons/IconZoom.mjs'
import type { User } from '@vouch/contract'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { VouchWordmark } from '../../ui/vouch-mark.tsx'
import { openOverlay, useOverlay } from '../palette/overlay-store.ts'
import { AccountMenu } from './account-menu.tsx'
import { CreditMeter } from './credit-meter.tsx'
import styles from './shell.module.css'

/** Those in reach of the thumb stand at the foot of a small screen; the palette leads to all others. */
const places = [
  { to: '/dashboard', name: 'Home', Icon: IconHome, here: /^\/(app|dashboard)\/?$/, thumb: true },
  {
    to: '/dashboard/verify',
    name: 'Verify',
    Icon: IconShieldCheck,
    here: /^\/(app|dashboard)\/(verify|bulk)(\/|$)/,
    thumb: true,
  },
  {
    to: '/dashboard/discovery',
    name: 'Discovery',
    Icon: IconZoom,
    here: /^\/(app|dashboard)\/discovery(\/|$)/,
    thumb: true,
  },
  {
    to: '/dashboard/verifications',
    name: 'Verifications',
    Icon: IconHistory,
    here: /^\/(app|dashboard)\/verifications(\/|$)/,
  },
  {
    to: '/dashboard/shortlists',
    name: 'Shortlists',
    Icon: IconList,
    here: /^\/(app|dashboard)\/shortlists(\/|$)/,
    thumb: true,
  },
  {
    to: '/dashboard/campaigns',
    name: 'Campaigns',
    Icon: IconSpeakerphone,
    here: /^\/(app|dashboard)\/campaigns(\/|$)/,
  },
  { to: '/dashboard/outreach', name: 'Outreach', Icon: IconMail, here: /^\/(app|dashboard)\/outreach(\/|$)/ },
  {
    to: '/dashboard/benchmarks',
    name: 'Benchmarks',
    Icon: IconChartBar,
    here: /^\/(app|dashboard)\/benchmarks\/?$/,
  },
  { to: '/dashboard/market', name: 'Market', Icon: IconTrendingUp, here: /^\/(app|dashboard)\/market\/?$/ },
  { to: '/dashboard/watch', name: 'Watch', Icon: IconActivity, here: /^\/(app|dashboard)\/watch(\/|$)/ },
  { to: '/dashboard/compare', name: 'Compare', Icon: IconColumns, here: /^\/(app|dashboard)\/compare\/?$/ },
  { to: '/dashboard/portfolio', name: 'Portfolio', Icon: IconChartPie, here: /^\/(app|dashboard)\/portfolio\/?$/ },
  { to: '/dashboard/exports', name: 'Exports', Icon: IconFileExport, here: /^\/(app|dashboard)\/exports\/?$/ },
  { to: '/dashboard/credits', name: 'Credits', Icon: IconCoins, here: /^\/(app|dashboard)\/credits\/?$/ },
]

function Places({ className, thumb = false }: { className: string | undefined; thumb?: boolean }) {
  const { pathname } = useLocation()
  const shown = thumb ? places.filter((place) => place.thumb) : places
  return (
    <ul className={className}>
      {shown.map(({ to, name, Icon, here }) => (
        <li key={to}>
          <Link className={styles.place} to={to} {...(here.test(pathname) && { 'aria-current': 'page' as const })}>
            <Icon size={18} stroke={1.5} aria-hidden="true" />
            {name}
          </Link>
        </li>
      ))}
      {thumb && (
        <li>
          <PaletteButton className={styles.place}>
            <IconDots size={18} stroke={1.5} aria-hidden="true" />
            More
          </PaletteButton>
        </li>
      )}
    </ul>
  )
}

/** The way to the palette for who does not know its key yet. It shows the press at once, and the palette follows. */
function PaletteButton({ className, children }: { className: string | undefined; children: ReactNode }) {
  const isOpen = useOverlay() === 'palette'
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openOverlay('palette')}
    >
      {children}
    </button>
  )
}

function SearchButton() {
  return (
    <PaletteButton className={styles.search}>
      <IconSearch size={18} stroke={1.5} aria-hidden="true" />
      Search
      <span className={styles.searchKey} aria-hidden="true">
        Ctrl K
      </span>
    </PaletteButton>
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
      <SearchButton />
      <nav className={styles.sideNav} aria-label="Main">
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
      <Places className={styles.bottomPlaces} thumb />
    </nav>
  )
}
