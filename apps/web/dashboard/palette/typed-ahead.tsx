import { useLayoutEffect, useRef } from 'react'

interface TypedAheadProps {
  onType: (text: string) => void
  onClose: () => void
}

/** Takes the keys while the palette is loading: they are meant for it, and not for the field that the page had open. Then the page has its focus
 *  again, which the palette gives back when it closes. */
export function TypedAhead({ onType, onClose }: TypedAheadProps) {
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <input
      ref={field}
      className="visually-hidden"
      aria-label="Search, loading"
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    />
  )
}
