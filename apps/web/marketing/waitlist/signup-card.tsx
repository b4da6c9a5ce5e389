import IconBrandGoogle from '@tabler/icons-react/dist/esm/icons/IconBrandGoogle.mjs'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../forms/plain-toast.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { messageOf, withoutMessage } from './arrival-words.ts'
import styles from './waitlist.module.css'
import { WaitlistForm } from './waitlist-form.tsx'

/** The card to join by: Google or the form, and once joined the welcome in their place. */
export function SignupCard() {
  const [joined, setJoined] = useState(false)
  const { show, place } = useToast()
  useEffect(() => {
    const { search, pathname, hash } = window.location
    const message = messageOf(search)
    if (message === null) return
    show(message.toast)
    setJoined(message.joined)
    // The router keeps its own state in the history; only the address changes.
    window.history.replaceState(window.history.state, '', `${pathname}${withoutMessage(search)}${hash}`)
  }, [show])
  return (
    <div className={styles.card} id="waitlist-signup">
      {joined ? (
        <div className={styles.joined} role="status">
          <h2 className={styles.cardTitle}>You're in! Welcome aboard.</h2>
          <p>We'll reach out the moment your fraud-detection superpowers are ready.</p>
        </div>
      ) : (
        <>
          <h2 className={styles.cardTitle}>Save your spot</h2>
          <GoogleWay />
          <WaitlistForm list="product" onJoined={() => setJoined(true)} onToast={show} />
          <p className={styles.small}>
            One email when it’s ready, and nothing else. See the <a href="/privacy">privacy policy</a> and the{' '}
            <a href="/terms">terms</a>.
          </p>
        </>
      )}
      {place}
    </div>
  )
}

/** Leaves for Google with the page's own query, so that it is known where a visitor came from. */
function GoogleWay() {
  const google = usePublicConfig().data?.google
  if (google === 'absent') return null
  const leave = () => window.location.assign(`/api/auth/google${withoutMessage(window.location.search)}`)
  return (
    <>
      <Button tone="secondary" size="large" wide onClick={leave}>
        <IconBrandGoogle size={18} stroke={1.75} aria-hidden="true" />
        Continue with Google
      </Button>
      {google === 'simulated' && (
        <p className={styles.small}>Simulated here: one of our own pages stands in for Google.</p>
      )}
      <p className={styles.or}>or</p>
    </>
  )
}
