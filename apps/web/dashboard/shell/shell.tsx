import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { guardAddress, startAddress } from '../../account/arrival.ts'
import { useSessionCheck } from '../../api/account.ts'
import { useLedgerFollowed } from '../../api/credits.ts'
import { lacksPlan } from '../../api/lacks-plan.ts'
import { session as kept, useSession } from '../../api/session.ts'
import type { Session } from '../../api/session-store.ts'
import { useSandbox } from '../../marketing/metadata/use-operator.ts'
import { NotFoundScreen } from '../../marketing/not-found.tsx'
import { ErrorScreen } from '../../ui/error-screen.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { PageFocus, SkipLink } from '../../ui/page-focus.tsx'
import { ProductFrame } from '../../ui/product-frame.tsx'
import { useIsUnknown } from '../../ui/unknown-address.ts'
import { PurchaseDialog } from '../credits/purchase-dialog.tsx'
import { useFewCredits } from '../credits/use-few-credits.ts'
import { useUnclaimedPurchase } from '../credits/use-unclaimed-purchase.ts'
import { Deliveries } from '../exports/deliveries.tsx'
import { Overlays } from '../palette/overlays.tsx'
import { BottomBar, SideBar, TopBar } from './bars.tsx'
import styles from './shell.module.css'
import { AnnouncementStrip, OfflineStrip, SupportStrip } from './strips.tsx'
import { useOfflineGuard } from './use-offline-guard.ts'

export function meta() {
  return [{ title: 'Vouch' }, { name: 'robots', content: 'noindex' }]
}

function loadingText(pathname: string): string {
  return pathname.startsWith('/app') ? 'Loading Vouch...' : 'Loading Brand Dashboard...'
}

/** What people may always do, with a plan or without: change, copy and delete their own account. */
function isOwnAccount(pathname: string): boolean {
  return /^\/(app|dashboard)\/settings(\/|$)/.test(pathname)
}

/** The frame of the signed-in product, and its guard: nothing behind it is drawn for a visitor. */
export default function Shell() {
  const session = useSession()
  const { pathname, search } = useLocation()
  useSessionCheck()
  useLedgerFollowed()
  useFewCredits()
  useUnclaimedPurchase()
  useOfflineGuard()
  const teamPlace = useTeamPlace(session)
  const isUnknown = useIsUnknown()
  const planless = lacksPlan(session) && !isOwnAccount(pathname)
  if (session.status === 'unknown') return <LoadingScreen text={loadingText(pathname)} />
  if (session.status === 'signed-out' && isUnknown) return <NotFoundScreen />
  if (session.status === 'signed-out') {
    return <Navigate to={teamPlace ?? guardAddress(pathname + search, kept.hasEnded())} replace />
  }
  if (planless) return <Navigate to={startAddress(pathname + search)} replace />
  return (
    <ProductFrame>
      <SkipLink />
      <PageFocus />
      <SupportStrip />
      <AnnouncementStrip />
      <OfflineStrip />
      <SandboxStrip />
      <div className={styles.frame}>
        <SideBar user={session.user} />
        <TopBar user={session.user} />
        <main className={styles.main} id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <BottomBar />
      </div>
      <Deliveries />
      <PurchaseDialog />
      <Overlays />
    </ProductFrame>
  )
}

/** Support came from the team's page about somebody and goes back there, whether the view was left or ended by itself.
 *  @returns its address; null for everybody else */
function useTeamPlace(session: Session): string | null {
  const [place, setPlace] = useState<string | null>(null)
  if (session.status !== 'signed-in') return place
  const { id, supportName } = session.user
  const present = supportName === undefined ? null : `/admin/users/${id}`
  if (present !== place) setPlace(present)
  return present
}

function SandboxStrip() {
  if (!useSandbox()) return null
  return (
    <aside className={styles.sandbox} aria-label="Sandbox">
      <b>Sandbox</b> Creators, cards and email are simulated.{' '}
      <span className={styles.sandboxMore}>No one shown here is a real person.</span>
    </aside>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen part="route" error={error} />
}
