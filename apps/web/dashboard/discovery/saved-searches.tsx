import { type SavedSearch, savedSearches } from '@vouch/contract'
import { useEffect, useState } from 'react'
import { refusalOf } from '../../api/refusal.ts'
import { useSavedSearchChanges, useSavedSearches } from '../../api/saved-searches.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { useOpening } from '../../ui/use-opening.ts'
import { NameForm } from '../name-form.tsx'
import { newestFirst, SavedLinks, sameSearch } from './saved-links.tsx'
import styles from './saved-searches.module.css'

interface SavedSearchesProps {
  /** The search on the page, as its address has it; empty where nothing narrows. */
  address: string
  onOpen: (address: URLSearchParams) => void
}

/** Searches that are kept by name: open one, save the present one, rename and delete. A deletion can be undone until the page is left. */
export function SavedSearches({ address, onOpen }: SavedSearchesProps) {
  const list = useSavedSearches()
  const { save, rename, remove, seen, letters } = useSavedSearchChanges()
  const maySave = useMay(savedSearches.save)
  const { open: naming, show, hide, opener } = useOpening()
  const [renamed, setRenamed] = useState<SavedSearch | null>(null)
  const [deleted, setDeleted] = useState<SavedSearch | null>(null)
  const searches = list.data?.searches ?? []
  const present = searches.find((each) => sameSearch(each.address, address))
  const { mutate: noteSeen } = seen
  // Letters lead to the newest first.
  const opened = present ?? searches.find((each) => sameSearch(newestFirst(each.address), address))
  const shown = opened !== undefined && (opened.fresh ?? 0) > 0 ? opened.id : null
  // Whoever opens a saved search has seen what is new in it.
  useEffect(() => {
    if (shown !== null) noteSeen(shown)
  }, [shown, noteSeen])
  const failed = save.error ?? rename.error ?? remove.error ?? letters.error
  const edit = (search: SavedSearch | null) => {
    setRenamed(search)
    show()
  }
  const close = () => {
    hide()
    save.reset()
    rename.reset()
  }
  const write = (name: string) =>
    renamed
      ? rename.mutate({ id: renamed.id, name }, { onSuccess: close })
      : save.mutate({ name, address }, { onSuccess: close })

  if (list.isPending) return <div className={styles.waiting} />
  return (
    <section className={styles.saved} aria-label="Saved searches">
      {searches.length > 0 && <SavedLinks {...{ searches, address, onOpen }} onSeen={noteSeen} />}
      {!naming && (
        <span className={styles.actions}>
          {maySave && opened === undefined && address !== '' && (
            <Button ref={opener} size="small" tone="quiet" onClick={() => edit(null)}>
              Save this search
            </Button>
          )}
          {opened && (
            <LettersSwitch
              key={opened.id}
              on={opened.emails}
              turn={(on) => letters.mutateAsync({ id: opened.id, on })}
            />
          )}
          {maySave && opened && (
            <>
              <Button ref={opener} size="small" tone="quiet" onClick={() => edit(opened)}>
                Rename
              </Button>
              <Button
                size="small"
                tone="quiet"
                busy={remove.isPending}
                onClick={() => remove.mutate(opened.id, { onSuccess: setDeleted })}
              >
                Delete
              </Button>
            </>
          )}
        </span>
      )}
      {naming && (
        <NameForm
          label="Name of the search"
          name={renamed?.name ?? ''}
          busy={save.isPending || rename.isPending}
          error={failed ? (refusalOf(failed, ['name']).fields.name ?? refusalOf(failed).message) : null}
          onSave={write}
          onCancel={close}
        />
      )}
      {!naming && failed && <p className={styles.failed}>{refusalOf(failed).message}</p>}
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

function LettersSwitch({ on, turn }: { on: boolean; turn: (on: boolean) => Promise<unknown> }) {
  const [shown, ask] = useAsked(on)
  return (
    <label className={styles.letters}>
      <input type="checkbox" checked={shown} onChange={({ target }) => ask(target.checked, turn(target.checked))} />
      Email me new matches
    </label>
  )
}
