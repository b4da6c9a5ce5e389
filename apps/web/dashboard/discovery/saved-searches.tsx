import type { SavedSearch } from '@vouch/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { refusalOf } from '../../api/refusal.ts'
import { useSavedSearchChanges, useSavedSearches } from '../../api/saved-searches.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { SavedLinks, sameSearch } from './saved-links.tsx'
import styles from './saved-searches.module.css'

interface SavedSearchesProps {
  /** The search on the page, as its address has it; empty where nothing narrows. */
  address: string
  onOpen: (address: URLSearchParams) => void
}

type Editing = { kind: 'new' } | { kind: 'rename'; search: SavedSearch }

/** Searches that are kept by name: open one, save the present one, rename and delete. A deletion can be undone until the page is left. */
export function SavedSearches({ address, onOpen }: SavedSearchesProps) {
  const list = useSavedSearches()
  const { save, rename, remove, seen } = useSavedSearchChanges()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [deleted, setDeleted] = useState<SavedSearch | null>(null)
  const searches = list.data?.searches ?? []
  const present = searches.find((each) => sameSearch(each.address, address))
  const { mutate: noteSeen } = seen
  const shown = present !== undefined && present.fresh > 0 ? present.id : null
  // Whoever opens a saved search has seen what is new in it.
  useEffect(() => {
    if (shown !== null) noteSeen(shown)
  }, [shown, noteSeen])
  const failed = save.error ?? rename.error ?? remove.error
  const close = () => {
    setEditing(null)
    save.reset()
    rename.reset()
  }
  const write = (name: string) =>
    editing?.kind === 'rename'
      ? rename.mutate({ id: editing.search.id, name }, { onSuccess: close })
      : save.mutate({ name, address }, { onSuccess: close })

  if (list.isPending) return <div className={styles.waiting} />
  return (
    <section className={styles.saved} aria-label="Saved searches">
      {searches.length > 0 && <SavedLinks {...{ searches, address, onOpen }} onSeen={noteSeen} />}
      {editing === null && (
        <span className={styles.actions}>
          {present === undefined && address !== '' && (
            <Button size="small" tone="quiet" onClick={() => setEditing({ kind: 'new' })}>
              Save this search
            </Button>
          )}
          {present && (
            <>
              <Button size="small" tone="quiet" onClick={() => setEditing({ kind: 'rename', search: present })}>
                Rename
              </Button>
              <Button
                size="small"
                tone="quiet"
                busy={remove.isPending}
                onClick={() => remove.mutate(present.id, { onSuccess: setDeleted })}
              >
                Delete
              </Button>
            </>
          )}
        </span>
      )}
      {editing !== null && (
        <NameForm
          name={editing.kind === 'rename' ? editing.search.name : ''}
          busy={save.isPending || rename.isPending}
          error={failed ? (refusalOf(failed, ['name']).fields.name ?? refusalOf(failed).message) : null}
          onWrite={write}
          onCancel={close}
        />
      )}
      {deleted !== null && (
        <p className={styles.undo} role="status">
          “{deleted.name}” was deleted.{' '}
          <Button
            size="small"
            tone="quiet"
            busy={save.isPending}
            onClick={() =>
              save.mutate({ name: deleted.name, address: deleted.address }, { onSuccess: () => setDeleted(null) })
            }
          >
            Undo
          </Button>
        </p>
      )}
    </section>
  )
}

interface NameFormProps {
  name: string
  busy: boolean
  error: string | null
  onWrite: (name: string) => void
  onCancel: () => void
}

function NameForm({ name: first, busy, error, onWrite, onCancel }: NameFormProps) {
  const [name, setName] = useState(first)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWrite(name)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <TextField
        label="Name of the search"
        value={name}
        maxLength={80}
        autoFocus
        {...(error !== null && { error })}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small" busy={busy}>
        Save
      </Button>
      <Button size="small" tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
