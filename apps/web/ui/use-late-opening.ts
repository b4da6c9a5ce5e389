import { useCallback, useEffect, useState, useTransition } from 'react'

interface LateOpening {
  open: boolean
  /** It was asked for and is on its way. */
  isOpening: boolean
  show: () => void
  hide: () => void
}

/** A dialog that is loaded when it is opened. Escape closes it before it has come, too: it has no ears yet. */
export function useLateOpening(): LateOpening {
  const [open, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const hide = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (!isOpening) return
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isOpening, hide])
  return { open, isOpening, show: () => startOpening(() => setOpen(true)), hide }
}
