import {
  type ButtonHTMLAttributes,
  type ComponentType,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { latePart } from './late-part.tsx'
import { takeFocus } from './take-focus.ts'

/** What a menu is given: the button that it hangs on, and whether it is open. */
export interface MenuParts {
  target: ReactElement
  opened: boolean
  onChange: (opened: boolean) => void
  /** Tells that the menu couldn't be loaded. */
  onFail: () => void
}

/** A menu that is loaded when it is asked for; where it couldn't be, the next press tries again. */
export function lateMenu<P extends MenuParts>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  return latePart(load, NoMenu)
}

function NoMenu({ target, onFail }: MenuParts) {
  useEffect(() => onFail(), [onFail])
  return target
}

type ButtonParts = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }

interface LateMenuProps {
  button: ReactElement<ButtonParts>
  /** Draws the menu around its target. Its module is a lazy one. */
  menu: (parts: MenuParts) => ReactNode
}

/** A button whose menu is loaded and made when it is first asked for. Most menus of a page are never opened, and a list of creators
 *  has one a row. The press shows on the button at once; the menu follows when it is drawn. */
export function LateMenu({ button, menu }: LateMenuProps) {
  const [asked, setAsked] = useState(false)
  const [opened, setOpened] = useState(false)
  const [failed, setFailed] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const target = useRef<HTMLButtonElement>(null)
  const waiting = (busy: boolean) =>
    cloneElement(button, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      'aria-busy': busy || undefined,
      // It is another button than the one that was pressed.
      ref: failed && !busy ? takeFocus : null,
      // A menu that failed to load counts as open since.
      onClick: () =>
        startOpening(() => {
          setAsked(true)
          setOpened(false)
        }),
    })
  const change = (next: boolean) => (next ? startOpening(() => setOpened(true)) : setOpened(false))
  // The menu gives the focus back to what had it when it opened, and its button is another than the one that was pressed.
  const open = () => {
    target.current?.focus({ preventScroll: true })
    change(true)
  }
  if (!asked) return waiting(isOpening)
  return (
    <Suspense fallback={waiting(true)}>
      {menu({
        target: cloneElement(button, { ref: target, 'aria-busy': isOpening || undefined }),
        opened,
        onChange: change,
        onFail: () => {
          setAsked(false)
          setFailed(true)
        },
      })}
      <WhenDrawn then={open} />
    </Suspense>
  )
}

function WhenDrawn({ then }: { then: () => void }) {
  const first = useRef(then)
  useEffect(() => first.current(), [])
  return null
}
