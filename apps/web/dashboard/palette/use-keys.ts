import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { undoLast } from '../../ui/undo.tsx'
import { type KeyAction, keyAction } from './key-map.ts'
import { openOverlay } from './overlay-store.ts'

/** How long after G the next key counts. */
const waitMs = 1_200
const typed = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog'

/** Listens to the keys that work on every page. */
export function useKeys(): void {
  const navigate = useNavigate()
  useEffect(() => {
    let waitingUntil = 0
    function act(action: KeyAction): void {
      if (action.do === 'palette' || action.do === 'keys') openOverlay(action.do)
      if (action.do === 'undo') void undoLast()
      if (action.do === 'go') navigate(action.to)
    }
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.repeat) return
      const typing = event.target instanceof HTMLElement && event.target.closest(typed) !== null
      const press = { key: event.key, command: event.ctrlKey || event.metaKey, typing }
      const action = keyAction(press, event.timeStamp < waitingUntil)
      waitingUntil = action?.do === 'wait' ? event.timeStamp + waitMs : 0
      if (action === null) return
      event.preventDefault()
      act(action)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [navigate])
}
