import { type FormEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './consent.module.css'
import type { Consent } from './consent-store.ts'

interface PreferencesDialogProps {
  dialog: RefObject<HTMLDialogElement | null>
  /** What was decided before; null: nothing yet. */
  saved: Consent | null
  onSave: (consent: Consent) => void
}

/** The choice group by group. The browser's own dialog keeps the focus inside and gives it back. */
export function PreferencesDialog({ dialog, saved, onSave }: PreferencesDialogProps) {
  const title = useId()
  // What was moved and not saved is forgotten: each opening begins at what holds.
  const [openings, setOpenings] = useState(0)
  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    dialog.current?.close()
    onSave({ essential: true, analytics: chosen.has('analytics'), marketing: chosen.has('marketing') })
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => setOpenings((count) => count + 1)}
    >
      <form
        key={`${openings} ${saved?.analytics} ${saved?.marketing}`}
        className={styles.form}
        method="dialog"
        onSubmit={save}
      >
        <h2 className={styles.title} id={title}>
          Cookie preferences
        </h2>
        <Group name="essential" label="Essential" note="Required" on always>
          Signing in, your choices, and keeping the site secure.
        </Group>
        <Group name="analytics" label="Analytics" on={saved?.analytics}>
          Shows us which pages people find useful, without your name.
        </Group>
        <Group name="marketing" label="Marketing" on={saved?.marketing}>
          Tells us which campaign a visit came from. Nothing here uses it right now.
        </Group>
        <div className={styles.actions}>
          <Button tone="secondary" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button type="submit">Save Preferences</Button>
        </div>
      </form>
    </dialog>
  )
}

interface GroupProps {
  name: string
  label: string
  note?: string
  /** How it stands when the dialog opens. */
  on?: boolean | undefined
  always?: boolean
  children: ReactNode
}

function Group({ name, label, note, on: before = false, always = false, children }: GroupProps) {
  const id = useId()
  const [on, setOn] = useState(before)
  return (
    <div className={styles.group}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </label>
        <p id={`${id}-words`}>{children}</p>
      </div>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        id={id}
        name={name}
        aria-describedby={`${id}-words`}
        checked={on}
        aria-checked={on}
        onChange={(event) => setOn(event.target.checked)}
        disabled={always}
      />
    </div>
  )
}
