import type { ApiKey } from '@vouch/contract'
import { date, number, timeAgo } from '@vouch/presentation'
import { useState } from 'react'
import { useRevokeKey } from '../../../api/api-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useNow } from '../../../ui/use-now.ts'
import settings from '../settings.module.css'
import { KeyCalls } from './key-calls.tsx'
import { KeySheet } from './key-sheet.tsx'
import styles from './keys.module.css'

const renewMs = 60_000

/** One key: what it may do, when it was used, what it spent, and its end. */
export function KeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { id, name, prefix, scopes, networks, state } = apiKey
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState<'log' | 'sheet' | null>(null)
  const revoke = useRevokeKey()
  const now = useNow(renewMs)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={settings.rowText}>
          <span className={settings.rowMain}>
            {name} <code className={settings.quiet}>{prefix}…</code>
            {state !== 'live' && <span className={styles.ended}>{state === 'revoked' ? 'Revoked' : 'Expired'}</span>}
          </span>
          <span className={settings.quiet}>
            {scopes.join(', ')}
            {networks.length > 0 && `; from ${networks.join(', ')}`}
          </span>
          <span className={settings.quiet}>{usedWords(apiKey, now)}</span>
        </span>
        <span className={settings.actions}>
          <Button
            tone="quiet"
            size="small"
            aria-expanded={open === 'log'}
            aria-label={`Log of ${name}`}
            onClick={() => setOpen(open === 'log' ? null : 'log')}
          >
            Log
          </Button>
          {state === 'live' && scopes.includes('read') && (
            <Button
              tone="quiet"
              size="small"
              aria-expanded={open === 'sheet'}
              aria-label={`Spreadsheet for ${name}`}
              onClick={() => setOpen(open === 'sheet' ? null : 'sheet')}
            >
              Spreadsheet
            </Button>
          )}
          {state === 'live' && !asked && (
            <Button tone="secondary" size="small" aria-label={`Revoke ${name}`} onClick={() => setAsked(true)}>
              Revoke
            </Button>
          )}
        </span>
      </div>
      {revoke.isError && (
        <Notice tone="risk" urgent>
          {revoke.error.message}
        </Notice>
      )}
      {asked && state === 'live' && (
        <div className={styles.confirm}>
          <p>
            Programs that use “{name}” stop working at once, and lists they’re verifying are paused. This can’t be
            undone.
          </p>
          <div className={settings.actions}>
            <Button
              className={settings.dangerFull}
              size="small"
              busy={revoke.isPending}
              onClick={() => revoke.mutate(id)}
            >
              Revoke key
            </Button>
            <Button tone="secondary" size="small" onClick={() => setAsked(false)}>
              Keep it
            </Button>
          </div>
        </div>
      )}
      {open === 'log' && <KeyCalls id={id} />}
      {open === 'sheet' && <KeySheet id={id} />}
    </li>
  )
}

function usedWords({ lastUsedAt, expiresAt, creditsThisMonth, creditsPerMonth, state }: ApiKey, now: number): string {
  const used = lastUsedAt === null ? 'Never used' : `Used ${timeAgo(lastUsedAt, now)}`
  const limit = creditsPerMonth === null ? '' : ` of ${number(creditsPerMonth)}`
  const end = expiresAt === null ? 'no expiry' : `${state === 'expired' ? 'expired' : 'expires'} ${date(expiresAt)}`
  return `${used}; ${number(creditsThisMonth)}${limit} credits this month; ${end}`
}
