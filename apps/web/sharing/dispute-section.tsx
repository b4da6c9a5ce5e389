import { type DisputeRelation, disputeCharsMax, disputeRelations, type sharing } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { HiddenField } from '../marketing/forms/hidden-field.tsx'
import { postForm } from '../marketing/forms/post-form.ts'
import { focusFirst, looksLikeEmail, written } from '../marketing/forms/written.ts'
import { Button } from '../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './shared-report.module.css'

const relationNames: Readonly<Record<DisputeRelation, string>> = {
  creator: 'I am the creator',
  manager: 'I manage the creator',
  agency: 'I work for the creator’s agency',
  other: 'Something else',
}

/** Where the creator answers a report: what the evidence does not show, or what is wrong. */
export function DisputeSection({ token, name }: { token: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <section className={styles.dispute} aria-labelledby="dispute-title">
      <h2 className={styles.heading} id="dispute-title">
        Are you {name}?
      </h2>
      <p className={styles.words}>
        Evidence suggests; it doesn’t prove. Tell us what it doesn’t show: a giveaway, a TV appearance, a hacked
        account. A person reads it and answers you. If we accept it, it appears on the report next to our answer.
      </p>
      {sentTo !== null && (
        <Notice tone="good" title="Check your email">
          <span role="status">
            We sent an email to {sentTo}. Click the link in it to confirm your email address. Nothing is passed on until
            you do.
          </span>
        </Notice>
      )}
      {sentTo === null && !open && (
        <Button tone="secondary" onClick={() => setOpen(true)}>
          Dispute or add context
        </Button>
      )}
      {sentTo === null && open && <DisputeForm token={token} onSent={setSentTo} />}
    </section>
  )
}

function DisputeForm({ token, onSent }: { token: string; onSent: (email: string) => void }) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sending, setSending] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const words = written(form)
    const found = faults(words)
    setErrors(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setSending(true)
    const path = `/api/shared/${encodeURIComponent(token)}/disputes` as typeof sharing.dispute.path
    const outcome = await postForm<typeof sharing.dispute>(path, words)
    setSending(false)
    if (outcome.ok) return onSent(words.email ?? '')
    setErrors(outcome.fields)
    setRefusal(outcome.error ?? 'We couldn’t send this. Please try again.')
    focusFirst(form, outcome.fields)
  }

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <TextField label="Name" name="name" autoComplete="name" maxLength={100} required error={errors.name} />
      <SelectField label="What’s your relationship to the creator?" name="relation" error={errors.relation}>
        {disputeRelations.map((each) => (
          <option key={each} value={each}>
            {relationNames[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        hint="So we can confirm that you wrote this and answer you. It isn’t shown."
        required
        error={errors.email}
      />
      <TextAreaField
        label="What should the report take into account?"
        name="text"
        rows={6}
        maxLength={disputeCharsMax}
        hint="If we accept it, readers of the report will see this text once our team has answered."
        required
        error={errors.text}
      />
      <TextField
        label="Link to proof (optional)"
        name="proofUrl"
        type="url"
        placeholder="https://"
        hint="A post, an article, a stats page."
        autoCapitalize="none"
        error={errors.proofUrl}
      />
      <HiddenField />
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={sending}>
          Send
        </Button>
      </div>
    </form>
  )
}

/** @returns what is wrong, in the words of the server. */
function faults({ name, email, text, proofUrl }: Readonly<Record<string, string>>): Record<string, string> {
  return {
    ...(!name && { name: 'Please enter your name.' }),
    ...(!looksLikeEmail(email ?? '') && { email: 'Please enter a valid email address.' }),
    ...(!text && { text: 'Please say what the report should take into account.' }),
    ...(proofUrl && !/^https:\/\/\S+$/.test(proofUrl) && { proofUrl: 'A link to proof must start with https://.' }),
  }
}
