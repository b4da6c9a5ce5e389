import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { type ComponentType, useEffect, useState } from 'react'
import { messageMs, nextMessage } from './next-message.ts'
import styles from './rotating-banner.module.css'

export interface BannerMessage {
  headline: string
  subtext: string
  Icon: ComponentType<{ size?: number; stroke?: number }>
}

interface RotatingBannerProps {
  /** Stands in the page. */
  first: BannerMessage
  /** The same function at each drawing. Nobody sees what it brings for six seconds, and many never, so it is no part of the page. */
  loadOthers: () => Promise<readonly BannerMessage[]>
}

/** Messages that take turns. They wait while a pointer or the focus is on them, and do not move for readers who asked for less
 *  motion; a button stops them for good. The height never changes, so nothing below moves. */
export function RotatingBanner({ first, loadOthers }: RotatingBannerProps) {
  const [messages, setMessages] = useState([first])
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const [stopped, setStopped] = useState(false)
  const count = messages.length
  useEffect(() => {
    if (asksForLessMotion()) return
    // Without the others the first stays.
    loadOthers()
      .then((others) => setMessages([first, ...others]))
      .catch(() => {})
  }, [first, loadOthers])
  useEffect(() => {
    if (held || stopped || count === 1 || asksForLessMotion()) return
    const timer = setTimeout(() => setIndex(nextMessage(index, count)), messageMs)
    return () => clearTimeout(timer)
  }, [index, held, stopped, count])
  const message = messages[index]
  if (!message) return null
  const { Icon, headline, subtext } = message
  const Sign = stopped ? IconPlay : IconPause
  return (
    <section
      className={styles.banner}
      aria-label="News"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles.message}>
        <span className={styles.icon} aria-hidden="true">
          <Icon size={18} stroke={1.75} />
        </span>
        <b>{headline}</b>
        <span className={styles.subtext}>{subtext}</span>
      </p>
      <button
        type="button"
        className={styles.stop}
        aria-label={stopped ? 'Resume messages' : 'Pause messages'}
        onClick={() => setStopped(!stopped)}
      >
        <Sign size={14} stroke={1.75} aria-hidden="true" />
      </button>
    </section>
  )
}

function asksForLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
