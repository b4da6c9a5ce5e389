import { useCallback, useEffect, useMemo, useState } from 'react'
import { isObject, readShape, type Shape } from './json-shape.ts'
import { keptStorage } from './kept-storage.ts'
import { session } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** What somebody typed and hasn't sent or saved, kept for this tab: it's there again after a look at another page, after a reload, and when a session
 *  that ended by itself goes on. It goes when they sign out, and is of one person and the workspace that it was typed in. */

const item = 'unsent_drafts'
/** The oldest make room. */
const draftsMax = 20

type Change<T> = T | null | ((now: T | null) => T | null)

/** One thing that is written. It stays where it was begun, whether or not its page is still open, and is one for all who open it: what a page
 *  that was left takes back or has saved since is weighed against what stands in the page that is open by then. */
export interface Draft<T> {
  /** What is begun; null: nothing. The same object until it changes. */
  read: () => T | null
  change: (next: Change<T>) => void
  /** @returns how to end it */
  subscribe: (listener: () => void) => () => void
}

/** What is begun in one place, and who is shown it. */
interface Shared<T = unknown> {
  latest: T | null
  listeners: Set<() => void>
}

export interface Drafts {
  /** @param key what is written, one of its kind in the workspace
   *  @param shape what was kept must still fit, or it counts as nothing */
  open: <T>(key: string, shape: Shape<T>) => Draft<T>
  isBegun: (key: string) => boolean
}

/** @param storage of one tab */
export function createDrafts(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { read, hasEnded, subscribe }: Pick<SessionStore, 'read' | 'hasEnded' | 'subscribe'>,
): Drafts {
  type Kept = Record<string, unknown>
  const shared = new Map<string, Shared>()
  const kept = () => readShape<{ drafts: Kept }>(storage.getItem(item), { drafts: isObject })?.drafts ?? {}

  function placeOf(key: string): string {
    const current = read()
    return current.status === 'signed-in' ? `${current.user.id}/${current.user.workspace?.id}/${key}` : key
  }

  function keep(place: string, draft: unknown): void {
    const { [place]: _, ...others } = kept()
    const drafts = { ...others, ...(draft !== null && { [place]: draft }) }
    const newest = Object.entries(drafts).slice(-draftsMax)
    if (newest.length === 0) storage.removeItem(item)
    else storage.setItem(item, JSON.stringify({ drafts: Object.fromEntries(newest) }))
  }

  /** @returns what all have in hand who open it. Where nobody is shown it, what is kept counts: they may have signed out since. */
  function sharedAt<T>(place: string, shape: Shape<T>): Shared<T> {
    const text = JSON.stringify(kept()[place] ?? null)
    const known = shared.get(place) as Shared<T> | undefined
    const value = readShape(text, shape)
    const isThis = known && JSON.stringify(known.latest) === text && (value !== null || known.latest === null)
    if (known && (known.listeners.size > 0 || isThis)) return known
    const fresh = known ?? { latest: null, listeners: new Set() }
    fresh.latest = value
    shared.set(place, fresh)
    return fresh
  }

  // Also where somebody signed out in another tab.
  subscribe(() => {
    if (read().status === 'signed-out' && !hasEnded()) storage.removeItem(item)
  })

  return {
    open: <T>(key: string, shape: Shape<T>): Draft<T> => {
      const place = placeOf(key)
      const one = sharedAt(place, shape)
      return {
        read: () => one.latest,
        change: (next) => {
          one.latest = next instanceof Function ? next(one.latest) : next
          keep(place, one.latest)
          for (const listener of one.listeners) listener()
        },
        subscribe: (listener) => {
          one.listeners.add(listener)
          return () => void one.listeners.delete(listener)
        },
      }
    },
    isBegun: (key) => kept()[placeOf(key)] !== undefined,
  }
}

const drafts = createDrafts(
  keptStorage(() => window.sessionStorage),
  session,
)

/** @returns whether something is begun there */
export const isBegun = drafts.isBegun
export const openDraft = drafts.open

/** @param shape the same object each time
 *  @returns what is begun, null for nothing, and how to change that, which also counts once the page is left and says what is begun then */
export function useUnsent<T>(key: string, shape: Shape<T>): [T | null, (change: Change<T>) => T | null] {
  const draft = useMemo(() => drafts.open(key, shape), [key, shape])
  const [seen, setSeen] = useState(() => ({ draft, written: draft.read() }))
  useEffect(() => {
    const follow = () => {
      const next = { draft, written: draft.read() }
      setSeen((now) => (now.draft === draft && now.written === next.written ? now : next))
    }
    // It may have changed since it was first drawn.
    follow()
    return draft.subscribe(follow)
  }, [draft])
  const change = useCallback(
    (next: Change<T>) => {
      draft.change(next)
      return draft.read()
    },
    [draft],
  )
  return [seen.draft === draft ? seen.written : draft.read(), change]
}
