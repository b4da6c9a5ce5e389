import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { CampaignCreator, PromoCode } from '@vouch/contract'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../api/refusal.ts'
import { useAddCode, useRemoveCode } from '../../../api/tracking.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { unlessChanged } from '../../../ui/unless-changed.ts'
import { useEditing } from '../fields/editing.tsx'
import { nameOfEntry } from './link-table.tsx'
import styles from './tracking.module.css'

interface CodesProps {
  campaignId: string
  codes: readonly PromoCode[]
  agreed: readonly CampaignCreator[]
}

/** Promo codes as the shop knows them, each with the creator whom its orders count for. */
export function PromoCodeList({ campaignId, codes, agreed }: CodesProps) {
  const { may } = useEditing()
  const [entryId, setEntryId] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const [add, remove] = [useAddCode(), useRemoveCode()]
  const chosen = entryId || (agreed[0]?.id ?? '')

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      await add.mutateAsync({ campaignId, entryId: chosen, code })
      setCode(unlessChanged(code, ''))
    } catch (error) {
      setWrong(sentenceOf(error))
    }
  }

  return (
    <div className={styles.group}>
      <h4>Promo codes</h4>
      {codes.length > 0 && (
        <ul className={styles.chips} aria-label="Promo codes">
          {codes.map((each) => (
            <li key={each.id} className={styles.chip}>
              <code>{each.code}</code> {nameOfEntry(each.entryId, agreed)}
              {may && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={`Remove promo code ${each.code}`}
                  onClick={() =>
                    remove.mutate(each.id, { onError: (error) => toast('Not removed', sentenceOf(error), 'risk') })
                  }
                >
                  <IconX size={14} stroke={1.5} aria-hidden="true" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {may && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <SelectField label="Creator" value={chosen} onChange={({ target }) => setEntryId(target.value)}>
            {agreed.map((entry) => (
              <option key={entry.id} value={entry.id}>
                {shownName(entry.creator)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Promo code"
            value={code}
            error={wrong}
            maxLength={40}
            autoCapitalize="characters"
            placeholder="AVA15"
            onChange={({ target }) => {
              setCode(target.value)
              setWrong(undefined)
            }}
          />
          <Button type="submit" tone="secondary" busy={add.isPending}>
            Add code
          </Button>
        </form>
      )}
    </div>
  )
}
