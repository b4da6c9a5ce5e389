import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

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
    onPointerMove: (event: PointerEvent<HTMLElement>) => void
    onPointerUp: () => void
    onPointerCancel: () => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/** @param item the attribute that marks an item in the page, whose value is its id */
export function useReorder(
  ids: readonly string[],
  item: string,
  onOrder: (order: string[], id: string) => void,
): Reorder {
  const [held, setHeld] = useState<string | null>(null)
  const [drawn, setDrawn] = useState<string[] | null>(null)
  const shown = drawn ?? ids
  // Letting go hands on the newest order, which need not be drawn yet.
  const order = useRef<string[]>([])

  function drop(): void {
    if (held !== null && order.current.join() !== ids.join()) onOrder(order.current, held)
    setHeld(null)
    setDrawn(null)
  }

  return {
    ids: shown,
    held,
    grip: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        order.current = [...ids]
        setHeld(id)
      },
      onPointerMove: (event) => {
        if (held !== id) return
        const under = document
          .elementsFromPoint(event.currentTarget.getBoundingClientRect().x, event.clientY)
          .map((element) => element.closest(`[${item}]`)?.getAttribute(item))
          .find((each) => each !== undefined && each !== null)
        const next = orderOver(shown, id, under ?? null)
        if (next === null) return
        order.current = next
        setDrawn(next)
      },
      onPointerUp: drop,
      onPointerCancel: () => {
        setHeld(null)
        setDrawn(null)
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
