import { actionCosts } from '@vouch/contract'
import { useState } from 'react'
import { useDraft, useSaveTemplate, useTemplates } from '../../api/outreach.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/field.tsx'
import { randomId } from '../../ui/random-id.ts'
import { toast } from '../../ui/toast.ts'
import type { WrittenMessages } from './message-fields.tsx'
import styles from './outreach.module.css'

interface TemplateChoiceProps {
  campaignId: string | null
  written: WrittenMessages
  onChoose: (written: WrittenMessages) => void
}

/** Begins from a template, from a draft that is written for the campaign, or keeps what was written as a template. */
export function TemplateChoice({ campaignId, written, onChoose }: TemplateChoiceProps) {
  const templates = useTemplates()
  const draft = useDraft()
  const save = useSaveTemplate()
  const [chosen, setChosen] = useState('')
  // A press that got no answer is repeated under its own key, so it's paid for once.
  const [key, setKey] = useState(randomId)
  const all = templates.data?.templates ?? []
  const failed = (title: string) => (error: unknown) => toast(title, sentenceOf(error), 'risk')
  const write = () =>
    draft.mutate(
      { key, campaignId, tone: 'friendly', offer: '' },
      {
        onSuccess: ({ subject, body, followUps }) => {
          setKey(randomId())
          setChosen('')
          onChoose({ subject, body, followUps })
        },
        onError: failed('Not drafted'),
      },
    )
  const keep = () =>
    save.mutate(
      { ...written, name: written.subject.slice(0, 80) || 'Untitled', known: null },
      {
        onSuccess: ({ name }) => toast('Saved as a template', name, 'good'),
        onError: failed('Not saved'),
      },
    )
  return (
    <>
      {all.length > 0 && (
        <SelectField
          label="Template"
          value={chosen}
          onChange={({ target }) => {
            setChosen(target.value)
            const one = all.find(({ id }) => id === target.value)
            if (one) onChoose({ subject: one.subject, body: one.body, followUps: one.followUps })
          }}
        >
          <option value="">None</option>
          {all.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <div className={styles.actions}>
        <Button size="small" tone="secondary" busy={draft.isPending} onClick={write}>
          Draft it for me · {actionCosts.ai_email_template} credits
        </Button>
        {written.body !== '' && (
          <Button size="small" tone="quiet" busy={save.isPending} onClick={keep}>
            Save as template
          </Button>
        )}
      </div>
    </>
  )
}
