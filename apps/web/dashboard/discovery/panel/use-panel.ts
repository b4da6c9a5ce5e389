import type { DiscoveredCreator } from '@vouch/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddress } from '../../../ui/use-address.ts'
import { type CreatorKey, chosenOf, type FromList, fromList, keyOf, neighbour, withChosen } from './chosen-creator.ts'

export interface Panel {
  chosen: CreatorKey | null
  /** Whether somebody opened it on this page, and did not come by a link. */
  openedHere: boolean
  /** Goes to the one before or after. */
  step: (by: -1 | 1) => void
  close: () => void
}

interface PanelParts {
  creators: readonly DiscoveredCreator[]
  /** Loads the next page of the list; absent at its end. */
  loadMore?: (() => void) | undefined
}

/** The panel beside a list: opened by a link, stepped through and closed by keys and buttons. */
export function usePanel({ creators, loadMore }: PanelParts): Panel {
  const [address, changeAddress] = useAddress()
  const { state } = useLocation()
  const navigate = useNavigate()
  const chosen = chosenOf(address)
  const openedHere = (state as FromList | null)?.fromList === true

  const step = useCallback(
    (by: -1 | 1) => {
      const toNext = (before: URLSearchParams) => {
        const from = chosenOf(before)
        const next = from && neighbour(creators, from, by)
        if (next === null) return null
        if (next === creators.at(-1)) loadMore?.()
        return withChosen(before, next)
      }
      changeAddress(toNext, { replace: true, state, preventScrollReset: true })
    },
    [creators, state, changeAddress, loadMore],
  )
  const close = useCallback(() => {
    if (openedHere) navigate(-1)
    else changeAddress((before) => withChosen(before, null), { replace: true, preventScrollReset: true })
  }, [openedHere, navigate, changeAddress])

  usePanelKeys(chosen === null ? null : { step, close })
  useReturnedFocus(chosen)
  // The list is narrower beside the panel, so the row may have moved.
  const key = chosen && keyOf(chosen)
  useEffect(() => {
    if (key !== null) rowLink(key)?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [key])
  return { chosen, openedHere, step, close }
}

/** @returns the state of a link that opens the panel: the first one adds to the history, the others take its place. */
export function openingOf(chosen: CreatorKey | null, openedHere: boolean) {
  const replace = chosen !== null
  return { replace, preventScrollReset: true, ...((!replace || openedHere) && { state: fromList }) }
}

function rowLink(key: string): HTMLElement | null {
  return document.querySelector(`[data-creator="${CSS.escape(key)}"]`)
}

const typed = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog:not([data-panel])'

/** Arrows and Escape, wherever the focus is but in a field, a menu or another dialog. Without a panel the arrows take the focus from row to row. */
function usePanelKeys(panel: Pick<Panel, 'step' | 'close'> | null): void {
  const present = useRef(panel)
  present.current = panel
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const { key, target } = event
      const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented)
      if (!plain || !(target instanceof HTMLElement) || target.closest(typed)) return
      const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null
      if (by !== null && present.current !== null) present.current.step(by)
      else if (by !== null && target.matches('[data-creator]')) focusBeside(target, by)
      // The sheet is the browser's own dialog, and closes by itself.
      else if (key === 'Escape' && present.current !== null && target.closest('dialog') === null)
        present.current.close()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function focusBeside(row: HTMLElement, by: -1 | 1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-creator]')]
  rows[rows.indexOf(row) + by]?.focus()
}

/** When the panel closes, however that happens, the focus goes to the row that it showed; unless somebody is elsewhere already. */
function useReturnedFocus(chosen: CreatorKey | null): void {
  const last = useRef(chosen)
  useEffect(() => {
    const before = last.current
    last.current = chosen
    const { activeElement } = document
    if (chosen === null && before !== null && (activeElement === null || activeElement === document.body))
      rowLink(keyOf(before))?.focus({ preventScroll: true })
  }, [chosen])
}
