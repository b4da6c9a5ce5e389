import {
  actionCosts,
  type CustomerColumn,
  type CustomerMapping,
  customerColumns,
  customersMax,
  exportSource,
  fileText,
} from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useCustomerUpload } from '../../api/customer-audiences.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { randomId } from '../../ui/random-id.ts'
import { type SubmissionKey, submissionKey } from '../verify/submission-key.ts'
import { BoundsFields } from './bounds-fields.tsx'
import {
  type ChosenList,
  chosenList,
  type ListPreview,
  mappingOf,
  previewOf,
  sentText,
  usedColumns,
} from './chosen-list.ts'
import { CustomerGuide } from './customer-guide.tsx'
import styles from './match.module.css'
import type { AskedBounds } from './match-bounds.ts'

const columnWords: Readonly<Record<CustomerColumn, string>> = {
  country: 'Country',
  age: 'Age or date of birth',
  gender: 'Gender',
  interests: 'Interests',
}

const fileBytesMax = 18 * 1024 * 1024

/** Choosing a customer list: the file is read here, its columns are named, and only those leave the browser. */
export function CustomerForm({ onUploaded }: { onUploaded: (id: string) => void }) {
  const [list, setList] = useState<ChosenList | null>(null)
  const [mapping, setMapping] = useState<CustomerMapping>({})
  const [refusal, setRefusal] = useState<string | null>(null)

  async function choose(file: File) {
    if (file.size > fileBytesMax) return setRefusal('The file is larger than 18 MB. Remove the columns you don’t need.')
    if (/\.zip$/i.test(file.name))
      return setRefusal('This is a zip file. Unzip it and choose the CSV inside; Mailchimp names it “subscribed”.')
    const read = chosenList(file.name, fileText(new Uint8Array(await file.arrayBuffer())).text)
    if (typeof read === 'string') return setRefusal(read)
    setRefusal(null)
    setList(read)
    setMapping(mappingOf(read, new Date().getUTCFullYear()))
  }

  return (
    <div className={styles.ask}>
      <label className={styles.file}>
        <span>{list === null ? 'Choose a customer list' : 'Choose another list'}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.zip"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void choose(file)
            target.value = ''
          }}
        />
        <span className={styles.quiet}>
          A CSV file of up to {count(customersMax)} customers. It’s read in your browser; only the columns you choose
          below are sent, and each row is deleted as soon as it’s counted.
        </span>
      </label>
      {refusal !== null && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {list === null && <CustomerGuide />}
      {list !== null && (
        <ListForm key={list.name} list={list} mapping={mapping} onMapping={setMapping} onUploaded={onUploaded} />
      )}
    </div>
  )
}

interface ListFormProps {
  list: ChosenList
  mapping: CustomerMapping
  onMapping: (mapping: CustomerMapping) => void
  onUploaded: (id: string) => void
}

function ListForm({ list, mapping, onMapping, onUploaded }: ListFormProps) {
  const [name, setName] = useState(list.name)
  const [kept, setKept] = useState(false)
  const [bounds, setBounds] = useState<AskedBounds>({ platforms: [], minTrust: null, asked: 5 })
  const upload = useCustomerUpload()
  const pending = useRef<SubmissionKey | null>(null)
  const preview = useMemo(() => previewOf(list, mapping, new Date().getUTCFullYear()), [list, mapping])
  const source = exportSource(list.headers)
  const usable = usedColumns(mapping).length > 0 && preview.readable > 0
  const refusal = upload.error && refusalOf(upload.error, ['name'])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!usable || upload.isPending) return
    const { platforms, minTrust } = bounds
    const body = { name, kept, columns: mapping, text: sentText(list, mapping), platforms, minTrust }
    const key = submissionKey(pending.current, JSON.stringify(body), randomId)
    pending.current = key
    upload.mutate({ upload: body, key: key.key }, { onSuccess: ({ id }) => onUploaded(id) })
  }

  return (
    <form className={styles.offer} noValidate onSubmit={submit}>
      {source !== null && (
        <p className={styles.quiet} role="status">
          This looks like a {source} export. Its columns are chosen below; change them if you like.
        </p>
      )}
      <div className={styles.bounds}>
        {customerColumns.map((column) => (
          <SelectField
            key={column}
            label={columnWords[column]}
            value={mapping[column] ?? ''}
            onChange={({ target }) => onMapping(withColumn(mapping, column, target.value))}
          >
            <option value="">Not in the file</option>
            {list.headers.map((header) => (
              <option key={header} value={header}>
                {header}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <Preview preview={preview} mapping={mapping} />
      <TextField
        label="List name"
        value={name}
        maxLength={80}
        {...(refusal?.fields.name && { error: refusal.fields.name })}
        onChange={({ target }) => setName(target.value)}
      />
      <BoundsFields
        bounds={bounds}
        anyPlatform="All platforms"
        asked={false}
        onBounds={(next) => setBounds({ ...bounds, ...next })}
      />
      <label className={styles.check}>
        <input type="checkbox" checked={kept} onChange={({ target }) => setKept(target.checked)} />
        <span>
          Keep the totals for future matches. Otherwise they’re deleted after use, within a day at the latest.
        </span>
      </label>
      <div className={styles.offerFoot}>
        <Button type="submit" busy={upload.isPending} disabled={!usable}>
          Compare {plural(preview.readable, 'customer')} · {plural(actionCosts.csv_upload, 'credit')}
        </Button>
        <span className={styles.quiet}>You’ll see how many creators fit before you pay for any.</span>
      </div>
      {refusal?.message && (
        <Notice tone="risk" urgent title="We couldn’t use this list">
          {refusal.message}
        </Notice>
      )}
    </form>
  )
}

function withColumn(mapping: CustomerMapping, column: CustomerColumn, header: string): CustomerMapping {
  const { [column]: _, ...others } = mapping
  return header === '' ? others : { ...others, [column]: header }
}

/** The first customers as they were understood, and the first lines that were not. */
function Preview({ preview, mapping }: { preview: ListPreview; mapping: CustomerMapping }) {
  const used = usedColumns(mapping)
  if (used.length === 0) return <Notice tone="caution">Choose at least one column.</Notice>
  return (
    <>
      <table className={styles.preview}>
        <caption>
          {plural(preview.readable, 'customer')} can be compared
          {preview.refused > 0 && `, ${plural(preview.refused, 'row')} can’t be read`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {used.map((column) => (
              <th key={column} scope="col">
                {columnWords[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.first.map(({ line, values }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {values.map((value, index) => (
                <td key={used[index]}>{value || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {preview.refusals.length > 0 && (
        <ul className={styles.refusals}>
          {preview.refusals.map(({ line, message }) => (
            <li key={line}>
              Row {line}: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
