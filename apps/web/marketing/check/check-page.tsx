import type { ReportCheck, signedReports } from '@vouch/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FormOutcome, postForm } from '../forms/post-form.ts'
import { WithoutScript } from '../forms/without-script.tsx'
import { pageMeta } from '../metadata/page-metadata.ts'
import styles from './check.module.css'
import { CheckOutcome } from './check-outcome.tsx'
import { checkMetadata } from './metadata.ts'
import { type FileText, textOfFile } from './text-of-file.ts'

export const meta = () => pageMeta(checkMetadata)

type State =
  | { kind: 'idle' }
  | { kind: 'checking'; what: string }
  | { kind: 'failed'; error: string }
  | { kind: 'done'; what: string; check: ReportCheck }

const noAnswer = 'We didn’t get a response. Try again in a moment.'

/** Where anybody finds out whether a report is what was signed. An address with a code, as PDFs carry it, is looked up at once. */
export default function CheckPage() {
  const { code: given } = useParams()
  const [code, setCode] = useState(given ?? '')
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function checkFile(file: File) {
    const read: FileText = await textOfFile(file)
    if (read.ok) await ask(setState, file.name, { text: read.text })
    else setState({ kind: 'failed', error: read.error })
  }

  function checkCode(event: FormEvent) {
    event.preventDefault()
    const typed = code.trim()
    if (typed === '') return setState({ kind: 'failed', error: 'Enter the code from the report.' })
    void ask(setState, typed, { code: typed })
  }

  useEffect(() => {
    if (given) void ask(setState, given, { code: given })
  }, [given])

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Check a signed report</h1>
        <p className={styles.lead}>
          Every report that leaves Vouch is signed. Find out whether the one you have is real, unchanged and still
          valid. No account needed.
        </p>
      </div>
      <div className={styles.ways}>
        <DropZone
          accept=".json,application/json"
          action="Drop a report, or choose one"
          dropAction="Drop to check the file"
          words="The JSON file, as exported"
          onFile={(file) => void checkFile(file)}
        />
        <form className={styles.form} noValidate method="post" onSubmit={checkCode}>
          <TextField
            label="Code on a PDF"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="VR-0000-0000-0000-0000"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" busy={state.kind === 'checking'}>
            Check
          </Button>
        </form>
        <WithoutScript />
      </div>
      <div aria-live="polite" className={styles.outcome}>
        {state.kind === 'checking' && <p className={styles.quiet}>Checking {state.what}...</p>}
        {state.kind === 'failed' && (
          <Notice tone="caution" title="Nothing was checked">
            {state.error}
          </Notice>
        )}
        {state.kind === 'done' && <CheckOutcome check={state.check} what={state.what} />}
      </div>
      <section className={styles.further} aria-labelledby="offline-title">
        <h2 className={styles.heading} id="offline-title">
          Check it yourself
        </h2>
        <p>
          Signatures use Ed25519, and the <a href="/.well-known/vouch-keys.json">keys</a> and{' '}
          <a href="/.well-known/vouch-revoked.json">revoked signatures</a> are public. With the command line, nothing
          leaves your computer:{' '}
          <code>
            vouch check report.json <span className={styles.option}>--keys</span> keys.json
          </code>
          . Read <Link to="/help/sharing">how sharing and signing work</Link>.
        </p>
      </section>
    </div>
  )
}

async function ask(show: (state: State) => void, what: string, body: { code: string } | { text: string }) {
  show({ kind: 'checking', what })
  show(stateOf(what, await postForm<typeof signedReports.check>('/api/check', body)))
}

function stateOf(what: string, outcome: FormOutcome<ReportCheck>): State {
  if (outcome.ok) return { kind: 'done', what, check: outcome.body }
  return { kind: 'failed', error: outcome.error ?? noAnswer }
}
