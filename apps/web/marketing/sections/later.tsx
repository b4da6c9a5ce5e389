import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react'
import { isPressed, signOfNeed } from './sign-of-need.ts'

interface LaterProps {
  /** Id of the section that this is; it stands in the page already. */
  of: string
  children: ReactNode
}

/** A section that comes alive when it is needed. Until then it stands as the build drew it: complete to read, and no work for a phone
 *  that has just opened the page. */
export function Later({ of, children }: LaterProps) {
  return (
    <Suspense>
      <Waiting of={of}>{children}</Waiting>
    </Suspense>
  )
}

const never = () => () => undefined

function Waiting({ of, children }: LaterProps) {
  // Only what the build drew can wait; a page that is opened from another one is drawn at once.
  const drawnAlready = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  )
  if (drawnAlready && !isPressed()) use(signOfNeed(of))
  return children
}
