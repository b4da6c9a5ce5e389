import { type ReactNode, type RefObject, useEffect } from 'react'
import { useSession } from '../api/session.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { focusAfter } from '../ui/take-focus.ts'

interface NewerVersionProps {
  /** Who saved it, where that is known. */
  by: string | null | undefined
  busy: boolean
  onSaveOver: () => void
  onDiscard: () => void
  /** Where the keyboard goes on once one of the two is chosen. */
  next: RefObject<HTMLElement | null>
  /** What becomes of the newer version if this one is saved over it. */
  children: ReactNode
}

/** Two people wrote the same thing, and the other one saved first: whose counts is for this one to say. */
export function NewerVersion({ by, busy, onSaveOver, onDiscard, next, children }: NewerVersionProps) {
  const current = useSession()
  // Their other tab; or a colleague of the same name, of whom it's true as well.
  const isOwn = current.status === 'signed-in' && current.user.name === by
  useEffect(
    () => () => {
      if (document.activeElement === document.body) next.current?.focus()
    },
    [next],
  )
  return (
    <div tabIndex={-1} ref={focusAfter}>
      <Notice
        tone="caution"
        urgent
        title={
          isOwn
            ? 'A newer version was saved under your name while you were writing, maybe in another tab'
            : `${by ?? 'Someone else'} saved a newer version while you were writing`
        }
        actions={
          <>
            <Button size="small" tone="secondary" busy={busy} onClick={onSaveOver}>
              Save over it
            </Button>
            <Button size="small" tone="quiet" disabled={busy} onClick={onDiscard}>
              Discard this one
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
