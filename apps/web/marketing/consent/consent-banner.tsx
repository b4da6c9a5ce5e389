import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { loadAnalytics } from './analytics-tag.ts'
import styles from './consent.module.css'
import { type Consent, saveConsent, savedConsent } from './consent-store.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** The banner comes this long after the page, for those who have not decided. */
const bannerMs = 2_000

/** Asks once for what is not essential, remembers the answer, and loads what was agreed to. */
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
    if (tagId && consent?.analytics) loadAnalytics(tagId)
  }, [tagId, consent])

  function decide(next: Consent) {
    saveConsent(window.localStorage, next, new Date())
    setConsent(next)
    setShown(false)
  }

  const all = (agreed: boolean): Consent => ({ essential: true, analytics: agreed, marketing: agreed })
  if (!shown) return null
  return (
    <section className={styles.banner} aria-label="Cookies">
      <p className={styles.words}>
        We store what the site needs to work. Anything else, such as counting visits, waits for your yes. The{' '}
        <Link to="/cookies">cookie policy</Link> lists every item.
      </p>
      <div className={styles.actions}>
        <Button tone="quiet" onClick={() => dialog.current?.showModal()}>
          Manage Preferences
        </Button>
        <Button tone="secondary" onClick={() => decide(all(false))}>
          Essential Only
        </Button>
        <Button tone="secondary" onClick={() => decide(all(true))}>
          Accept All
        </Button>
      </div>
      <PreferencesDialog dialog={dialog} onSave={decide} />
    </section>
  )
}
