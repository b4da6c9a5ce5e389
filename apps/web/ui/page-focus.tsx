import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './page-focus.module.css'

/** After a navigation inside the page, puts the focus on the heading of what came, so that a keyboard goes on from there
 *  and a screen reader says where it is. The first page of a visit keeps the browser's own focus. */
export function PageFocus() {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
    if (!target) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
  return null
}

/** The first thing that the tab key reaches. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
