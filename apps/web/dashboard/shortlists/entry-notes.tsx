import { type ShortlistEntry, shortlistTagsMax } from '@vouch/contract'
import { useState } from 'react'
import { useEntryChange } from '../../api/shortlist-changes.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './shortlists.module.css'
import { tagsOf } from './status-words.ts'

interface EntryNotesProps {
  listId: string
  entry: ShortlistEntry
  name: string
}

/** Tags and a note under a creator: closed they are read, open they are written. What is written is kept when the field is left. */
export function EntryNotes({ listId, entry, name, readOnly }: EntryNotesProps & { readOnly: boolean }) {
  const { tags, note } = entry
  if (readOnly && tags.length === 0 && note === '') return null
  return (
    <details className={styles.notes}>
      <summary>
        <span className="visually-hidden">Note and tags for {name}: </span>
        {tags.map((tag) => (
          <span key={tag} className={styles.chip}>
            {tag}
          </span>
        ))}
        <span className={note ? styles.noteWords : styles.hint}>
          {note || (tags.length > 0 ? 'Add a note' : 'Note and tags')}
        </span>
      </summary>
      {readOnly ? note && <p>{note}</p> : <NoteFields listId={listId} entry={entry} name={name} />}
    </details>
  )
}

function NoteFields({ listId, entry, name }: EntryNotesProps) {
  const change = useEntryChange(listId)
  const [note, setNote] = useState(entry.note)
  const [tags, setTags] = useState(entry.tags.join(', '))
  const refused = { onError: (error: Error) => toast('The note wasn’t saved', error.message, 'risk') }

  function keepNote() {
    if (note !== entry.note) change.mutate({ entryId: entry.id, note }, refused)
  }

  function keepTags() {
    const next = tagsOf(tags, shortlistTagsMax)
    setTags(next.join(', '))
    if (next.join() !== entry.tags.join()) change.mutate({ entryId: entry.id, tags: next }, refused)
  }

  return (
    <div className={styles.noteFields}>
      <TextField
        label={`Tags for ${name}`}
        hint={`Separate with commas, up to ${shortlistTagsMax}.`}
        value={tags}
        onChange={(event) => setTags(event.target.value)}
        onBlur={keepTags}
        onKeyDown={(event) => event.key === 'Enter' && keepTags()}
      />
      <TextAreaField
        label={`Note about ${name}`}
        value={note}
        rows={2}
        maxLength={2000}
        onChange={(event) => setNote(event.target.value)}
        onBlur={keepNote}
      />
    </div>
  )
}
