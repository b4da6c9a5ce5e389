import type { creatorPages } from '@vouch/contract'
import { date, platformName } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { unlessChanged } from '../ui/unless-changed.ts'
import styles from './consent.module.css'
import type { PanelProps } from './panel-props.ts'
import { useAct } from './use-act.ts'

/** The connection, its end, and where the link to this page is kept. */
export function ConnectionPanel(props: PanelProps) {
  const { page } = props
  const { connection, platform } = page
  if (connection === null) return null
  const name = platformName(platform)
  return (
    <section className={styles.panel} aria-labelledby="connection-title">
      <h2 className={styles.panelTitle} id="connection-title">
        Connection
      </h2>
      {connection.state === 'live' && (
        <>
          <p>
            Connected with {name} since {date(connection.since)}
            {connection.simulated && ' (simulated)'}. Ends by itself on {date(connection.until)}.
          </p>
          <Disconnect {...props} />
        </>
      )}
      {connection.state === 'ended' && (
        <p>
          Disconnected on {date(connection.until)}. Nothing is read anymore, and our key to the account is deleted.
          Anyone you passed a report on to keeps it.
        </p>
      )}
      {connection.state === 'file' && (
        <p>Made from a file you uploaded on {date(connection.since)}. Nothing is connected.</p>
      )}
      <KeepLink {...props} />
    </section>
  )
}

function Disconnect({ page, address, onChange }: PanelProps) {
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<boolean | null>(null)
  const { act, busy, refusal } = useAct()
  const name = platformName(page.platform)
  async function disconnect() {
    const done = await act<typeof creatorPages.disconnect>(`${address}/disconnect`)
    if (done === null) return
    setTold(done.platformTold)
    onChange(done.page)
  }
  if (told !== null) return null
  return (
    <>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {asked ? (
        <Notice
          tone="caution"
          title="Disconnect this account?"
          actions={
            <>
              <Button size="small" busy={busy !== null} onClick={disconnect}>
                Disconnect
              </Button>
              <Button size="small" tone="quiet" onClick={() => setAsked(false)}>
                Keep it
              </Button>
            </>
          }
        >
          Our key to the account is deleted right away. Reports you haven’t passed on yet won’t reach the brand.
          {!page.connection?.revokes && ` To be thorough, remove Vouch in your ${name} settings too.`}
        </Notice>
      ) : (
        <Button size="small" tone="secondary" onClick={() => setAsked(true)}>
          Disconnect
        </Button>
      )}
    </>
  )
}

function KeepLink({ page, address, onChange }: PanelProps) {
  const [email, setEmail] = useState('')
  const { act, busy, refusal } = useAct()
  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const changed = await act<typeof creatorPages.email>(`${address}/email`, { email: email.trim() })
    if (changed === null) return
    setEmail(unlessChanged(email, ''))
    onChange(changed)
  }
  return (
    <form className={styles.mailForm} onSubmit={send} noValidate>
      <TextField
        label={page.connection?.emailed ? 'Sent. Send the link again' : 'Email me the link to this page'}
        type="email"
        autoComplete="email"
        value={email}
        error={refusal ?? undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" tone="secondary" busy={busy !== null}>
        Send
      </Button>
    </form>
  )
}
