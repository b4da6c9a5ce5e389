import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './demo-frame.module.css'

interface DemoFrameProps {
  /** Id of the element that names the demonstration. */
  titleId: string
  /** What is to be seen, for those who do not see it. */
  description: string
  playing: boolean
  onToggle: () => void
  children: ReactNode
}

/** A demonstration with its two buttons. A click anywhere on the picture plays or pauses it. The picture itself is inert: it is made of
 *  the product's own parts, whose buttons do nothing here. */
export function DemoFrame({ children, ...demo }: DemoFrameProps) {
  const [enlarged, setEnlarged] = useState(false)
  return (
    <figure className={styles.frame}>
      <Picture {...demo}>{children}</Picture>
      <div className={styles.controls}>
        <PlayButton {...demo} />
        <button
          type="button"
          className={styles.control}
          aria-describedby={demo.titleId}
          onClick={() => setEnlarged(true)}
        >
          <IconMaximize size={16} stroke={1.75} aria-hidden="true" />
          Enlarge
        </button>
      </div>
      {enlarged && (
        <Enlarged titleId={demo.titleId} onClose={() => setEnlarged(false)}>
          <Picture {...demo}>{children}</Picture>
          <div className={styles.controls}>
            <PlayButton {...demo} />
          </div>
        </Enlarged>
      )}
    </figure>
  )
}

function Picture({ description, children }: Pick<DemoFrameProps, 'description' | 'children'>) {
  return (
    <div className={styles.picture}>
      <div className={styles.scene} inert>
        {children}
      </div>
      <p className="visually-hidden">{description}</p>
    </div>
  )
}

function PlayButton({ playing, onToggle, titleId }: Pick<DemoFrameProps, 'playing' | 'onToggle' | 'titleId'>) {
  const Icon = playing ? IconPause : IconPlay
  return (
    <button type="button" className={`${styles.control} ${styles.play}`} aria-describedby={titleId} onClick={onToggle}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {playing ? 'Pause' : 'Play'}
    </button>
  )
}

interface EnlargedProps {
  titleId: string
  onClose: () => void
  children: ReactNode
}

/** The browser's own dialog: it keeps the focus, closes with Escape and gives the focus back. */
function Enlarged({ titleId, onClose, children }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        Close
      </button>
      {children}
    </dialog>
  )
}
