import type { SupplierPreview, SupplierTrial } from '@vouch/contract'
import { capitalised, smallDollars } from '@vouch/presentation'
import { Notice } from '../../ui/notice.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import tableStyles from '../table.module.css'
import styles from './suppliers.module.css'

type Request = SupplierPreview['parts'][number]['requests'][number]

/** A request as it goes out, with dots for its secrets. */
export function RequestText({ name, request: { method, url, headers, body } }: { name: string; request: Request }) {
  const lines = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return <Box name={name} text={[...lines, ...(body === null ? [] : ['', body])].join('\n')} />
}

/** What came, what became of it, and what it cost. */
export function TrialResult({ trial }: { trial: SupplierTrial }) {
  const { exchanges, steps, snapshot, snapshotCut, failure, usd } = trial
  const numbered = exchanges.map((exchange, index) => ({ ...exchange, number: index + 1 }))
  return (
    <>
      <Notice tone={failure === null ? 'good' : 'risk'} urgent>
        {failure ?? 'The answers became a snapshot.'} This cost {smallDollars(usd)}.
      </Notice>
      <ul className={styles.steps}>
        {steps.map(({ name, state, detail }) => (
          <li key={`${name} ${detail}`}>
            {capitalised(name)}: {detail ?? state}
          </li>
        ))}
      </ul>
      {snapshot !== null && (
        <details className={styles.exchange} open>
          <summary>Snapshot{snapshotCut && ', its beginning'}</summary>
          <Box name="Snapshot" text={snapshot} />
        </details>
      )}
      {numbered.map(({ number, request, status, answer, cut }) => (
        <details key={number} className={styles.exchange}>
          <summary>
            Answer {number}: {status}
            {cut && ', its beginning'}
          </summary>
          <RequestText name={`Request ${number}`} request={request} />
          <Box name={`Answer ${number}`} text={pretty(answer)} />
        </details>
      ))}
      {exchanges.length === 0 && <p className={tableStyles.quiet}>Nothing was answered.</p>}
    </>
  )
}

/** A text that scrolls inside itself, by the arrow keys too. */
function Box({ name, text }: { name: string; text: string }) {
  return (
    <ScrollRegion className={styles.box} name={name}>
      <pre>{text}</pre>
    </ScrollRegion>
  )
}

/** JSON in lines of its own; what was cut off, or is none, as it came. */
function pretty(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 2)
  } catch {
    return answer
  }
}
