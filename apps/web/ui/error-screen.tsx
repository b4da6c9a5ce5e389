import { useEffect, useState } from 'react'
import { tellOfError } from '../api/tell-of-error.ts'
import { Button, ButtonLink } from './button.tsx'
import styles from './error-screen.module.css'
import { randomId } from './random-id.ts'
import { VouchWordmark } from './vouch-mark.tsx'

interface ErrorScreenProps {
  /** 'Application Error' around the whole product, 'Routing Error' around its pages. */
  title: string
  message: string
  errorId: string
}

/** What is shown when a part of the product threw while it was drawn: what happened, what to do, and the id by which
 *  the team finds it. */
export function ErrorScreen({ title, message, errorId }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.box}>
        <VouchWordmark />
        <p className={styles.kind}>{title}</p>
        <h1 className={styles.title}>Something went wrong</h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          <ButtonLink tone="secondary" to="/" reload>
            Go Home
          </ButtonLink>
          <ButtonLink tone="quiet" to="/contact" reload>
            Contact Support
          </ButtonLink>
        </div>
        <p className={styles.id}>
          Error ID: <code>{errorId}</code>
        </p>
      </div>
    </main>
  )
}

/** What an error boundary shows. The id is made once, sent to the server with the error, and shown. */
export function CaughtError({ title, error }: { title: string; error: unknown }) {
  const [errorId] = useState(randomId)
  useEffect(() => {
    console.error(`${title} ${errorId}`, error)
    tellOfError({ errorId, title, error })
  }, [title, errorId, error])
  return (
    <ErrorScreen
      title={title}
      errorId={errorId}
      message="This part of Vouch could not be drawn. Verifications that are running go on, and nothing that was saved is lost. Refresh the page; if it happens again, send us the error ID."
    />
  )
}
