import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'
import { settleMs } from './section-scroll.ts'

/** Scrolls to the section that the address names: smoothly from the same page, and from another page once its sections are there.
 *  The distance to the header is the document's scroll padding. A navigation can name a section without putting it into the address;
 *  then the keyboard goes on from there too. */
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
    const { id, focused } = sectionNamedBy(location)
    if (!id) return
    const scroll = () => {
      const section = document.getElementById(id)
      section?.scrollIntoView()
      if (focused) section?.focus({ preventScroll: true })
    }
    const timer = setTimeout(scroll, samePage ? 0 : settleMs)
    return () => clearTimeout(timer)
  }, [location])
}

/** @returns the id of the section that a location leads to; empty where it names none or cannot be read. */
export function sectionNamedBy({ hash, state }: Pick<Location, 'hash' | 'state'>): { id: string; focused: boolean } {
  const named: unknown = typeof state === 'object' && state !== null && 'section' in state ? state.section : null
  if (typeof named === 'string') return { id: named, focused: true }
  try {
    return { id: decodeURIComponent(hash.slice(1)), focused: false }
  } catch {
    return { id: '', focused: false }
  }
}
