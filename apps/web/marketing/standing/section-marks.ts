import { trackedSections } from '../frame/places.ts'
import { activeSection, sectionPlaces, suppressionMs } from '../frame/section-scroll.ts'
import { standingAttribute } from './standing-parts.ts'

/** Marks the links of the home page's sections while they are read, as `useActiveSection` does once the application is there.
 *  @returns the function that stops it and takes its marks away */
export function markSections(): () => void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${standingAttribute}="sections"] a`)]
  if (location.pathname !== '/' || links.length === 0) return () => undefined
  let frame = 0
  let timer = 0
  let quietUntil = 0
  const mark = (active: string | null) => {
    for (const link of links) {
      const here = link.pathname === '/' && (link.hash.slice(1) || 'home') === active
      if (here) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  const read = () => {
    frame = 0
    clearTimeout(timer)
    const quietMs = quietUntil - performance.now()
    if (quietMs > 0) timer = window.setTimeout(read, quietMs)
    else mark(activeSection(sectionPlaces(trackedSections), window.scrollY))
  }
  const onScroll = () => {
    frame ||= requestAnimationFrame(read)
  }
  const onHash = () => {
    quietUntil = performance.now() + suppressionMs
    mark(location.hash.slice(1) || 'home')
  }
  onScroll()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('hashchange', onHash)
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    removeEventListener('scroll', onScroll)
    removeEventListener('hashchange', onHash)
    mark(null)
  }
}
