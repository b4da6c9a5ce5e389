import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { activeSection, suppressionMs } from './section-scroll.ts'

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
    let late: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      frame = 0
      clearTimeout(late)
      const quietMs = quietUntil.current - performance.now()
      // Where a reader comes to rest meanwhile is read when the time is over: nothing may scroll after that.
      if (quietMs > 0) {
        late = setTimeout(onScroll, quietMs)
        return
      }
      setActive(activeSection(placesOf(ids), window.scrollY))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(late)
      window.removeEventListener('scroll', onScroll)
    }
  }, [location.pathname, ids])
  return active
}

function placesOf(ids: readonly string[]) {
  return ids.flatMap((id) => {
    const box = document.getElementById(id)?.getBoundingClientRect()
    return box ? [{ id, topPx: box.top + window.scrollY, bottomPx: box.bottom + window.scrollY }] : []
  })
}
