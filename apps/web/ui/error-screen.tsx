import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useRef, useState } from 'react'
import { tellOfError } from '../api/tell-of-error.ts'
import { Button, ButtonLink } from './button.tsx'
import styles from './error-screen.module.css'
import { randomId } from './random-id.ts'
import { VouchWordmark } from './vouch-mark.tsx'

/** What is shown where a part of the product threw while it was drawn: what happened, what to do, and the id by which the team
 *  finds it. The parts fail separately: a chat that breaks leaves the page alone. */

/** The parts that fail by themselves. `ui` is a piece of a page. */
export type FailedPart = 'app' | 'route' | 'ui' | 'chat' | 'consent'

export const errorTitles: Readonly<Record<FailedPart, string>> = {
  app: 'Application Error',
  route: 'Routing Error',
  ui: 'UI Error',
  chat: 'Chat Error',
  consent: 'Cookie Consent Error',
}

const messages: Readonly<Record<FailedPart, string>> = {
  app: 'Vouch couldn’t load. Running verifications will continue, and nothing you saved is lost.',
  route: 'This page couldn’t load. Running verifications will continue, and nothing you saved is lost.',
  ui: 'This part of the page couldn’t load. The rest still works.',
  chat: 'Chat couldn’t load. The rest of the page still works.',
  consent: 'Cookie settings couldn’t load. Until you can choose, we use only essential cookies.',
}

type Told = 'telling' | 'told' | 'not-told'

/** Nothing is claimed that did not happen: an error that could not be reported says so. */
const reports: Readonly<Record<Told, string>> = {
  telling: 'Our team is being notified.',
  told: 'Our team has been notified.',
  'not-told': 'We couldn’t notify our team from here. If it happens again, send us the error ID.',
}

function tell(title: string, caught: { errorId: string; error: unknown }): Promise<boolean> {
  console.error(`${title} ${caught.errorId}`, caught.error)
  return tellOfError({ title, ...caught })
}

/** Gives an error its id, once, and reports it under it. */
function useReport(title: string, error: unknown): { errorId: string; told: Told } {
  // Drawing is tried again and throws again: the first error is the one that is told, under one id.
  const [first] = useState(() => ({ errorId: randomId(), error }))
  const [told, setTold] = useState<Told>('telling')
  // An effect may run more than once; the error is reported once.
  const telling = useRef<Promise<boolean> | null>(null)
  useEffect(() => {
    let shown = true
    telling.current ??= tell(title, first)
    void telling.current.then((taken) => shown && setTold(taken ? 'told' : 'not-told'))
    return () => {
      shown = false
    }
  }, [title, first])
  return { errorId: first.errorId, told }
}

interface CaughtErrorProps {
  part: FailedPart
  error: unknown
}

/** The whole screen: for the product and its pages. */
export function ErrorScreen({ part, error }: CaughtErrorProps) {
  const title = errorTitles[part]
  const { errorId, told } = useReport(title, error)
  return (
    <main className={styles.screen}>
      <div className={styles.box}>
        <VouchWordmark />
        <p className={styles.kind}>{title}</p>
        <h1 className={styles.title}>Something went wrong</h1>
        <p className={styles.message}>
          {messages[part]} <span role="status">{reports[told]}</span>
        </p>
        <WaysOn />
        <ErrorId id={errorId} />
      </div>
    </main>
  )
}

/** What covers a corner of the page can be put away. */
const floating: ReadonlySet<FailedPart> = new Set(['chat', 'consent'])

/** A piece of a page that failed, in its own place; chat and consent stand in their corners. */
export function ErrorCard({ part, error }: CaughtErrorProps) {
  const title = errorTitles[part]
  const { errorId, told } = useReport(title, error)
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <section className={`${styles.card} ${styles[part] ?? ''}`} aria-label={title}>
      <p className={styles.kind}>{title}</p>
      <h2 className={styles.cardTitle}>Something went wrong</h2>
      <p className={styles.message}>
        {messages[part]} <span role="status">{reports[told]}</span>
      </p>
      <WaysOn small />
      <ErrorId id={errorId} />
      {floating.has(part) && (
        <button type="button" className={styles.close} aria-label="Close" onClick={() => setClosed(true)}>
          <IconX size={16} stroke={1.5} aria-hidden="true" />
        </button>
      )}
    </section>
  )
}

function WaysOn({ small = false }: { small?: boolean }) {
  const size = small ? 'small' : 'regular'
  return (
    <div className={styles.actions}>
      <Button size={size} onClick={() => window.location.reload()}>
        Refresh Page
      </Button>
      <ButtonLink size={size} tone="secondary" to="/" reload>
        Go Home
      </ButtonLink>
      <ButtonLink size={size} tone="quiet" to="/contact" reload>
        Contact Support
      </ButtonLink>
    </div>
  )
}

function ErrorId({ id }: { id: string }) {
  return (
    <p className={styles.id}>
      Error ID: <code>{id}</code>
    </p>
  )
}
