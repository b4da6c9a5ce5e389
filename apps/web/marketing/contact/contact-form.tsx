import type { contact, Inquiry } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { HiddenField } from '../forms/hidden-field.tsx'
import { postForm } from '../forms/post-form.ts'
import { WithoutScript } from '../forms/without-script.tsx'
import { focusFirst, written } from '../forms/written.ts'
import styles from './contact.module.css'
import { contactErrors, failureText } from './contact-errors.ts'
import { contactForm } from './form-place.ts'

const inquiryNames: Readonly<Record<Inquiry, string>> = {
  pricing: 'Pricing',
  enterprise: 'Enterprise',
  technical: 'Technical',
  partnership: 'Partnership',
  general: 'General',
}

/** The form, and what stands in its place once the message is sent. What was typed stays when sending fails. */
export function ContactForm() {
  const [state, setState] = useState<'editing' | 'sending' | 'sent'>('editing')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [refusal, setRefusal] = useState<string | null>(null)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state === 'sending') return
    const form = event.currentTarget
    const message = written(form)
    const found = contactErrors(message)
    setErrors(found)
    setRefusal(null)
    if (Object.keys(found).length > 0) return focusFirst(form, found)
    setState('sending')
    const outcome = await postForm<typeof contact.send>('/api/contact', message)
    setState(outcome.ok ? 'sent' : 'editing')
    if (outcome.ok) return
    setErrors(outcome.fields)
    setRefusal(failureText(outcome))
    focusFirst(form, outcome.fields)
  }

  if (state === 'sent') return <Sent onAgain={() => setState('editing')} />
  return (
    <form className={styles.form} id={contactForm.id} tabIndex={-1} method="post" noValidate onSubmit={submit}>
      <div className={styles.pair}>
        <TextField label="Name" name="name" autoComplete="name" maxLength={100} required error={errors.name} />
        <TextField label="Email" name="email" type="email" autoComplete="email" required error={errors.email} />
      </div>
      <div className={styles.pair}>
        <TextField label="Company (optional)" name="company" autoComplete="organization" maxLength={200} />
        <TextField label="Role (optional)" name="role" autoComplete="organization-title" maxLength={100} />
      </div>
      <div className={styles.pair}>
        <SelectField label="Inquiry type" name="inquiry" defaultValue="general" error={errors.inquiry}>
          {Object.entries(inquiryNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField label="Subject" name="subject" maxLength={200} error={errors.subject} />
      </div>
      <TextAreaField label="Message" name="message" maxLength={5_000} required error={errors.message} />
      <HiddenField />
      <WithoutScript />
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <div>
        <Button type="submit" size="large" busy={state === 'sending'} disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className={styles.sent} role="status">
      <h2 className={styles.sentTitle}>Message Sent Successfully!</h2>
      <p>We’ll reply within 4 hours during business hours. A confirmation is on its way to your email.</p>
      <div>
        <Button tone="secondary" onClick={onAgain}>
          Send Another Message
        </Button>
      </div>
    </div>
  )
}
