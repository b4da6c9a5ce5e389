import type { SenderRecord } from '@vouch/contract'
import { useRecords } from '../../../api/outreach.ts'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { recordWord } from '../../outreach/outreach-words.ts'
import keys from '../keys/keys.module.css'
import settings from '../settings.module.css'

/** SPF, DKIM and DMARC of the sender's domain, each with the record to paste where it is missing. */
export function RecordList() {
  const records = useRecords()
  return (
    <>
      <Button tone="secondary" busy={records.isPending} onClick={() => records.mutate()}>
        {records.data ? 'Check again' : 'Check DNS'}
      </Button>
      {records.isError && (
        <Notice tone="risk" urgent>
          {records.error.message}
        </Notice>
      )}
      {records.data && (
        <ul className={settings.list}>
          {records.data.records.map((each) => (
            <Checked key={each.kind} record={each} />
          ))}
        </ul>
      )}
    </>
  )
}

function Checked({ record }: { record: SenderRecord }) {
  const { kind, ok, words, host, value } = record
  return (
    <li className={keys.row}>
      <span className={settings.rowMain}>
        {kind} <span className={ok === false ? settings.warn : settings.quiet}>{recordWord(record)}</span>
      </span>
      <span className={settings.quiet}>{words}</span>
      {value !== null && (
        <>
          <span className={settings.quiet}>Publish this TXT record at {host}:</span>
          <pre className={keys.code}>{value}</pre>
          <div className={settings.actions}>
            <CopyButton text={value} label={`Copy the ${kind} record`} />
          </div>
        </>
      )}
    </li>
  )
}
