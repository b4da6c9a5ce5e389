import { backToTopPx } from './section-scroll.ts'

/** The attribute of <html> under which the way back to the top shows. */
const farAttribute = 'data-scrolled-far'

/** Marks the document while it is scrolled far down. @returns the function that stops it */
export function watchScrolledFar(): () => void {
  const read = () => document.documentElement.toggleAttribute(farAttribute, window.scrollY > backToTopPx)
  read()
  window.addEventListener('scroll', read, { passive: true })
  return () => window.removeEventListener('scroll', read)
}

/** Leads back with the focus, so that a keyboard starts from the top too. */
export function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}
