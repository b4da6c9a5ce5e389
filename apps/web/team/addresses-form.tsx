import type { OperatorAddresses, TeamSettings } from '@vouch/contract'
import type { FormEvent } from 'react'
import { refusalOf } from '../api/refusal.ts'
import { useChangeSettings } from '../api/team.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { toast } from '../ui/toast.ts'
import styles from './settings.module.css'
import tableStyles from './table.module.css'

interface AddressesFormProps {
  current: OperatorAddresses
  configured: TeamSettings['configured']
}

/** Where people write to. A field that is left empty stands for what the configuration says. */
export function AddressesForm({ current, configured }: AddressesFormProps) {
  const change = useChangeSettings()
  const paths = ['addresses.supportEmail', 'addresses.salesEmail'] as const
  const { message, fields } = change.isError ? refusalOf(change.error, paths) : { message: null, fields: {} }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const address = (name: string) => String(form.get(name) ?? '').trim() || null
    const addresses = { supportEmail: address('supportEmail'), salesEmail: address('salesEmail') }
    change.mutate({ addresses }, { onSuccess: () => toast('Addresses', 'They’re in effect now.', 'good') })
  }
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>Addresses</h2>
      <p className={tableStyles.about}>
        The contact addresses in emails and on pages. The support address can’t be used to sign in to the product.
      </p>
      {message && (
        <Notice tone="risk" urgent>
          {message}
        </Notice>
      )}
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          name="supportEmail"
          label="Support address"
          type="email"
          autoComplete="off"
          defaultValue={current.supportEmail ?? ''}
          hint={`Default: ${configured.supportEmail}`}
          error={fields[paths[0]]}
        />
        <TextField
          name="salesEmail"
          label="Sales address"
          type="email"
          autoComplete="off"
          defaultValue={current.salesEmail ?? ''}
          hint={`Default: ${configured.salesEmail}`}
          error={fields[paths[1]]}
        />
        <Button type="submit" tone="secondary" busy={change.isPending}>
          Save addresses
        </Button>
      </form>
    </section>
  )
}
