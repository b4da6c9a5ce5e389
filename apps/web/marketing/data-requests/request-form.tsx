import type { dataRequests, RequestKind, RequestLaw, RequestSubject } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HiddenField } from '../forms/hidden-field.tsx'
import { postForm } from '../forms/post-form.ts'
import { WithoutScript } from '../forms/without-script.tsx'
import { focusFirst, looksLikeEmail, written } from '../forms/written.ts'
import styles from './data-requests.module.css'
import { kindNames } from './kind-names.ts'

const subjectNames: Readonly<Record<RequestSubject, string>> = {
  account: 'Me, as a user or visitor of Vouch',
  creator: 'Me, as a creator whose profile was verified',
}
const lawNames: Readonly<Record<RequestLaw, string>> = {
  gdpr: 'GDPR or UK GDPR (30 days)',
  ccpa: 'CCPA (45 days)',
}
const choices: Readonly<Record<RequestKind, string>> = {
  access: `${kindNames.access}: a copy of the data`,
  erasure: `${kindNames.erasure}: delete the data`,
  objection: `${kindNames.objection}: stop using the data`,
}

interface Filed {
  reference: string
  dueAt: string
  email: string
}

/** The request about somebody's data. Nothing happens before the mailbox that it names has answered. */
export function RequestForm() {
  const [subject, setSubject] = useState<RequestSubject>('account')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [filed, setFiled] = useState<Filed | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const request = written(form)
    const found = faults(request)
    setErrors(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setSending(true)
    const outcome = await postForm<typeof dataRequests.submit>('/api/data-requests', request)
    setSending(false)
    if (outcome.ok) return setFiled({ ...outcome.body, email: request.email ?? '' })
    setErrors(outcome.fields)
    setRefusal(outcome.error ?? 'We couldn’t send your request. Please try again.')
    focusFirst(form, outcome.fields)
  }

  if (filed !== null) return <FiledNotice filed={filed} />
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <SelectField label="What would you like us to do?" name="kind" defaultValue="access" error={errors.kind}>
        <Options names={choices} />
      </SelectField>
      <SelectField
        label="Whose data is it?"
        name="subject"
        value={subject}
        onChange={(event) => setSubject(event.target.value === 'creator' ? 'creator' : 'account')}
      >
        <Options names={subjectNames} />
      </SelectField>
      {subject === 'creator' && (
        <TextField
          label="Profile URL"
          name="profileUrl"
          hint="We check that the profile is yours, usually with a code that you add to your bio for a moment."
          placeholder="instagram.com/yourname"
          autoCapitalize="none"
          required
          error={errors.profileUrl}
        />
      )}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint={subject === 'account' ? 'The email address the data belongs to.' : 'Where we can reach you.'}
        required
        error={errors.email}
      />
      <SelectField label="Which law?" name="law" defaultValue="gdpr">
        <Options names={lawNames} />
      </SelectField>
      <TextAreaField label="Details (optional)" name="details" maxLength={3_000} />
      <HiddenField />
      <WithoutScript />
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send request
        </Button>
      </div>
    </form>
  )
}

function Options({ names }: { names: Readonly<Record<string, string>> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}

function FiledNotice({ filed: { reference, dueAt, email } }: { filed: Filed }) {
  return (
    <div className={styles.filed} role="status">
      <p className={styles.filedTitle}>Check your email</p>
      <p>
        We sent an email to {email}. Click the link in it to confirm; nothing happens until you do. Once you confirm,
        you’ll hear from us by {date(dueAt)}.
      </p>
      <p className={styles.quiet}>Reference {reference}</p>
    </div>
  )
}

/** @returns what is wrong, in the words of the server. */
function faults({ email, subject, profileUrl }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(subject === 'creator' && !profileUrl && { profileUrl: 'Please enter the profile URL.' }),
    ...(!looksLikeEmail(email ?? '') && { email: 'Please enter a valid email address.' }),
  }
}
