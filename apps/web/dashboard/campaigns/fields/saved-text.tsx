import type { Written } from '@vouch/contract'
import { type InputHTMLAttributes, useState } from 'react'
import { TextAreaField, TextField } from '../../../ui/field.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { useEditing } from './editing.tsx'
import styles from './fields.module.css'
import { useSavedField } from './use-saved-field.ts'

/** How a value stands in a field, and what somebody wrote is read back. Undefined: it cannot be read. */
export interface Writing<Value> {
  text: (value: Value) => string
  read: (text: string) => Value | undefined
  wrong: string
}

interface SavedTextProps<Value> {
  label: string
  field: Written<Value>
  write: (value: Value, version: number) => Promise<unknown>
  writing: Writing<Value>
  area?: boolean
  /** What it says of the text follows the text as it is written: said with the answer, it would move what somebody is pressing. */
  hint?: string | ((text: string) => string) | undefined
  type?: 'text' | 'date' | 'url'
  placeholder?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** It came in place of the button that was pressed. */
  autoFocus?: boolean
  /** It waits for the start of the campaign, or for something else. */
  readOnly?: boolean
}

/** A text, a number or a date that is saved when the field is left, or on Enter. */
export function SavedText<Value>(props: SavedTextProps<Value>) {
  const { label, field, write, writing, area = false, hint, readOnly = false, type = 'text', ...input } = props
  const { may, reload } = useEditing()
  // What is being written, with the version that it was begun on; null while nobody writes.
  const [draft, setDraft] = useState<{ text: string; version: number } | null>(null)
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const saved = useSavedField(field, write, reload)

  async function send() {
    if (draft === null || saved.conflict !== null) return
    const value = writing.read(draft.text)
    if (value === undefined) return setWrong(writing.wrong)
    const stands = writing.text(value) === writing.text(field.value) && draft.version === field.version
    if (!stands && !(await saved.save(value, draft.version))) return
    // What was written on meanwhile stays.
    setDraft((now) => (now?.text === draft.text ? null : now))
  }

  const text = draft?.text ?? writing.text(field.value)
  const shared = {
    ...{ label, hint: typeof hint === 'function' ? hint(text) : hint, ...input },
    value: text,
    error: wrong ?? saved.error ?? undefined,
    readOnly: readOnly || !may,
    'aria-busy': saved.busy || undefined,
    onBlur: () => void send(),
  }
  const onText = (written: string) => {
    setWrong(undefined)
    saved.forgetError()
    setDraft((before) => ({ text: written, version: before?.version ?? field.version }))
  }
  return (
    <div className={styles.saved}>
      {area ? (
        <TextAreaField {...shared} inputMode="text" onChange={(event) => onText(event.target.value)} />
      ) : (
        <TextField
          {...shared}
          type={type}
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && void send()}
        />
      )}
      <ConflictNotice field={saved} text={writing.text} onChosen={() => setDraft(null)} />
    </div>
  )
}
