import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Coming from another page, its sections must be there before they can be scrolled to. */
const settleMs = 100

/** Scrolls to the section that the address names. The distance to the header is the document's scroll padding. */
export function useHashScroll(): void {
  const { pathname, hash, key } = useLocation()
  const previous = useRef(pathname)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second click on the same link scroll again.
  useEffect(() => {
    const samePage = previous.current === pathname
    previous.current = pathname
    const id = hash.slice(1)
    if (!id) return
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), samePage ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [pathname, hash, key])
}
