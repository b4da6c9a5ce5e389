import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { loadAnalytics, stopAnalytics } from './analytics-tag.ts'
import styles from './consent.module.css'
import { type Consent, consentEvents, saveConsent, savedConsent } from './consent-store.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** The banner comes this long after the page, for those who have not decided. */
const bannerMs = 2_000

/** Asks once for what is not essential, remembers the answer, and loads what was agreed to. Whoever wants to decide anew is shown the
 *  dialog again. */
export function ConsentBanner() {
  const [consent, setConsent] = useState<Consent | null>(null)
  const [shown, setShown] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const tagId = usePublicConfig().data?.analyticsTagId

  useEffect(() => {
    const saved = savedConsent(window.localStorage, new Date())
    setConsent(saved)
    if (saved !== null) return
    const timer = setTimeout(() => setShown(true), bannerMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const askAgain = () => dialog.current?.showModal()
    window.addEventListener(consentEvents.askedAgain, askAgain)
    return () => window.removeEventListener(consentEvents.askedAgain, askAgain)
  }, [])

  useEffect(() => {
    if (!tagId || consent === null) return
    if (consent.analytics) loadAnalytics(tagId)
    else stopAnalytics(tagId)
  }, [tagId, consent])

  function decide(next: Consent) {
    saveConsent(window.localStorage, next, new Date())
    setConsent(next)
    setShown(false)
    window.dispatchEvent(new Event(consentEvents.decided))
  }

  return (
    <>
      {shown && <Banner onManage={() => dialog.current?.showModal()} onDecide={decide} />}
      <PreferencesDialog dialog={dialog} saved={consent} onSave={decide} />
    </>
  )
}

interface BannerProps {
  onManage: () => void
  onDecide: (consent: Consent) => void
}

function Banner({ onManage, onDecide }: BannerProps) {
  const all = (agreed: boolean): Consent => ({ essential: true, analytics: agreed, marketing: agreed })
  return (
    <section className={styles.banner} aria-label="Cookies">
      <p className={styles.words}>
        We store what the site needs to work. Anything else, such as counting visits, waits for your yes. The{' '}
        <Link to="/cookies">cookie policy</Link> lists every item.
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={onManage}>
          Manage Preferences
        </Button>
        <Button tone="secondary" onClick={() => onDecide(all(false))}>
          Essential Only
        </Button>
        <Button tone="secondary" onClick={() => onDecide(all(true))}>
          Accept All
        </Button>
      </div>
    </section>
  )
}
