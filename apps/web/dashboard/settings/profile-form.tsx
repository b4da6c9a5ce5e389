import { type AccountSettings, jobRoles, profileForm } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { roleNames } from '../../account/role-names.ts'
import { useChangeProfile } from '../../api/account-settings.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './settings.module.css'

const names = ['firstName', 'lastName', 'company', 'role'] as const
type Written = Record<(typeof names)[number], string>

/** Name, company and role. Rules and words are those of sign-up, checked here before they are sent. */
export function ProfileForm({ account }: { account: AccountSettings }) {
  const { firstName, lastName, company, role } = account
  const [written, setWritten] = useState<Written>({ firstName, lastName, company, role })
  const [wrong, setWrong] = useState<Partial<Written>>({})
  const change = useChangeProfile()
  const refusal = change.isError ? refusalOf(change.error, names) : null

  function submit(event: FormEvent) {
    event.preventDefault()
    const reading = profileForm.safeParse(written)
    if (!reading.success) {
      const faults = reading.error.issues.map(({ path, message }) => [path[0], message])
      return setWrong(Object.fromEntries(faults.reverse()))
    }
    setWrong({})
    change.mutate(reading.data, { onSuccess: () => toast('Saved', 'Your profile is up to date.', 'good') })
  }

  const field = (name: keyof Written) => ({
    name,
    value: written[name],
    error: wrong[name] ?? refusal?.fields[name],
    onChange: ({ target }: { target: { value: string } }) => setWritten({ ...written, [name]: target.value }),
  })
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" required {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" required {...field('lastName')} />
      </div>
      <div className={styles.pair}>
        <TextField label="Company (optional)" autoComplete="organization" {...field('company')} />
        <SelectField label="Role" required {...field('role')}>
          {jobRoles.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={change.isPending}>
          Save changes
        </Button>
      </div>
    </form>
  )
}
