import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect } from 'react'
import { toTop, watchScrolledFar } from '../frame/scrolled-far.ts'
import { standing } from '../standing/standing-parts.ts'
import styles from './back-to-top.module.css'

/** Stands in the page and shows once that was scrolled far enough. */
export function BackToTop() {
  useEffect(watchScrolledFar, [])
  return (
    <button type="button" className={styles.button} aria-label="Back to top" onClick={toTop} {...standing('top')}>
      <IconArrowUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
