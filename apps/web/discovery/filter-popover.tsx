import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import styles from './filter-bar.module.css'

interface FilterPopoverProps {
  name: string
  /** Where its chip stands in the bar, pixels. */
  left: number
  /** @param returning whether the focus goes back to the chip: not where somebody went on elsewhere */
  onClose: (returning: boolean) => void
  children: ReactNode
}

/** The fields of one filter below its chip; at the foot of a small screen. Each change takes effect at once. */
export function FilterPopover({ name, left, onClose, children }: FilterPopoverProps) {
  const box = useRef<HTMLDivElement>(null)
  const closing = useRef(onClose)
  closing.current = onClose

  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, select')?.focus()
    // A press beside it closes it. One on a chip is the chip's own business.
    const beside = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || box.current?.contains(target) || target.closest('[data-filter]')) return
      closing.current(false)
    }
    // Wherever the focus is: a field that took effect may have been drawn anew without it.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      closing.current(true)
    }
    document.addEventListener('pointerdown', beside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', beside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [])

  function onLeave({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Element && !box.current?.contains(relatedTarget)) onClose(false)
  }

  return (
    <div
      ref={box}
      className={styles.popover}
      role="dialog"
      aria-label={`${name} filter`}
      style={{ '--left': `${left}px` } as CSSProperties}
      onBlur={onLeave}
    >
      {children}
      <div className={styles.done}>
        <Button size="small" onClick={() => onClose(true)}>
          Done
        </Button>
      </div>
    </div>
  )
}
