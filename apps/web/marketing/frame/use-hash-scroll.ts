import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { settleMs } from './section-scroll.ts'

/** Scrolls to the section that the address names: smoothly from the same page, and from another page once its sections are there.
 *  The distance to the header is the document's scroll padding. */
export function useHashScroll(): void {
  const location = useLocation()
  const previous = useRef(location.pathname)
  // Only an anchor glides. A change of page jumps to its top, as everywhere else. It must be said before the router scrolls.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-glide', location.hash !== '')
  }, [location])
  // A second click on the same link is another location, and scrolls again.
  useEffect(() => {
    const samePage = previous.current === location.pathname
    previous.current = location.pathname
    const id = decodeURIComponent(location.hash.slice(1))
    if (!id) return
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), samePage ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [location])
}
