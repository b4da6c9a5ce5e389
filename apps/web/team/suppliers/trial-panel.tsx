import type { SupplierOutline, SupplierPreview } from '@vouch/contract'
import type { Platform } from '@vouch/engine'
import { capitalised, platformName, smallDollars } from '@vouch/presentation'
import { type FormEvent, useState } from 'react'
import { refusalOf, sentenceOf } from '../../api/refusal.ts'
import { type TrialWanted, useSupplierPreview, useSupplierTrial } from '../../api/suppliers.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import tableStyles from '../table.module.css'
import { partsByPlatform } from './supplier-words.ts'
import styles from './suppliers.module.css'
import { RequestText, TrialResult } from './trial-result.tsx'

interface TrialPanelProps {
  text: string
  outline: SupplierOutline | null
}

/** First what would be asked and what it may cost, then, on a second press, the answers and what becomes of them. */
export function TrialPanel({ text, outline }: TrialPanelProps) {
  const [wanted, setWanted] = useState<TrialWanted | null>(null)
  const preview = useSupplierPreview()
  const trial = useSupplierTrial()
  const platforms = partsByPlatform(outline?.parts ?? []).map(({ platform }) => platform)
  const { message, fields } = preview.isError
    ? refusalOf(preview.error, ['handle', 'platform'])
    : { message: null, fields: {} }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const asked = { text, platform: String(form.get('platform')) as Platform, handle: String(form.get('handle') ?? '') }
    trial.reset()
    preview.mutate(asked, { onSuccess: () => setWanted(asked), onError: () => setWanted(null) })
  }
  if (platforms.length === 0)
    return <p className={tableStyles.quiet}>Once the description has no errors, you can try it on a creator.</p>
  const shown = wanted?.text === text ? preview.data : undefined
  return (
    <>
      <form className={styles.ask} onSubmit={submit} noValidate>
        <SelectField name="platform" label="Platform" error={fields.platform}>
          {platforms.map((platform) => (
            <option key={platform} value={platform}>
              {platformName(platform)}
            </option>
          ))}
        </SelectField>
        <TextField name="handle" label="Handle" placeholder="@name" autoComplete="off" error={fields.handle} />
        <Button type="submit" tone="secondary" busy={preview.isPending}>
          Show request and price
        </Button>
      </form>
      {message && (
        <Notice tone="risk" urgent>
          {message}
        </Notice>
      )}
      {shown && wanted && (
        <>
          <Preview preview={shown} />
          <div>
            <Button busy={trial.isPending} onClick={() => trial.mutate(wanted)}>
              {shown.usdMax > 0 ? `Send it, for up to ${smallDollars(shown.usdMax)}` : 'Send it'}
            </Button>
          </div>
          {trial.isPending && (
            <p className={tableStyles.quiet} role="status">
              Waiting for the supplier. Some take a minute or two.
            </p>
          )}
          {trial.isError && (
            <Notice tone="risk" urgent>
              {sentenceOf(trial.error)}
            </Notice>
          )}
          {trial.data && <TrialResult trial={trial.data} />}
        </>
      )}
    </>
  )
}

function Preview({ preview }: { preview: SupplierPreview }) {
  return (
    <ul className={styles.exchanges}>
      {preview.parts.map(({ part, usdMax, requests }) => (
        <li key={part} className={styles.exchange}>
          <p>
            <strong>{capitalised(part)}</strong>, {usdMax > 0 ? `up to ${smallDollars(usdMax)}` : 'no price given'}
          </p>
          {requests.map((request, index) => (
            <RequestText
              key={`${request.method} ${request.url}`}
              name={`Request for ${part}, ${index + 1} of ${requests.length}`}
              request={request}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}
