import { useState } from 'react'
import { useToast } from '../forms/plain-toast.tsx'
import { Section } from '../sections/section.tsx'
import { WaitlistForm } from '../waitlist/waitlist-form.tsx'
import styles from './extension.module.css'

/** The extension's own waiting list. */
export function ExtensionWaitlist({ available }: { available: boolean }) {
  const [joined, setJoined] = useState(false)
  const { show, place } = useToast()
  return (
    <Section
      id="waitlist"
      layout="side"
      title={available ? 'Hear of news' : 'Hear when it is there'}
      lead="One letter when the extension changes for you. No other follows."
    >
      <div className={styles.waitlist}>
        {joined ? (
          <p role="status" className={styles.joined}>
            You are on the list. A letter confirms it.
          </p>
        ) : (
          <WaitlistForm list="extension" fields="short" onJoined={() => setJoined(true)} onToast={show} />
        )}
      </div>
      {place}
    </Section>
  )
}
