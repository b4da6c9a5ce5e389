import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './fields.module.css'
import type { SavedField } from './use-saved-field.ts'

interface ConflictNoticeProps<Value> {
  field: SavedField<Value>
  text: (value: Value) => string
  /** Somebody chose; what was being written is over. */
  onChosen: () => void
}

/** Both values of a field that two people changed, and the choice. */
export function ConflictNotice<Value>({ field, text, onChosen }: ConflictNoticeProps<Value>) {
  const { conflict } = field
  if (conflict === null) return null
  const { mine, theirs } = conflict
  const who = theirs.by ?? 'Somebody else'
  return (
    <Notice
      tone="caution"
      urgent
      title={`${who} changed this while you were writing`}
      actions={
        <>
          <Button
            size="small"
            tone="secondary"
            onClick={() => {
              field.keepTheirs()
              onChosen()
            }}
          >
            Keep theirs
          </Button>
          <Button
            size="small"
            tone="secondary"
            busy={field.busy}
            onClick={() => void field.keepMine().then((saved) => saved && onChosen())}
          >
            Save mine
          </Button>
        </>
      }
    >
      <dl className={styles.versions}>
        <dt>Theirs</dt>
        <dd>{text(theirs.value) || '–'}</dd>
        <dt>Yours</dt>
        <dd>{text(mine) || '–'}</dd>
      </dl>
    </Notice>
  )
}
