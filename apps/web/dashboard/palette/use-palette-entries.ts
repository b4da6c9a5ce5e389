import { useDebouncedValue } from '@mantine/hooks'
import {
  actionCosts,
  exportCost,
  fileExports,
  parseAddress,
  payments,
  soughtHandle,
  subscriptions,
  type VerificationCard,
} from '@vouch/contract'
import { date, decisionName, platformName, plural } from '@vouch/presentation'
import { useNavigate } from 'react-router'
import { useSignOut } from '../../api/account.ts'
import { useShortlists } from '../../api/shortlists.ts'
import { useVerifications } from '../../api/verifications.ts'
import { useMay } from '../../api/workspaces.ts'
import { chooseScheme, useScheme } from '../../ui/color-scheme.ts'
import { shownName } from '../../ui/shown-name.ts'
import { undoLast } from '../../ui/undo.tsx'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import { openPurchaseDialog } from '../credits/purchase-store.ts'
import { useDeliveredFile } from '../exports/deliveries.tsx'
import { openOverlay } from './overlay-store.ts'
import type { PaletteEntry } from './palette-search.ts'
import { places } from './places.ts'

/** Of the reports, while nothing is typed; and of those that fit what is. More of them stand on their page. */
const recentMax = 5
const namedMax = 20

/** What the palette offers: first what follows from the text itself, then everything that has a name. */
export function usePaletteEntries(text: string): { first: PaletteEntry[]; entries: PaletteEntry[] } {
  const navigate = useNavigate()
  const reports = useOwnReports(text)
  const lists = useShortlists().data?.shortlists ?? []
  const actions = useActions()
  const pages = places.map(({ to, name, words, key }): PaletteEntry => {
    const note = key ? { note: `G ${key.toUpperCase()}` } : {}
    return { id: to, group: 'Pages', name, words, ...note, run: () => navigate(to) }
  })
  const shortlists = lists.map(({ id, name, creators }): PaletteEntry => {
    const words = `shortlist ${creators.map(shownName).join(' ')}`
    const note = plural(creators.length, 'creator')
    return { id, group: 'Shortlists', name, words, note, run: () => navigate(`/dashboard/shortlists/${id}`) }
  })
  const own = reports.map(({ id, creator, verdict, createdAt }): PaletteEntry => {
    const words = `${creator.handle} ${creator.platform} report`
    const decision = verdict?.decision ? `${decisionName(verdict.decision.word)}, ` : ''
    const run = () => navigate(`/dashboard/verifications/${id}`)
    return { id, group: 'Your reports', name: shownName(creator), words, note: `${decision}${date(createdAt)}`, run }
  })
  return {
    first: fromText(text, navigate),
    entries: [...own, ...shortlists, ...pages, ...actions],
  }
}

const typingPauseMs = 150

/** The newest reports, and those whose creator is called as the text says, however old they are. */
function useOwnReports(text: string): VerificationCard[] {
  const [settled] = useDebouncedValue(soughtHandle(text), typingPauseMs)
  const recent = useVerifications().data?.pages[0]?.verifications ?? []
  const named = useVerifications({ q: settled.slice(0, 100) }, { enabled: settled.length >= 2 })
  const both = [...recent, ...(settled.length >= 2 ? (named.data?.pages[0]?.verifications ?? []) : [])]
  return [...new Map(both.map((card) => [card.id, card])).values()].slice(0, text.trim() === '' ? recentMax : namedMax)
}

/** An address can be verified, at a price that the page says again before its button; other words can be searched for. */
function fromText(text: string, navigate: (to: string) => unknown): PaletteEntry[] {
  const written = text.trim()
  if (written.length < 3) return []
  const address = parseAddress(written)
  if (address.kind === 'profile') {
    const name = `Verify @${address.handle} on ${platformName(address.platform)}`
    const to = `/dashboard/verify?${new URLSearchParams({ address: address.url })}`
    const note = plural(actionCosts.creator_verification, 'credit')
    return [{ id: 'verify-text', group: 'This text', name, words: '', note, run: () => navigate(to) }]
  }
  const to = `/dashboard/discovery?${new URLSearchParams({ q: written })}`
  const name = `Find creators: ${written}`
  return [{ id: 'find-text', group: 'This text', name, words: '', note: 'free', run: () => navigate(to) }]
}

function useActions(): PaletteEntry[] {
  const signOut = useSignOut()
  const navigate = useNavigate()
  const scheme = useScheme()
  const deliver = useDeliveredFile().ask
  const ended = usePlanEnded()
  const may = {
    buy: useMay(payments.openPayment),
    changePlan: useMay(subscriptions.change),
    restart: useMay(subscriptions.resume),
    export: useMay(fileExports.create),
  }
  const next = scheme === 'dark' ? 'light' : 'dark'
  const action = (id: string, name: string, words: string, run: () => void, note?: string): PaletteEntry => ({
    ...{ id, group: 'Actions', name, words, run },
    ...(note !== undefined && { note }),
  })
  return [
    ...(may.buy && !ended ? [action('buy', 'Buy credits', 'purchase top up packages', openPurchaseDialog)] : []),
    ...(may.restart && ended
      ? [action('restart', 'Restart plan', 'resume subscription buy credits', () => navigate('/dashboard/billing'))]
      : []),
    ...(may.changePlan && !ended
      ? [action('plan', 'Change plan', 'upgrade downgrade yearly tier', () => navigate('/dashboard/billing/plan'))]
      : []),
    ...(may.export
      ? [
          action(
            'export',
            'Export verifications as CSV',
            'download file spreadsheet list',
            () => deliver({ subject: 'verifications', format: 'csv' }),
            plural(exportCost('csv'), 'credit'),
          ),
          action(
            'export-json',
            'Export verifications as JSON',
            'download file data list',
            () => deliver({ subject: 'verifications', format: 'json' }),
            'free',
          ),
        ]
      : []),
    action('undo', 'Undo the last change', 'undo revert shortlist', () => void undoLast(), 'Ctrl Z'),
    action('keys', 'Keyboard shortcuts', 'keyboard shortcuts map help', () => openOverlay('keys'), '?'),
    action('scheme', `Switch to ${next} theme`, 'theme dark light mode', () => chooseScheme(next)),
    action('out', 'Log out', 'sign out leave', () => {
      navigate('/auth?mode=login', { replace: true })
      void signOut()
    }),
  ]
}
