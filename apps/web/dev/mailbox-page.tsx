import { useQuery } from '@tanstack/react-query'
import { mail, type ReplyOf } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../api/client.ts'
import { useConfig } from '../api/operator.ts'
import NotFound from '../marketing/not-found.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './mailbox.module.css'

export function meta() {
  return [{ title: 'Mailbox · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const lookAgainMs = 3_000

/** The sandbox's mail: what would have been sent, to be read here. */
export default function MailboxPage() {
  const config = useConfig()
  return config.data?.mode === 'production' ? <NotFound /> : <Mailbox />
}

function Mailbox() {
  const [query, setQuery] = useSearchParams()
  const to = query.get('to') ?? ''
  const letters = useQuery({
    queryKey: ['mailbox', to],
    queryFn: ({ signal }) => call(mail.mailbox, { query: to === '' ? {} : { to } }, signal),
    refetchInterval: lookAgainMs,
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1 className={styles.title}>Mailbox</h1>
        <p className={styles.lead}>This sandbox doesn’t send email. What it would have sent shows up here.</p>
        <div className={styles.filter}>
          <TextField
            label="Email"
            type="search"
            value={to}
            placeholder="All addresses"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => setQuery(target.value === '' ? {} : { to: target.value }, { replace: true })}
          />
        </div>
      </header>
      {letters.isError && (
        <Notice tone="risk" urgent>
          {letters.error.message}
        </Notice>
      )}
      {letters.data && <Letters letters={letters.data} />}
    </div>
  )
}

type Letter = ReplyOf<typeof mail.mailbox>[number]

function Letters({ letters }: { letters: Letter[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  if (letters.length === 0) {
    return (
      <EmptyState title="No emails yet" heading="h2">
        Emails appear here a moment after something triggers them, such as a sign-up or a password reset.
      </EmptyState>
    )
  }
  const shown = letters.find(({ id }) => id === opened) ?? letters[0]
  return (
    <div className={styles.desk}>
      <ul className={styles.list}>
        {letters.map(({ id, subject, to, sentAt }) => (
          <li key={id}>
            <button type="button" className={styles.row} aria-current={id === shown?.id} onClick={() => setOpened(id)}>
              <span className={styles.subject}>{subject}</span>
              <span className={styles.about}>
                {to} <time dateTime={sentAt}>{dateTime(sentAt)}</time>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown && <OpenLetter letter={shown} />}
    </div>
  )
}

/** The frame runs no script and opens its links in the whole window, so a link works as it does in a mail program. */
function OpenLetter({ letter }: { letter: Letter }) {
  return (
    <section className={styles.letter} aria-label={letter.subject}>
      <iframe
        className={styles.html}
        title={`Email: ${letter.subject}`}
        sandbox="allow-top-navigation-by-user-activation"
        srcDoc={letter.html.replace('<head>', '<head><base target="_top">')}
      />
      <details className={styles.text}>
        <summary>As plain text</summary>
        <pre>{letter.text}</pre>
      </details>
    </section>
  )
}
