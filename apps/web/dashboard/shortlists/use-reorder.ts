import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** An order that a hand or a keyboard changes. While an item is held the list follows; when it is let go the order is handed on. */

/** @returns the ids with one of them moved to another place */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** @param shown the ids as they stand on the screen, which may be behind what the pointer did last
 *  @param under what the pointer is over
 *  @returns the order in which the held item takes that place; null: nothing changes */
export function orderOver(shown: readonly string[], id: string, under: string | null): string[] | null {
  if (under === null || under === id || !shown.includes(under)) return null
  return moved(shown, id, shown.indexOf(under))
}

interface Reorder {
  /** The ids as they stand on the screen now. */
  ids: readonly string[]
  held: string | null
  /** For the button that an item is held by. */
  grip: (id: string) => {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** @param item the attribute that marks an item in the page, whose value is its id */
export function useReorder(
  ids: readonly string[],
  item: string,
  onOrder: (order: string[], id: string) => void,
): Reorder {
  /** What is held, and where across the page its handle was taken. */
  const [held, setHeld] = useState<{ id: string; x: number } | null>(null)
  const [drawn, setDrawn] = useState<string[] | null>(null)
  const shown = drawn ?? ids
  // Letting go hands on the newest order, which need not be drawn yet.
  const order = useRef<string[]>([])

  useFollowedPointer(held !== null, {
    onMove: (y) => {
      if (held === null) return
      const next = orderOver(shown, held.id, idAt(held.x, y, item))
      if (next === null) return
      order.current = next
      setDrawn(next)
    },
    onEnd: (letGo) => {
      if (letGo && held !== null && order.current.join() !== ids.join()) onOrder(order.current, held.id)
      setHeld(null)
      setDrawn(null)
    },
  })

  return {
    ids: shown,
    held: held?.id ?? null,
    grip: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        order.current = [...ids]
        setHeld({ id, x: event.currentTarget.getBoundingClientRect().x })
      },
      onKeyDown: (event) => {
        const places: Record<string, number> = {
          ArrowUp: ids.indexOf(id) - 1,
          ArrowDown: ids.indexOf(id) + 1,
          Home: 0,
          End: ids.length - 1,
        }
        const to = places[event.key]
        if (to === undefined || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        const next = moved(ids, id, to)
        if (next.join() !== ids.join()) onOrder(next, id)
      },
    }),
  }
}

function idAt(x: number, y: number, item: string): string | null {
  const under = document.elementsFromPoint(x, y).find((element) => element.closest(`[${item}]`))
  return under?.closest(`[${item}]`)?.getAttribute(item) ?? null
}

interface PointerTale {
  onMove: (y: number) => void
  /** @param letGo false: it was given up, by the browser or by Escape */
  onEnd: (letGo: boolean) => void
}

/** Follows the pointer over the whole window. A handle cannot hold it: its row changes place under it, and with that loses it. */
function useFollowedPointer(following: boolean, tale: PointerTale): void {
  const latest = useRef(tale)
  useLayoutEffect(() => {
    latest.current = tale
  })
  useLayoutEffect(() => {
    if (!following) return
    const ends = new AbortController()
    const { signal } = ends
    addEventListener('pointermove', (event) => latest.current.onMove(event.clientY), { signal })
    addEventListener('pointerup', () => latest.current.onEnd(true), { signal })
    addEventListener('pointercancel', () => latest.current.onEnd(false), { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && latest.current.onEnd(false), { signal })
    return () => ends.abort()
  }, [following])
}
