import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { activeSection, sectionPlaces, suppressionMs } from './section-scroll.ts'

/** @param ids of the sections that count, in the order of the page; a page without them has no active section.
 *  @returns the section that is being read, and after a click on its link at once the one that is scrolled to. */
export function useActiveSection(ids: readonly string[]): string | null {
  const location = useLocation()
  const [active, setActive] = useState<string | null>(null)
  const quietUntil = useRef(0)
  useEffect(() => {
    const target = location.hash.slice(1)
    if (!ids.includes(target)) return
    quietUntil.current = performance.now() + suppressionMs
    setActive(target)
  }, [location, ids])
  useEffect(() => {
    if (location.pathname !== '/') return setActive(null)
    let frame = 0
    let timer = 0
    const read = () => {
      frame = 0
      clearTimeout(timer)
      const quietMs = quietUntil.current - performance.now()
      // Whoever has stopped by then scrolls no more, so the place is read once it counts again.
      if (quietMs > 0) timer = window.setTimeout(read, quietMs)
      else setActive(activeSection(sectionPlaces(ids), window.scrollY))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('scroll', onScroll)
    }
  }, [location.pathname, ids])
  return active
}
