import type { WaitingList, waitlist } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { HiddenField } from '../forms/hidden-field.tsx'
import type { ToastText } from '../forms/plain-toast.tsx'
import { postForm } from '../forms/post-form.ts'
import { WithoutScript } from '../forms/without-script.tsx'
import { focusFirst, looksLikeEmail, written } from '../forms/written.ts'
import { joinFailure, trackingOf } from './arrival-words.ts'
import styles from './waitlist.module.css'

interface WaitlistFormProps {
  list: WaitingList
  /** `short`: the address alone. */
  fields?: 'all' | 'short'
  onJoined: () => void
  onToast: (toast: ToastText) => void
}

/** The form of a waiting list. Who comes twice is told so and keeps the place. */
export function WaitlistForm({ list, fields = 'all', onJoined, onToast }: WaitlistFormProps) {
  const [joining, setJoining] = useState(false)
  const [error, setError] = useState<string>()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (joining) return
    const form = event.currentTarget
    const entry = written(form)
    if (!looksLikeEmail(entry.email ?? '')) {
      setError('Please enter your email address.')
      onToast({ title: 'Email required', message: 'Please enter your email address.', tone: 'risk' })
      return focusFirst(form, { email: '' })
    }
    setError(undefined)
    setJoining(true)
    const name = [entry.firstName, entry.lastName].filter(Boolean).join(' ')
    const origin = { referrer: document.referrer, ...trackingOf(window.location.search) }
    const outcome = await postForm<typeof waitlist.join>('/api/waitlist', { ...entry, name, list, ...origin })
    setJoining(false)
    if (outcome.ok) onJoined()
    else onToast(joinFailure(outcome.status))
  }

  return (
    <form className={styles.form} noValidate method="post" onSubmit={submit}>
      <TextField label="Email" name="email" type="email" autoComplete="email" required error={error} />
      {fields === 'all' && (
        <>
          <div className={styles.pair}>
            <TextField label="First name (optional)" name="firstName" autoComplete="given-name" maxLength={100} />
            <TextField label="Last name (optional)" name="lastName" autoComplete="family-name" maxLength={100} />
          </div>
          <div className={styles.pair}>
            <TextField label="Company (optional)" name="company" autoComplete="organization" maxLength={200} />
            <TextField label="Role (optional)" name="role" autoComplete="organization-title" maxLength={100} />
          </div>
        </>
      )}
      <HiddenField />
      <WithoutScript />
      <Button type="submit" size="large" wide busy={joining} disabled={joining}>
        {joining ? 'Joining...' : 'Join the waitlist'}
      </Button>
    </form>
  )
}
