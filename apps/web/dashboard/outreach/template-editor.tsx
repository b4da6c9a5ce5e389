import type { OutreachTemplate } from '@vouch/contract'
import { type FormEvent, useRef, useState } from 'react'
import { isText, isWhole, type Shape } from '../../api/json-shape.ts'
import { useSaveTemplate } from '../../api/outreach.ts'
import { newerVersionOf, refusalOf } from '../../api/refusal.ts'
import { openDraft, useUnsent } from '../../api/unsent-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { offerUndo } from '../../ui/undo.tsx'
import { NewerVersion } from '../newer-version.tsx'
import { messageFieldNames } from './message-field-names.ts'
import { MessageFields, type WrittenMessages, writtenShape } from './message-fields.tsx'
import styles from './outreach.module.css'

const fieldNames = ['name', ...messageFieldNames]
const nothing = { name: '', subject: '', body: '', followUps: [], version: 0 }

interface Begun extends WrittenMessages {
  name: string
  /** The version that it was begun on; 0 for a new template. */
  version: number
}

const begunShape: Shape<Begun> = { ...writtenShape, name: isText, version: isWhole }

/** Under which key a template is kept until it's saved; without an id the new one. */
export const unsentTemplate = (id?: string) => `template:${id ?? ''}`

interface TemplateEditorProps {
  /** Null: a new one. */
  template: OutreachTemplate | null
  /** A new one is saved, and was written on meanwhile: that goes on here. */
  onMade?: (id: string) => void
  onDone: () => void
  /** What was given up is taken back: it's to be open again. */
  onBack: () => void
}

export function TemplateEditor({ template, onMade, onDone, onBack }: TemplateEditorProps) {
  const { name, subject, body, followUps, version } = template ?? nothing
  const [made, setMade] = useState<string>()
  const known = template?.id ?? made
  const [begun, setBegun] = useUnsent(unsentTemplate(known), begunShape)
  const written = begun ?? { name, subject, body, followUps, version }
  // What is open from the start takes no keyboard away.
  const [isResumed] = useState(begun !== null)
  const save = useSaveTemplate()
  const [newer, setNewer] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const refusal = save.isError && newerVersionOf(save.error) === null ? refusalOf(save.error, fieldNames) : null
  const saveOn = (over: number) => {
    const { version: _, ...messages } = written
    const settle = ({ id, version: saved }: OutreachTemplate) => {
      setNewer(null)
      const left = setBegun((now) => (now === begun ? null : now && { ...now, version: saved }))
      if (left === null) return onDone()
      // What was written on while it was saved goes on in this form, as a change of what was made.
      if (known !== undefined) return
      openDraft(unsentTemplate(id), begunShape).change(left)
      setBegun(null)
      setMade(id)
      onMade?.(id)
    }
    // Whoever leaves before the answer has saved it all the same. A refusal stands in the form.
    save
      .mutateAsync({ ...messages, known: known === undefined ? null : { id: known, version: over } })
      .then(settle, (error) => setNewer(newerVersionOf(error)))
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    saveOn(written.version)
  }
  const cancel = () => {
    setBegun(null)
    onDone()
    if (begun === null) return
    const takeBack = async () => {
      setBegun((now) => now ?? begun)
      onBack()
    }
    offerUndo({ title: 'Changes discarded', takeBack })
  }
  const discard = () => {
    save.reset()
    setNewer(null)
    setBegun(null)
    offerUndo({ title: 'Changes discarded', takeBack: async () => setBegun((now) => now ?? begun) })
  }
  return (
    <form className={styles.form} method="post" noValidate onSubmit={keep}>
      {refusal?.message && (
        <Notice tone="risk" urgent>
          {refusal.message}
        </Notice>
      )}
      {newer !== null && (
        <NewerVersion
          by={template?.changedBy}
          busy={save.isPending}
          onSaveOver={() => saveOn(newer)}
          onDiscard={discard}
          next={field}
        >
          What you wrote here isn’t saved yet. If you save it now, it replaces the newer version, which is lost.
        </NewerVersion>
      )}
      <TextField
        ref={field}
        label="Name"
        autoFocus={!isResumed}
        maxLength={80}
        value={written.name}
        error={refusal?.fields.name}
        onChange={({ target }) => setBegun({ ...written, name: target.value })}
      />
      <MessageFields
        written={written}
        onWrite={(messages) => setBegun({ ...written, ...messages })}
        fields={refusal?.fields ?? {}}
      />
      <div className={styles.actions}>
        {newer === null && (
          <Button type="submit" busy={save.isPending}>
            Save template
          </Button>
        )}
        <Button tone="quiet" disabled={save.isPending} onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
