import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect, useState } from 'react'
import { backToTopPx } from '../frame/section-scroll.ts'
import styles from './back-to-top.module.css'

/** Appears once the page was scrolled far enough, and leads back with the focus, so that a keyboard starts from the top too. */
export function BackToTop() {
  const [far, setFar] = useState(false)
  useEffect(() => {
    const read = () => setFar(window.scrollY > backToTopPx)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  if (!far) return null
  return (
    <button type="button" className={styles.button} aria-label="Back to top" onClick={toTop}>
      <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

function toTop(): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' })
  document.getElementById('content')?.focus({ preventScroll: true })
}
