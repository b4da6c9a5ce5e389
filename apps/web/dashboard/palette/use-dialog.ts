import { type RefObject, useEffect, useRef } from 'react'

/** Opens a dialog element as long as it is drawn. The browser keeps the focus inside and gives it back afterwards. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
