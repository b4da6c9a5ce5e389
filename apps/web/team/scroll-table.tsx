import type { ReactNode } from 'react'

/** A region that scrolls takes focus, or the arrow keys could not reach what is beyond its edge. */
const reachable = { tabIndex: 0 } as const

/** A table wider than its place scrolls inside itself, not the page. */
export function ScrollTable({
  name,
  className,
  stale = false,
  children,
}: {
  name: string
  className: string | undefined
  /** What is shown is about to be replaced. */
  stale?: boolean
  children: ReactNode
}) {
  return (
    <section className={className} aria-label={`${name}, rows`} data-stale={stale || undefined} {...reachable}>
      {children}
    </section>
  )
}
