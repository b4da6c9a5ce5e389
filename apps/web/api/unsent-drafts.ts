import { useCallback, useState } from 'react'
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

/** One thing that is written. It stays where it was begun, whether or not its page is still open. */
export interface Draft<T> {
  /** What is begun; null: nothing. */
  read: () => T | null
  change: (next: Change<T>) => void
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

  // Also where somebody signed out in another tab.
  subscribe(() => {
    if (read().status === 'signed-out' && !hasEnded()) storage.removeItem(item)
  })

  return {
    open: <T>(key: string, shape: Shape<T>): Draft<T> => {
      const place = placeOf(key)
      let latest: T | null = readShape(JSON.stringify(kept()[place] ?? null), shape)
      return {
        read: () => latest,
        change: (next) => {
          latest = next instanceof Function ? next(latest) : next
          keep(place, latest)
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

/** @returns what is begun, null for nothing, and how to change that, which also counts once the page is left and says what is begun then */
export function useUnsent<T>(key: string, shape: Shape<T>): [T | null, (change: Change<T>) => T | null] {
  const [draft] = useState(() => drafts.open(key, shape))
  const [written, setWritten] = useState(draft.read)
  const change = useCallback(
    (next: Change<T>) => {
      draft.change(next)
      const now = draft.read()
      setWritten(now)
      return now
    },
    [draft],
  )
  return [written, change]
}
