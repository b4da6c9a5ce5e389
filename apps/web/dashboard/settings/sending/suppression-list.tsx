import { type OutreachSuppression, outreachSuppressions } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Allowed } from '../../../account/allowed.tsx'
import { useSuppress, useSuppressions } from '../../../api/outreach.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { unlessChanged } from '../../../ui/unless-changed.ts'
import settings from '../settings.module.css'
import { RemoveSuppression } from './remove-suppression.tsx'

const reasons: Readonly<Record<OutreachSuppression['reason'], string>> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  'by-hand': 'Added by your team',
}

/** Addresses that are never written to. */
export function SuppressionList() {
  const known = useSuppressions()
  const all = known.data?.suppressions ?? []
  const removed = known.data?.removed ?? []
  const [leaving, setLeaving] = useState<OutreachSuppression | null>(null)
  return (
    <>
      {known.isError && !known.data && <LoadFailure query={known} />}
      {known.data && all.length === 0 && <p className={settings.quiet}>No addresses yet.</p>}
      {all.length > 0 && (
        <ul className={settings.list}>
          {all.map(({ id, address, reason, at }) => (
            <li key={id} className={settings.row}>
              <span className={settings.rowText}>
                <span className={settings.rowMain}>{address}</span>
                <span className={settings.quiet}>
                  {reasons[reason]}, {date(at)}
                </span>
              </span>
              <Allowed call={outreachSuppressions.remove}>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`Take off ${address}`}
                  onClick={() => setLeaving({ id, address, reason, at })}
                >
                  Take off
                </Button>
              </Allowed>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <details>
          <summary className={settings.quiet}>Taken off the list ({removed.length})</summary>
          <ul className={settings.list}>
            {removed.map(({ id, address, reason, why, by, removedAt }) => (
              <li key={id} className={settings.row}>
                <span className={settings.rowText}>
                  <span className={settings.rowMain}>{address}</span>
                  <span className={settings.quiet}>
                    {reasons[reason]}. {why}
                    {by !== null && ` (${by})`}
                  </span>
                </span>
                <span className={settings.when}>{date(removedAt)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {leaving !== null && <RemoveSuppression suppression={leaving} onClose={() => setLeaving(null)} />}
      <Allowed call={outreachSuppressions.add}>
        <AddSuppression />
      </Allowed>
    </>
  )
}

function AddSuppression() {
  const [address, setAddress] = useState('')
  const add = useSuppress()
  const refusal = add.isError ? refusalOf(add.error, ['address']) : null
  const save = (event: FormEvent) => {
    event.preventDefault()
    add.mutate(address, { onSuccess: () => setAddress(unlessChanged(address, '')) })
  }
  return (
    <form className={settings.form} method="post" noValidate onSubmit={save}>
      <TextField
        label="Email address"
        type="email"
        value={address}
        error={refusal?.fields.address ?? refusal?.message ?? undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <div className={settings.actions}>
        <Button type="submit" tone="secondary" busy={add.isPending}>
          Add
        </Button>
      </div>
    </form>
  )
}
