import { useCallback, useRef, useState } from 'react'
import { isObject, readShape, type Shape } from './json-shape.ts'
import { keptStorage } from './kept-storage.ts'
import { session } from './session.ts'

/** What somebody typed and hasn't sent or saved, kept for this tab: it's there again after a look at another page, after a reload, and when a session
 *  that ended by itself goes on. It goes when they sign out, and is of one person and the workspace that it was typed in. */

const item = 'unsent_drafts'
/** The oldest make room. */
const draftsMax = 20

const storage = keptStorage(() => window.sessionStorage)

type Drafts = Record<string, unknown>

function kept(): Drafts {
  return readShape<{ drafts: Drafts }>(storage.getItem(item), { drafts: isObject })?.drafts ?? {}
}

function placeOf(key: string): string {
  const current = session.read()
  return current.status === 'signed-in' ? `${current.user.id}/${current.user.workspace?.id}/${key}` : key
}

// Also where somebody signed out in another tab.
if (typeof window !== 'undefined')
  session.subscribe(() => {
    if (session.read().status === 'signed-out' && !session.hasEnded()) storage.removeItem(item)
  })

function keep(key: string, draft: unknown): void {
  const place = placeOf(key)
  const { [place]: _, ...others } = kept()
  const drafts = { ...others, ...(draft !== null && { [place]: draft }) }
  const newest = Object.entries(drafts).slice(-draftsMax)
  if (newest.length === 0) storage.removeItem(item)
  else storage.setItem(item, JSON.stringify({ drafts: Object.fromEntries(newest) }))
}

/** @returns whether something is begun there */
export function isBegun(key: string): boolean {
  return kept()[placeOf(key)] !== undefined
}

type Change<T> = T | null | ((now: T | null) => T | null)

/** @param key what is written, one of its kind in the workspace
 *  @param shape what was kept must still fit, or it counts as nothing
 *  @returns what is begun, null for nothing, and how to change that */
export function useUnsent<T>(key: string, shape: Shape<T>): [T | null, (change: Change<T>) => void] {
  const [draft, setDraft] = useState<T | null>(() => readShape(JSON.stringify(kept()[placeOf(key)] ?? null), shape))
  const latest = useRef(draft)
  const change = useCallback(
    (next: Change<T>) => {
      const value = next instanceof Function ? next(latest.current) : next
      latest.current = value
      keep(key, value)
      setDraft(value)
    },
    [key],
  )
  return [draft, change]
}
