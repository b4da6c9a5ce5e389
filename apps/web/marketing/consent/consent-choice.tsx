import { date } from '@vouch/presentation'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { consentDateKey, consentEvents, savedConsent } from './consent-store.ts'
import { wantPreferences } from './decision.ts'

/** How the reader decided about cookies, and the way to decide anew. Without a script there is nothing to decide, because nothing but
 *  the page was loaded. */
export function ConsentChoice() {
  const [words, setWords] = useState(undecided)
  useEffect(() => {
    const read = () => setWords(choiceWords())
    read()
    window.addEventListener(consentEvents.decided, read)
    return () => window.removeEventListener(consentEvents.decided, read)
  }, [])
  return (
    <div data-lively="kept">
      <p>{words}</p>
      <p>
        <Button tone="secondary" onClick={wantPreferences}>
          Change your choice
        </Button>
      </p>
    </div>
  )
}

const groupNames = new Intl.ListFormat('en-US')
const undecided = 'You haven’t decided yet, so only what is essential is used.'

function choiceWords(): string {
  const saved = savedConsent(window.localStorage, new Date())
  if (saved === null) return undecided
  const agreed = [saved.analytics && 'analytics', saved.marketing && 'marketing'].filter((group) => group !== false)
  const day = date(window.localStorage.getItem(consentDateKey) ?? '')
  return `On ${day} you agreed to ${groupNames.format(['essential', ...agreed])} cookies${agreed.length === 0 ? ' only' : ''}.`
}
