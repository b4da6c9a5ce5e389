import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

/** An order that a hand or a keyboard changes. While an item is held the list follows; when it is let go the order is handed on. */

/** @returns the ids with one of them moved to another place */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((each) => each !== id)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** An item under the pointer, in pixels of the window. */
interface Under {
  id: string
  top: number
  bottom: number
}

/** The held item takes a place as soon as the pointer would lie within it there. Over a taller item that is not at its edge: taken at once, the
 *  place would put the taller one back under the pointer, and the two would change places with every move.
 *
 *  @param shown the ids as they stand on the screen, which may be behind what the pointer did last
 *  @param held the item, and how tall it is
 *  @param under what the pointer is over, and where the pointer is
 *  @returns the order in which the held item takes that place; null: nothing changes */
export function orderOver(
  shown: readonly string[],
  held: { id: string; height: number },
  under: Under | null,
  y: number,
): string[] | null {
  if (under === null || under.id === held.id || !shown.includes(under.id)) return null
  const down = shown.indexOf(under.id) > shown.indexOf(held.id)
  const within = down ? y >= under.bottom - held.height : y <= under.top + held.height
  return within ? moved(shown, held.id, shown.indexOf(under.id)) : null
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
  /** What is held, how tall it is, and where across the page its handle was taken. */
  const [held, setHeld] = useState<{ id: string; height: number; x: number } | null>(null)
  const [drawn, setDrawn] = useState<string[] | null>(null)
  const shown = drawn ?? ids
  // Letting go hands on the newest order, which need not be drawn yet.
  const order = useRef<string[]>([])

  useFollowedPointer(held !== null, {
    onMove: (y) => {
      if (held === null) return
      const next = orderOver(shown, held, itemAt(held.x, y, item), y)
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
        const row = event.currentTarget.closest(`[${item}]`)?.getBoundingClientRect()
        setHeld({ id, height: row?.height ?? 0, x: event.currentTarget.getBoundingClientRect().x })
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

function itemAt(x: number, y: number, item: string): Under | null {
  const found = document.elementsFromPoint(x, y).find((element) => element.closest(`[${item}]`))
  const under = found?.closest(`[${item}]`)
  if (!under) return null
  const { top, bottom } = under.getBoundingClientRect()
  return { id: under.getAttribute(item) ?? '', top, bottom }
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
