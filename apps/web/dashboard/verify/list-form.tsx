import { type ImportKind, importFields } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { platformName, plural } from '@vouch/presentation'
import { type FormEvent, useEffect, useState } from 'react'
import { type ImportColumns, loadColumns } from '../../api/imports.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type ChosenFile, plainHandle } from './chosen-file.ts'
import { ChosenHead } from './chosen-head.tsx'
import { ColumnTable } from './column-table.tsx'
import { ImportProgress } from './import-progress.tsx'
import { StartPrice } from './start-price.tsx'
import { useImport } from './use-import.ts'
import styles from './verify.module.css'

type ChosenList = Extract<ChosenFile, { kind: 'list' }>
type Columns = { kind: 'reading' } | { kind: 'read'; columns: ImportColumns } | { kind: 'refused'; sentence: string }

/** A list of followers or posts: what its columns mean is guessed, shown on its first rows, and the reader's to change. */
export function ListForm({ chosen, onRemove }: { chosen: ChosenList; onRemove: () => void }) {
  const { name, file } = chosen
  const [read, setRead] = useState<Columns>({ kind: 'reading' })

  useEffect(() => {
    let isCurrent = true
    const tell = (columns: Columns) => isCurrent && setRead(columns)
    loadColumns(file).then(
      (columns) => tell({ kind: 'read', columns }),
      (error: unknown) =>
        tell({ kind: 'refused', sentence: sentenceOf(error, 'We couldn’t read the list. Try again.') }),
    )
    return () => {
      isCurrent = false
    }
  }, [file])

  if (read.kind === 'read') return <ReadList name={name} file={file} columns={read.columns} onRemove={onRemove} />
  return (
    <>
      <div className={styles.chosen}>
        <ChosenHead name={name} words="" onRemove={onRemove} />
        {read.kind === 'reading' && <p className={styles.note}>Reading the columns…</p>}
      </div>
      {read.kind === 'refused' && (
        <Notice tone="risk" urgent>
          {read.sentence}
        </Notice>
      )}
    </>
  )
}

interface ReadListProps {
  name: string
  file: File
  columns: ImportColumns
  onRemove: () => void
}

function ReadList({ name, file, columns, onRemove }: ReadListProps) {
  const { submit, phase, refusal } = useImport()
  const [kind, setKind] = useState<ImportKind>(columns.kind ?? 'followers')
  const [fields, setFields] = useState(columns.columns.map(({ field }) => field))
  const [platform, setPlatform] = useState('instagram')
  const [handle, setHandle] = useState('')
  const [handleMissing, setHandleMissing] = useState(false)

  function changeKind(next: ImportKind) {
    setKind(next)
    // What both kinds know keeps its meaning.
    setFields(fields.map((field) => (field !== null && field in importFields[next] ? field : null)))
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const missing = handle.trim() === '' && !fields.includes('creator')
    setHandleMissing(missing)
    if (missing) return
    void submit({
      ...{ name, platform: fields.includes('platform') ? '' : platform, handle: plainHandle(handle) },
      columns: JSON.stringify({ kind, fields }),
      content: `${file.size} ${file.lastModified}`,
      file: async () => file,
    })
  }

  return (
    <>
      <form className={styles.chosen} onSubmit={send} noValidate>
        <ChosenHead name={name} words={plural(columns.rows, 'row')} onRemove={onRemove} />
        <p className={styles.note}>{wordsOf(columns)}</p>
        <ColumnTable kind={kind} columns={columns.columns} fields={fields} onKind={changeKind} onFields={setFields} />
        <div className={styles.creatorFields}>
          <SelectField
            label="Platform"
            value={platform}
            error={refusal?.fields.platform}
            onChange={(event) => setPlatform(event.target.value)}
          >
            {platforms.map((each) => (
              <option key={each} value={each}>
                {platformName(each)}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Username"
            value={handle}
            placeholder="name"
            autoCapitalize="none"
            spellCheck={false}
            error={handleMissing ? 'Enter whose followers or posts these are.' : refusal?.fields.handle}
            onChange={(event) => setHandle(event.target.value)}
          />
        </div>
        <ImportProgress phase={phase} />
        <div className={styles.chosenSend}>
          <StartPrice />
          <Button type="submit" busy={phase !== null}>
            Verify
          </Button>
        </div>
      </form>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal.sentence}
        </Notice>
      )}
    </>
  )
}

function wordsOf({ kind, remembered }: ImportColumns): string {
  if (remembered) return 'Columns are set the way you chose them for a list with this header before.'
  if (kind === null) return 'We don’t recognize this header. Choose what each column means; we’ll remember it.'
  return 'Check what each column means. Change what’s wrong; we’ll remember it for lists with this header.'
}
