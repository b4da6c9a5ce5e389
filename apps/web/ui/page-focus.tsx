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
    focusHeading()
  }, [pathname])
  return null
}

function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** For the `onClick` of a control that goes away with what it sets right: the keyboard goes on from the page's heading, unless it went elsewhere
 *  meanwhile. */
export function useHeadingAfter(): () => void {
  const pressed = useRef(false)
  useEffect(
    () => () => {
      if (pressed.current && document.activeElement === document.body) focusHeading()
    },
    [],
  )
  return () => {
    pressed.current = true
  }
}

/** The first thing that the tab key reaches. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
