import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { date } from '../../ui/format.ts'
import { consentDateKey, consentEvents, savedConsent } from './consent-store.ts'

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
    <div>
      <p>{words}</p>
      <p>
        <Button tone="secondary" onClick={() => window.dispatchEvent(new Event(consentEvents.askedAgain))}>
          Change your choice
        </Button>
      </p>
    </div>
  )
}

const undecided = 'You have not decided yet: only what is essential is used.'

function choiceWords(): string {
  const saved = savedConsent(window.localStorage, new Date())
  if (saved === null) return undecided
  const agreed = [saved.analytics && 'analytics', saved.marketing && 'marketing'].filter((group) => group !== false)
  const day = date(window.localStorage.getItem(consentDateKey) ?? '')
  return `On ${day} you agreed to ${['what is essential', ...agreed].join(', ')}${agreed.length === 0 ? ' alone' : ''}.`
}
