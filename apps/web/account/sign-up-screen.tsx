import { jobRoles, type PasswordOwner } from '@vouch/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useOutletContext } from 'react-router'
import { MainNav } from '../marketing/frame/main-nav.tsx'
import { Button } from '../ui/button.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './account.module.css'
import { GoogleButton } from './google-button.tsx'
import { PasswordField } from './password-field.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { roleNames } from './role-names.ts'
import own from './sign-up.module.css'
import { beginSignUp, type FormErrors, type Handoff, readForm, type WrittenForm } from './sign-up.ts'

export const emptyForm: WrittenForm = {
  email: '',
  password: '',
  firstName: '',
  lastName: '',
  company: '',
  role: '',
  acceptTerms: false,
  acceptMarketing: false,
}

interface SignUpScreenProps {
  /** What was written before the payment step, so that going back loses nothing. */
  written: WrittenForm
  onWrite: (form: WrittenForm) => void
  /** Why the visitor is here again, after Google. */
  arrivalError: string | null
  returnTo: string
  onBegun: (handoff: Handoff) => void
  onSignIn: () => void
  now: number
}

export function SignUpScreen(props: SignUpScreenProps) {
  const { written, onWrite, onBegun, onSignIn, now, arrivalError, returnTo } = props
  const [errors, setErrors] = useState<FormErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const header = useOutletContext<HTMLElement | null>()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    const reading = readForm(written)
    setRefusal(null)
    if ('errors' in reading) return refuse(reading.errors)
    setErrors({})
    setSending(true)
    const outcome = await beginSignUp(reading.form)
    setSending(false)
    if (outcome.kind === 'begun') return onBegun(outcome.handoff)
    setRefusal(outcome.message)
    refuse(outcome.errors)
  }

  /** The first field on the screen that is wrong gets the focus, so that its message is read out. */
  function refuse(found: FormErrors) {
    setErrors(found)
    const fields = [...(form.current?.elements ?? [])] as HTMLInputElement[]
    fields.find(({ name }) => name in found)?.focus()
  }

  const change = (changes: Partial<WrittenForm>) => onWrite({ ...written, ...changes })
  return (
    <div className={`${styles.card} ${own.wide}`}>
      {header && createPortal(<MainNav trial={false} />, header)}
      <div className={styles.heading}>
        <h1 className={styles.title}>Start your free trial</h1>
        <p className={styles.lead}>14 days on the Starter plan. Card required; no charge until the trial ends.</p>
      </div>
      <PlanSummary now={now} />
      {arrivalError && <Notice tone="risk">{arrivalError}</Notice>}
      <GoogleButton intent="signup" returnTo={returnTo}>
        By continuing with Google, you accept the <Papers />.
      </GoogleButton>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <form className={styles.form} ref={form} method="post" onSubmit={submit} noValidate>
        <PersonFields written={written} errors={errors} onChange={change} />
        <Consents written={written} errors={errors} onChange={change} />
        <Button type="submit" size="large" wide busy={sending}>
          Continue to Payment
        </Button>
      </form>
      <p className={styles.foot}>
        Already have an account?{' '}
        <button type="button" className={own.link} onClick={onSignIn}>
          Sign in
        </button>
      </p>
    </div>
  )
}

function ownerOf({ email, firstName, lastName }: WrittenForm): PasswordOwner {
  return { email, name: `${firstName} ${lastName}` }
}

interface PartProps {
  written: WrittenForm
  errors: FormErrors
  onChange: (changes: Partial<WrittenForm>) => void
}

function PersonFields({ written, errors, onChange }: PartProps) {
  const text = (name: 'email' | 'firstName' | 'lastName' | 'company') => ({
    name,
    value: written[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <>
      <div className={own.pair}>
        <TextField label="First name" autoComplete="given-name" required {...text('firstName')} />
        <TextField label="Last name" autoComplete="family-name" required {...text('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" inputMode="email" required {...text('email')} />
      <div className={own.password}>
        <PasswordField
          value={written.password}
          error={errors.password}
          autoComplete="new-password"
          onChange={(password) => onChange({ password })}
        />
        <PasswordMeter password={written.password} owner={ownerOf(written)} />
      </div>
      <div className={own.pair}>
        <TextField label="Company (optional)" autoComplete="organization" {...text('company')} />
        <SelectField
          label="Role"
          name="role"
          required
          value={written.role}
          error={errors.role}
          onChange={(event) => onChange({ role: event.target.value })}
        >
          <option value="" disabled>
            Select your role
          </option>
          {jobRoles.map((role) => (
            <option key={role} value={role}>
              {roleNames[role]}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  )
}

function Consents({ written, errors, onChange }: PartProps) {
  const id = useId()
  return (
    <div className={own.consents}>
      <label className={own.consent}>
        <input
          type="checkbox"
          name="acceptTerms"
          checked={written.acceptTerms}
          required
          aria-invalid={errors.acceptTerms ? true : undefined}
          aria-describedby={errors.acceptTerms ? `${id}-error` : undefined}
          onChange={(event) => onChange({ acceptTerms: event.target.checked })}
        />
        <span>
          I accept the <Papers />.
        </span>
      </label>
      {errors.acceptTerms && (
        <p className={own.error} id={`${id}-error`}>
          {errors.acceptTerms}
        </p>
      )}
      <label className={own.consent}>
        <input
          type="checkbox"
          name="acceptMarketing"
          checked={written.acceptMarketing}
          onChange={(event) => onChange({ acceptMarketing: event.target.checked })}
        />
        <span>Email me occasional news about Vouch (optional)</span>
      </label>
    </div>
  )
}

function Papers() {
  return (
    <>
      <NewTab to="/terms">Terms of Service</NewTab>, <NewTab to="/privacy">Privacy Policy</NewTab> and{' '}
      <NewTab to="/cookies">Cookie Policy</NewTab>
    </>
  )
}

function NewTab({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
