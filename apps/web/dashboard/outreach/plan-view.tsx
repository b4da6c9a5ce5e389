import { type OutreachOrderInput, type OutreachPlan, outreachSends, type PlannedRecipient } from '@vouch/contract'
import { plural } from '@vouch/engine'
import { useState } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { shownName } from '../../ui/shown-name.ts'
import styles from './outreach.module.css'
import { SendDialog } from './send-dialog.tsx'
import { sendTimeWords } from './send-time-words.ts'

interface PlanViewProps {
  order: OutreachOrderInput
  plan: OutreachPlan
  /** Of whoever sends. */
  zone: string
  onSent: () => void
}

/** Exactly what would leave: who is left out and why, then each message as its recipient reads it. */
export function PlanView({ order, plan, zone, onSent }: PlanViewProps) {
  const [asking, setAsking] = useState(false)
  const { recipients, count, credits, left } = plan
  const out = recipients.filter(({ faults }) => faults.length > 0)
  const going = recipients.filter(({ faults }) => faults.length === 0)
  return (
    <section className={styles.talk} aria-label="Preview">
      <h2 className={styles.subtitle}>Preview</h2>
      {out.length > 0 && (
        <Notice tone="caution" title={`Left out: ${plural(out.length, 'creator')}`}>
          <ul className={styles.plain}>
            {out.map((one) => (
              <li key={`${one.creator.platform}/${one.creator.handle}`}>
                {shownName(one.creator)}: {one.faults.map(({ error }) => error).join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {count > left && (
        <Notice tone="info">
          {left === 0 ? 'Today’s limit is reached' : `${left} can still go out today`}. The rest will go out over the
          next few days.
        </Notice>
      )}
      <ul className={styles.messages}>
        {going.map((one) => (
          <Planned
            key={`${one.creator.platform}/${one.creator.handle}`}
            planned={one}
            ours={zone}
            open={one === going[0]}
          />
        ))}
      </ul>
      {count > 0 && (
        <Allowed call={outreachSends.send} otherwise={<RoleNeeded call={outreachSends.send} to="send emails" />}>
          <div className={styles.actions}>
            <Button onClick={() => setAsking(true)}>
              Send to {plural(count, 'creator')} · {credits} credits
            </Button>
            <span className={styles.quiet}>You’ll confirm it first.</span>
          </div>
        </Allowed>
      )}
      {asking && <SendDialog order={order} plan={plan} onClose={() => setAsking(false)} onSent={onSent} />}
    </section>
  )
}

interface PlannedProps {
  planned: PlannedRecipient
  /** The zone of whoever sends. */
  ours: string
  open: boolean
}

function Planned({ planned, ours, open }: PlannedProps) {
  const { creator, address, subject, body, followUps, sendAt, zone } = planned
  return (
    <li className={styles.message}>
      <details open={open}>
        <summary>
          {shownName(creator)} <span className={styles.quiet}>{address}</span>
        </summary>
        <p className={styles.quiet}>Sends {sendTimeWords(sendAt, ours, zone)}</p>
        <p>
          <strong>{subject}</strong>
        </p>
        <p className={styles.text}>{body}</p>
        {[...followUps.entries()].map(([index, each]) => (
          <div key={index} className={styles.followUp}>
            <p className={styles.quiet}>{plural(each.afterDays, 'day')} later, if there’s no reply</p>
            <p className={styles.text}>{each.body}</p>
          </div>
        ))}
      </details>
    </li>
  )
}
