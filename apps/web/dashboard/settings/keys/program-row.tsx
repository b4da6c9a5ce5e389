import type { ConnectedProgram } from '@vouch/contract'
import { date, number, timeAgo } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { useChangeProgram } from '../../../api/programs.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { typedLimit } from '../../../ui/typed-limit.ts'
import settings from '../settings.module.css'
import styles from './keys.module.css'

interface ProgramRowProps {
  program: ConnectedProgram
  now: number
  ending: boolean
  onEnd: () => void
}

/** One connected program: what it may do, what it spent, the most that it may spend, and its end. */
export function ProgramRow({ program, now, ending, onEnd }: ProgramRowProps) {
  const [open, setOpen] = useState(false)
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={settings.rowText}>
          <span className={settings.rowMain}>{program.program}</span>
          <span className={settings.quiet}>{program.scopes.join(', ')}</span>
          <span className={settings.quiet}>{usedWords(program, now)}</span>
        </span>
        <span className={settings.actions}>
          <Button
            tone="quiet"
            size="small"
            aria-expanded={open}
            aria-label={`Limit of ${program.program}`}
            onClick={() => setOpen(!open)}
          >
            Limit
          </Button>
          <Button
            tone="secondary"
            size="small"
            busy={ending}
            aria-label={`Disconnect ${program.program}`}
            onClick={onEnd}
          >
            Disconnect
          </Button>
        </span>
      </div>
      {open && <LimitForm program={program} onDone={() => setOpen(false)} />}
    </li>
  )
}

function LimitForm({ program: { id, creditsPerMonth }, onDone }: { program: ConnectedProgram; onDone: () => void }) {
  const [credits, setCredits] = useState(creditsPerMonth === null ? '' : String(creditsPerMonth))
  const change = useChangeProgram(id)
  const refusal = change.isError ? refusalOf(change.error, ['creditsPerMonth']) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    change.mutate(typedLimit(credits), { onSuccess: onDone })
  }

  return (
    <form className={settings.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <TextField
        label="Monthly credit limit (optional)"
        hint="The program stops spending there. Empty: your balance is the limit."
        inputMode="numeric"
        value={credits}
        error={refusal?.fields.creditsPerMonth}
        onChange={({ target }) => setCredits(target.value)}
      />
      <div className={settings.actions}>
        <Button type="submit" size="small" busy={change.isPending}>
          Save limit
        </Button>
        <Button size="small" tone="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

function usedWords(program: ConnectedProgram, now: number): string {
  const { own, person, lastUsedAt, creditsThisMonth, creditsPerMonth, createdAt } = program
  const who = own ? 'you' : (person ?? 'somebody who left')
  const used = lastUsedAt === null ? 'never used' : `used ${timeAgo(lastUsedAt, now)}`
  const limit = creditsPerMonth === null ? '' : ` of ${number(creditsPerMonth)}`
  return `Connected by ${who} on ${date(createdAt)}; ${used}; ${number(creditsThisMonth)}${limit} credits this month`
}
