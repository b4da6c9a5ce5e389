import type { CreatorPage, creatorPages } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './consent.module.css'
import type { PanelProps } from './panel-props.ts'
import { useAct } from './use-act.ts'

type Request = CreatorPage['requests'][number]

const stateWords: Readonly<Record<Request['state'], string>> = {
  running: 'The report is being made',
  failed: 'There was no report',
  ready: 'Waiting for you to pass it on',
  sent: 'Has the report',
  ended: 'Ended',
}

/** Who asked for the account, and whether they have the report. */
export function RequestsPanel({ page, address, onChange }: PanelProps) {
  const { act, busy, refusal } = useAct()
  async function send(path: string) {
    const changed = await act<typeof creatorPages.send>(path)
    if (changed !== null) onChange(changed)
  }
  return (
    <section className={styles.panel} aria-labelledby="requests-title">
      <h2 className={styles.panelTitle} id="requests-title">
        Who asked
      </h2>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <ul>
        {page.requests.map(({ id, brand, state, askedAt, until }) => {
          const path = `${address}/requests/${id}/send`
          return (
            <li key={id} className={styles.request}>
              <span className={styles.who}>
                <b>{brand}</b>
                <span className={styles.quiet}>
                  {stateWords[state]}, asked {date(askedAt)}
                  {until !== null && `, can read it again until ${date(until)}`}
                </span>
              </span>
              {state === 'ready' && (
                <Button size="small" busy={busy === path} onClick={() => send(path)}>
                  Pass on to {brand}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
