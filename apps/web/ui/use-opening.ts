import { useCallback, useRef, useState } from 'react'

export interface Opening {
  open: boolean
  show: () => void
  hide: () => void
  /** For the `ref` of the button that opens: it goes away meanwhile, and takes the focus when it comes back. */
  opener: (button: HTMLElement | null) => void
}

/** Something that opens in place of the button that opens it. What comes should take the focus, as a field with `autoFocus` does. */
export function useOpening(): Opening {
  const [open, setOpen] = useState(false)
  const returns = useRef(false)
  const opener = useCallback((button: HTMLElement | null) => {
    if (button === null || !returns.current) return
    returns.current = false
    button.focus()
  }, [])
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
