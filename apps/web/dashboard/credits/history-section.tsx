import { actionStatus, actions, type CreditEntry, creditReasons, credits, failureOf, send } from '@vouch/contract'
import { count, signed } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { clientSettings } from '../../api/client.ts'
import { type HistoryFilter, historyQuery, useCreditHistory } from '../../api/credits.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/charts/csv.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDate, ownDateTime } from '../../ui/own-time.ts'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './credits-page.module.css'
import { actionName, movementNote, resourcePath } from './movement-words.ts'

/** What can have happened: nothing that is coming has been charged. */
const filterable = [...Object.keys(actions).filter((id) => actionStatus(id) === 'live'), ...Object.keys(creditReasons)]
/** A long history takes longer than an ordinary call. */
const fileMsMax = 60_000

/** Every movement of credits, newest first, with the balance after each. */
export function HistorySection({ from }: { from: string }) {
  const [action, setAction] = useState('')
  const [bucket, setBucket] = useState<HistoryFilter['bucket']>('')
  const filter = { action, bucket, from }
  const history = useCreditHistory(filter)
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section className={styles.history} aria-labelledby="history-title">
      <div className={styles.historyHead}>
        <h2 className={styles.subtitle} id="history-title">
          History
        </h2>
        <div className={styles.filters}>
          <SelectField label="Action" value={action} onChange={(event) => setAction(event.target.value)}>
            <option value="">All actions</option>
            {filterable.map((id) => (
              <option key={id} value={id}>
                {actionName(id)}
              </option>
            ))}
          </SelectField>
          <SelectField label="Credit type" value={bucket} onChange={(event) => setBucket(bucketOf(event.target.value))}>
            <option value="">Both</option>
            <option value="monthly">Monthly</option>
            <option value="purchased">Purchased</option>
          </SelectField>
          <Button tone="secondary" onClick={() => void saveFile(filter)}>
            CSV
          </Button>
        </div>
      </div>
      {history.isError && entries.length === 0 && (
        <Notice tone="risk" title="We couldn’t load the history" urgent>
          {history.error.message}
        </Notice>
      )}
      {history.isSuccess && entries.length === 0 && (
        <EmptyState title="No activity">No credit activity in this period with these filters.</EmptyState>
      )}
      {entries.length > 0 && <HistoryTable entries={entries} />}
      {history.hasNextPage && (
        <Button tone="secondary" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}

function bucketOf(value: string): HistoryFilter['bucket'] {
  return value === 'monthly' || value === 'purchased' ? value : ''
}

/** The file needs the token, so it is fetched and handed over, not linked to. */
async function saveFile(filter: HistoryFilter): Promise<void> {
  try {
    const response = await send(clientSettings(fileMsMax), credits.historyFile, { query: historyQuery(filter) })
    if (!response.ok) throw await failureOf(response)
    download('vouch-credits.csv', 'text/csv;charset=utf-8', await response.text())
  } catch (error) {
    toast('We couldn’t create the file', sentenceOf(error, 'Try again in a moment.'), 'risk')
  }
}

function HistoryTable({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <ScrollRegion className={styles.scroll} name="Credit activity">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col" className={styles.wideOnly}>
              When
            </th>
            <th scope="col" className={styles.wideOnly}>
              Credit type
            </th>
            <th scope="col" data-number>
              Credits
            </th>
            <th scope="col" data-number>
              Balance
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <HistoryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function HistoryRow({ entry }: { entry: CreditEntry }) {
  const path = resourcePath(entry)
  const note = movementNote(entry)
  const name = actionName(entry.action)
  const bucket = entry.bucket === 'monthly' ? 'Monthly' : 'Purchased'
  return (
    <tr>
      <td>
        {path ? <Link to={path}>{name}</Link> : name}
        {entry.about && <span className={styles.note}>{entry.about}</span>}
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.folded}>
          {ownDate(entry.at)}, {bucket.toLowerCase()}
        </span>
      </td>
      <td className={styles.when}>{ownDateTime(entry.at)}</td>
      <td className={styles.wideOnly}>{bucket}</td>
      <td data-number data-added={entry.delta > 0 || undefined}>
        {signed(entry.delta, 0)}
      </td>
      <td data-number>{count(entry.totalAfter)}</td>
    </tr>
  )
}
