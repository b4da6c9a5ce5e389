import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Coming from another page, its sections must be there before they can be scrolled to. */
const settleMs = 100

/** Scrolls to the section that the address names. The distance to the header is the document's scroll padding. */
export function useHashScroll(): void {
  const location = useLocation()
  const previous = useRef(location.pathname)
  // A second click on the same link is another location, and scrolls again.
  useEffect(() => {
    const samePage = previous.current === location.pathname
    previous.current = location.pathname
    const id = location.hash.slice(1)
    if (!id) return
    const timer = setTimeout(() => document.getElementById(id)?.scrollIntoView(), samePage ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [location])
}
