import { type Home, recentMax, type Subscription, unreadShownMax } from '@vouch/contract'
import type pg from 'pg'
import { loadBalance } from '../../customers/credits/balance.ts'
import { loadUsage } from '../../customers/credits/usage.ts'
import { listVerifications } from '../../verdicts/verifications/list-verifications.ts'
import { loadWatchAlerts } from '../../verdicts/watch/alerts.ts'
import { loadBatches } from '../bulk/load-batches.ts'
import { loadAlerts } from '../shortlists/alerts.ts'
import { loadShortlists } from '../shortlists/load-shortlists.ts'
import { loadPlaces } from '../shortlists/places.ts'
import { loadUnread } from './unread.ts'

export interface HomeParts {
  db: { pool: pg.Pool }
  now: () => Date
  /** The plan as the room of billing shows it. */
  presentSubscription: (workspaceId: string) => Promise<Subscription | null>
}

const usageDays = 30
const msPerDay = 86_400_000
const alertsShownMax = 5
const batchesShownMax = 3
const openBatches = ['running', 'paused', 'stopped']

/** Loads the first page. Everything is read at once; what is shown of each is bounded. */
export async function loadHome(
  { db: { pool }, now, presentSubscription }: HomeParts,
  workspaceId: string,
): Promise<Home> {
  const at = now()
  const from = new Date(at.getTime() - usageDays * msPerDay)
  const newest = { workspaceId, creator: null, after: null }
  const [unread, alerts, changes, batches, credits, subscription, recent, lists, places, usage] = await Promise.all([
    loadUnread(pool, workspaceId, unreadShownMax),
    loadAlerts(pool, workspaceId),
    loadWatchAlerts(pool, workspaceId),
    loadBatches(pool, workspaceId),
    loadBalance(pool, workspaceId),
    presentSubscription(workspaceId),
    listVerifications(pool, { ...newest, limit: recentMax }),
    loadShortlists(pool, workspaceId),
    loadPlaces(pool, workspaceId),
    loadUsage(pool, { workspaceId, from, to: null }),
  ])
  const unreadCards =
    unread.count === 0
      ? []
      : (await listVerifications(pool, { ...newest, limit: unreadShownMax, only: unread.ids })).verifications
  return {
    unread: { count: unread.count, verifications: unreadCards },
    alerts: alerts.slice(0, alertsShownMax),
    changes: changes.slice(0, alertsShownMax),
    batches: batches.filter(({ state }) => openBatches.includes(state)).slice(0, batchesShownMax),
    ...{ credits, subscription, recent: recent.verifications },
    shortlists: { places, lists },
    usage: {
      from: from.toISOString(),
      actions: usage.map(({ action, times, credits: spent }) => ({ action, times, credits: spent })),
    },
    steps: {
      verified: recent.verifications.length > 0,
      shortlisted: places.used > 0,
      bulk: batches.length > 0,
    },
    now: at.toISOString(),
  }
}
