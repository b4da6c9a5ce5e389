import { type WebhookEventType, webhookEvents, webhookEventTypes } from '@vouch/contract'
import type { FormEvent, ReactNode } from 'react'
import type { Refusal } from '../../../api/refusal.ts'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import choice from '../../../ui/scope-choice.module.css'
import settings from '../settings.module.css'

/** The fields of a webhook, for adding and for changing one. */

export interface WrittenWebhook {
  kind: 'standard' | 'slack'
  name: string
  url: string
  events: WebhookEventType[]
}

interface WebhookFormProps {
  written: WrittenWebhook
  onWrite: (written: WrittenWebhook) => void
  onSubmit: () => void
  refusal: Refusal | null
  /** Whether it is there already: its kind stays, and an empty address keeps the present one. */
  known: boolean
  /** Buttons. */
  children: ReactNode
}

const urlHints = {
  standard: 'It must begin with https:// and be reachable from the internet.',
  slack: 'In Slack: Apps, Incoming Webhooks, Add to Slack.',
} as const

export function WebhookForm({ written, onWrite, onSubmit, refusal, known, children }: WebhookFormProps) {
  const { kind, name, url, events } = written
  const badEvents = Object.entries(refusal?.fields ?? {}).find(([field]) => field.startsWith('events'))?.[1]
  return (
    <form
      className={settings.form}
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {refusal?.message && badEvents === undefined && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      {!known && (
        <SelectField
          label="Send to"
          value={kind}
          onChange={({ target }) => onWrite({ ...written, kind: target.value === 'slack' ? 'slack' : 'standard' })}
        >
          <option value="standard">A program (signed JSON)</option>
          <option value="slack">A Slack channel (a sentence)</option>
        </SelectField>
      )}
      <TextField
        label="Name"
        value={name}
        maxLength={60}
        autoFocus={!known}
        error={refusal?.fields.name}
        onChange={({ target }) => onWrite({ ...written, name: target.value })}
      />
      <TextField
        label="URL"
        type="url"
        hint={known ? 'Leave it empty to keep the present one.' : urlHints[kind]}
        value={url}
        error={refusal?.fields.url}
        onChange={({ target }) => onWrite({ ...written, url: target.value })}
      />
      <EventChoice events={events} error={badEvents} onChoose={(chosen) => onWrite({ ...written, events: chosen })} />
      <div className={settings.actions}>{children}</div>
    </form>
  )
}

interface EventChoiceProps {
  events: readonly WebhookEventType[]
  error: string | undefined
  onChoose: (events: WebhookEventType[]) => void
}

function EventChoice({ events, error, onChoose }: EventChoiceProps) {
  return (
    <fieldset className={choice.scopes}>
      <legend className={choice.legend}>Events</legend>
      {webhookEventTypes.map((type) => (
        <label key={type} className={choice.scope}>
          <input
            type="checkbox"
            checked={events.includes(type)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...events, type] : events.filter((each) => each !== type))
            }
          />
          <span>
            {webhookEvents[type].words} <code className={settings.quiet}>{type}</code>
          </span>
        </label>
      ))}
      {error && <p className={choice.error}>{error}</p>}
    </fieldset>
  )
}
