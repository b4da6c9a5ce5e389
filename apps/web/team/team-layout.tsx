import { teamTableGroups, teamTables } from '@vouch/contract'
import { useId, useState } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router'
import { useTeamSession, useTeamSignOut } from '../api/team.ts'
import { NotFoundScreen } from '../marketing/not-found.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorScreen } from '../ui/error-screen.tsx'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageFocus, SkipLink } from '../ui/page-focus.tsx'
import { ProductFrame } from '../ui/product-frame.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { useIsUnknown } from '../ui/unknown-address.ts'
import { VouchWordmark } from '../ui/vouch-mark.tsx'
import { dropMarker, hasMarker } from './admin-marker.ts'
import { GateForm } from './gate-form.tsx'
import styles from './team.module.css'

export function meta() {
  return [{ title: 'Team · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The team's side and its gate: nothing behind it is drawn before the server has said who asks. */
export default function TeamLayout() {
  const session = useTeamSession()
  const [marked] = useState(() => hasMarker(window.localStorage))
  const isUnknown = useIsUnknown()
  if (session.isPending && marked) return <LoadingScreen text="Loading admin..." />
  if (isUnknown && !session.data) return <NotFoundScreen />
  return (
    <ProductFrame>
      <SkipLink />
      <PageFocus />
      {session.isError ? (
        <main className={styles.gate} id="content">
          <h1 className="visually-hidden">Team</h1>
          <Notice tone="risk" urgent>
            {session.error.message}
          </Notice>
        </main>
      ) : session.data ? (
        <Panel name={session.data.name} mode={session.data.mode} secondFactor={session.data.secondFactor} />
      ) : (
        <GateForm />
      )}
    </ProductFrame>
  )
}

function Panel({ name, mode, secondFactor }: { name: string; mode: string; secondFactor: boolean }) {
  return (
    <div className={styles.frame}>
      <header className={styles.side}>
        <Link className={styles.home} to="/admin">
          <VouchWordmark /> <span className={styles.badge}>Team{mode === 'sandbox' && ' · sandbox'}</span>
        </Link>
        <Places />
        <div className={styles.foot}>
          <p className={styles.who}>
            <span>{name}</span>
            {!secondFactor && <Link to="/admin/settings">Two-factor is off</Link>}
          </p>
          <SignOut />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}

/** On narrow screens behind a button, which closes what it opened as soon as another place is shown. */
function Places() {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const id = useId()
  const open = openAt === pathname
  const [, side = '', below = ''] = pathname.split('/')
  const place = side === 'sales-copy' ? side : below
  const entry = (to: string, words: string, key: string) => (
    <li key={key}>
      <Link className={styles.place} to={to} {...(place === key && { 'aria-current': 'page' as const })}>
        {words}
      </Link>
    </li>
  )
  return (
    <>
      <Button
        className={styles.menu ?? ''}
        size="small"
        tone="secondary"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        Menu
      </Button>
      <nav id={id} aria-label="Team" className={styles.places} data-open={open || undefined}>
        <ul className={styles.placeList}>
          {entry('/admin', 'Monitoring', '')}
          {entry('/sales-copy', 'Sales copy', 'sales-copy')}
          {entry('/admin/suppliers', 'Suppliers', 'suppliers')}
          {entry('/admin/settings', 'Settings', 'settings')}
        </ul>
        {teamTableGroups.map(({ name, tables }) => (
          <div key={name} className={styles.group}>
            <h2 className={styles.groupName}>{name}</h2>
            <ul className={styles.placeList}>
              {tables.map((table) => entry(`/admin/${table}`, teamTables[table].title, table))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  )
}

function SignOut() {
  const signOut = useTeamSignOut()
  const navigate = useNavigate()
  return (
    <Button
      size="small"
      tone="quiet"
      busy={signOut.isPending}
      onClick={() => {
        dropMarker(window.localStorage)
        signOut.mutate(undefined, { onSettled: () => navigate('/admin') })
      }}
    >
      Log out
    </Button>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen part="route" error={error} />
}
