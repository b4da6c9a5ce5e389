import { useDebouncedValue } from '@mantine/hooks'
import { addressLinesMax, bulk, fileText } from '@vouch/contract'
import { type ChangeEvent, useState } from 'react'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useBulkPreview } from '../../api/bulk.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { BatchList } from './batch-list.tsx'
import styles from './bulk.module.css'
import { ListPreview } from './list-preview.tsx'

export function meta() {
  return [{ title: 'Verify a list · Vouch' }, { name: 'robots', content: 'noindex' }]
}

const typingPauseMs = 400
const fileBytesMax = 2 * 1024 * 1024
const example = 'instagram.com/name\nhttps://www.youtube.com/@name\ntiktok, name'

/** Many creators at once: a list is pasted or brought as a file, what it costs is said, and only then is anything begun. */
export default function BulkPage() {
  const [text, setText] = useState('')
  const [fileProblem, setFileProblem] = useState<string | undefined>(undefined)
  const [settled] = useDebouncedValue(text, typingPauseMs)
  const preview = useBulkPreview(settled)
  const said = settled.trim() !== ''
  const ended = usePlanEnded()

  async function bring({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    setFileProblem(undefined)
    if (!file) return
    if (file.size > fileBytesMax) {
      setFileProblem(
        `${file.name} is larger than 2 MB. A list of ${addressLinesMax} profile links should be much smaller.`,
      )
      return
    }
    setText(fileText(new Uint8Array(await file.arrayBuffer())).text)
    target.value = ''
  }

  return (
    <div className={styles.page}>
      <PageHead title="Verify a list">
        Up to {addressLinesMax} creators, one per line, or a table with a column of profile links. You’ll see the cost
        before anything starts.
      </PageHead>
      {ended ? (
        <EndedPlan>Your plan has ended, so you can’t verify creators. Your lists are still here.</EndedPlan>
      ) : (
        <Allowed call={bulk.create} otherwise={<RoleNeeded call={bulk.create} to="verify creators" />}>
          <section className={styles.panel} aria-label="The list">
            <TextAreaField
              label="Profile links"
              rows={7}
              value={text}
              placeholder={example}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => setText(event.target.value)}
              error={fileProblem}
            />
            <div className={styles.fileLine}>
              <label className={styles.file}>
                <input
                  type="file"
                  accept=".csv,.txt,text/csv,text/plain"
                  className="visually-hidden"
                  onChange={bring}
                />
                Choose a file
              </label>
              <span className={styles.hint}>A .csv or .txt file, loaded into the box above.</span>
            </div>
            {preview.isError && said && (
              <Notice tone="caution" title="This list can’t be verified">
                {preview.error.message}
              </Notice>
            )}
            {preview.data && said && <ListPreview preview={preview.data} text={settled} current={text === settled} />}
          </section>
        </Allowed>
      )}
      <BatchList />
    </div>
  )
}
