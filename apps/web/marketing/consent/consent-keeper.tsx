import { useEffect, useRef, useState } from 'react'
import { usePublicConfig } from '../frame/use-public-config.ts'
import { loadAnalytics, stopAnalytics } from './analytics-tag.ts'
import { type Consent, consentEvents, savedConsent } from './consent-store.ts'
import { decide, takeWish } from './decision.ts'
import { PreferencesDialog } from './preferences-dialog.tsx'

/** Loads what was agreed to, stops what is no longer, and shows the dialog to whoever wants to decide in detail or anew. */
export function ConsentKeeper() {
  const [consent, setConsent] = useState<Consent | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  const tagId = usePublicConfig().data?.analyticsTagId

  useEffect(() => {
    const read = () => setConsent(savedConsent(window.localStorage, new Date()))
    read()
    window.addEventListener(consentEvents.decided, read)
    return () => window.removeEventListener(consentEvents.decided, read)
  }, [])

  useEffect(() => {
    const open = () => {
      if (takeWish() && dialog.current?.open === false) dialog.current.showModal()
    }
    open()
    window.addEventListener(consentEvents.askedAgain, open)
    return () => window.removeEventListener(consentEvents.askedAgain, open)
  }, [])

  useEffect(() => {
    if (!tagId || consent === null) return
    if (consent.analytics) loadAnalytics(tagId)
    else stopAnalytics(tagId)
  }, [tagId, consent])

  return <PreferencesDialog dialog={dialog} saved={consent} onSave={decide} />
}
