import { followUpsMax, mergeFieldNames, mergeFields } from '@vouch/contract'
import { useEffect, useRef } from 'react'
import { isText, type Shape } from '../../api/json-shape.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import styles from './outreach.module.css'

export interface WrittenMessages {
  subject: string
  body: string
  followUps: { afterDays: number; body: string }[]
}

/** What a kept draft of them must fit. */
export const writtenShape: Shape<WrittenMessages> = {
  subject: isText,
  body: isText,
  followUps: (value) =>
    Array.isArray(value) && value.every((each) => Number.isFinite(each?.afterDays) && isText(each?.body)),
}

interface MessageFieldsProps {
  written: WrittenMessages
  onWrite: (written: WrittenMessages) => void
  /** What the server refused, by field. */
  fields: Readonly<Record<string, string>>
}

const daysUsual = 4

/** The first message and its follow-ups, with the merge fields at hand. */
export function MessageFields({ written, onWrite, fields }: MessageFieldsProps) {
  const { subject, body, followUps } = written
  const area = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const shown = useRef(followUps.length)
  useEffect(() => {
    // The button that removed the last one went with it.
    if (followUps.length < shown.current && document.activeElement === document.body) add.current?.focus()
    shown.current = followUps.length
  }, [followUps.length])
  const insert = (name: string) => {
    const field = area.current?.querySelector('textarea')
    const at = field?.selectionStart ?? body.length
    onWrite({ ...written, body: `${body.slice(0, at)}{{${name}}}${body.slice(field?.selectionEnd ?? at)}` })
    field?.focus()
  }
  const change = (index: number, changed: Partial<WrittenMessages['followUps'][number]>) =>
    onWrite({ ...written, followUps: followUps.map((each, at) => (at === index ? { ...each, ...changed } : each)) })
  return (
    <>
      <TextField
        label="Subject"
        maxLength={200}
        value={subject}
        error={fields.subject}
        onChange={({ target }) => onWrite({ ...written, subject: target.value })}
      />
      <div ref={area}>
        <TextAreaField
          label="Message"
          hint="Your name, postal address and an unsubscribe link are added below it."
          rows={10}
          maxLength={10_000}
          value={body}
          error={fields.body}
          onChange={({ target }) => onWrite({ ...written, body: target.value })}
        />
      </div>
      <details>
        <summary>Merge fields</summary>
        <div className={styles.fields}>
          {mergeFieldNames.map((name) => (
            <Button key={name} size="small" tone="quiet" title={mergeFields[name]} onClick={() => insert(name)}>
              {`{{${name}}}`}
            </Button>
          ))}
        </div>
        <p className={styles.quiet}>{'Add what to say where it isn’t known: {{first_name|there}}.'}</p>
      </details>
      {[...followUps.entries()].map(([index, followUp]) => (
        <fieldset key={index} className={styles.followUp}>
          <legend className="visually-hidden">Follow-up {index + 1}</legend>
          <div className={styles.days}>
            <TextField
              label="Days later"
              type="number"
              min={1}
              max={30}
              value={followUp.afterDays}
              error={fields[`followUps.${index}.afterDays`]}
              onChange={({ target }) => change(index, { afterDays: Number(target.value) })}
            />
          </div>
          <TextAreaField
            label={`Follow-up ${index + 1}`}
            rows={4}
            maxLength={10_000}
            value={followUp.body}
            error={fields[`followUps.${index}.body`]}
            onChange={({ target }) => change(index, { body: target.value })}
          />
          <div className={styles.actions}>
            <Button
              size="small"
              tone="quiet"
              onClick={() => onWrite({ ...written, followUps: followUps.filter((_, at) => at !== index) })}
            >
              Remove follow-up {index + 1}
            </Button>
          </div>
        </fieldset>
      ))}
      {followUps.length < followUpsMax && (
        <div className={styles.actions}>
          <Button
            ref={add}
            size="small"
            tone="secondary"
            onClick={() => onWrite({ ...written, followUps: [...followUps, { afterDays: daysUsual, body: '' }] })}
          >
            Add follow-up
          </Button>
          <span className={styles.quiet}>1 credit each. It’s sent only if there’s no reply.</span>
        </div>
      )}
    </>
  )
}
