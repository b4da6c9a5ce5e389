import type { ReactNode } from 'react'

/** It takes focus, or the arrow keys could not reach what is beyond its edge. */
const reachable = { tabIndex: 0 } as const

interface ScrollRegionProps {
  /** What is in it, for who hears the page. */
  name: string
  className: string | undefined
  /** What is shown is about to be replaced. */
  stale?: boolean
  children: ReactNode
}

/** What is wider or longer than its place scrolls inside itself, not the page. */
export function ScrollRegion({ name, className, stale = false, children }: ScrollRegionProps) {
  return (
    <section className={className} aria-label={name} data-stale={stale || undefined} {...reachable}>
      {children}
    </section>
  )
}
