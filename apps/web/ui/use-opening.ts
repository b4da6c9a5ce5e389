import { useCallback, useEffect, useRef, useState } from 'react'

export interface Opening {
  open: boolean
  show: () => void
  hide: () => void
  /** For the `ref` of the button that opens: it takes the focus when what it opened closes, whether it stayed or went away meanwhile. */
  opener: (button: HTMLElement | null) => void
}

/** Something that opens beside or in place of the button that opens it. What comes should take the focus, as a field with `autoFocus` does.
 *  @param begun whether it is open from the start */
export function useOpening(begun = false): Opening {
  const [open, setOpen] = useState(begun)
  const returns = useRef(false)
  const button = useRef<HTMLElement | null>(null)
  const giveBack = useCallback(() => {
    if (button.current === null || !returns.current) return
    returns.current = false
    // Whoever has gone on elsewhere meanwhile stays there.
    if (document.activeElement === null || document.activeElement === document.body) button.current.focus()
  }, [])
  const opener = useCallback(
    (shown: HTMLElement | null) => {
      // A list that loads may draw the button anew elsewhere: what had the focus hands it on.
      if (shown === null && document.activeElement === button.current) returns.current = true
      button.current = shown
      giveBack()
    },
    [giveBack],
  )
  // A button that stayed isn't handed over again.
  useEffect(() => {
    if (!open) giveBack()
  }, [open, giveBack])
  return {
    open,
    show: () => setOpen(true),
    hide: () => {
      returns.current = true
      setOpen(false)
    },
    opener,
  }
}

/** Several things of which one is open at a time, each opened by a button of its own. */
export function useOpenings() {
  const { open, show, hide, opener } = useOpening()
  const [last, setLast] = useState<string | null>(null)
  return {
    /** What is open; null: nothing. */
    open: open ? last : null,
    hide,
    /** For the button that opens something. */
    opens: (name: string) => ({
      ref: name === last ? opener : null,
      onClick: () => {
        setLast(name)
        show()
      },
    }),
  }
}
