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
      title={available ? 'Get updates' : 'Get notified when it’s ready'}
      lead="One email when there’s news about the extension. Nothing else."
    >
      <div className={styles.waitlist}>
        {joined ? (
          <p role="status" className={styles.joined}>
            You’re on the list. We’ve sent you a confirmation email.
          </p>
        ) : (
          <WaitlistForm list="extension" fields="short" onJoined={() => setJoined(true)} onToast={show} />
        )}
      </div>
      {place}
    </Section>
  )
}
