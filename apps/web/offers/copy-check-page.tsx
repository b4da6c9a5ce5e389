import type { ContractCheck, offeredContracts } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { type FormEvent, useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { fetchJson } from '../marketing/forms/post-form.ts'
import { Button } from '../ui/button.tsx'
import { DropZone } from '../ui/drop-zone.tsx'
import { TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './offers.module.css'

export function meta() {
  return [
    { title: 'Check a contract · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

type State =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'failed'; error: string }
  | { kind: 'done'; check: ContractCheck }

const bytesMax = 20_000_000

/** Whether a copy is what was accepted: by its digest, or as a file, of which only the digest leaves the browser. */
export default function CopyCheckPage() {
  const { token: given = '' } = useParams()
  const [typed, setTyped] = useState(given)
  const [state, setState] = useState<State>({ kind: 'idle' })

  useEffect(() => {
    void check(given, setState)
  }, [given])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void check(typed, setState)
  }
  const checkFile = async (file: File) => {
    if (file.size > bytesMax) return setState({ kind: 'failed', error: 'This file is too large to be a contract.' })
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    setTyped(hex)
    await check(hex, setState)
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Check a contract</h1>
        <p className={styles.lead}>
          Find out whether a copy is what both sides accepted. The file stays on your device; only its digest is
          compared.
        </p>
      </header>
      <DropZone
        accept=".pdf,application/pdf"
        action="Drop the PDF, or choose it"
        dropAction="Drop to check the file"
        words="The copy that came by email"
        onFile={(file) => void checkFile(file)}
      />
      <form className={styles.byDigest} method="post" noValidate onSubmit={submit}>
        <TextField
          label="Digest"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" tone="secondary" busy={state.kind === 'checking'}>
          Check
        </Button>
      </form>
      <div aria-live="polite" className={styles.head}>
        {state.kind === 'failed' && <Notice tone="caution">{state.error}</Notice>}
        {state.kind === 'done' && <Outcome check={state.check} />}
      </div>
    </div>
  )
}

async function check(typed: string, show: (state: State) => void): Promise<void> {
  show({ kind: 'checking' })
  const path = `/api/contract/${encodeURIComponent(typed.trim())}/verify`
  const outcome = await fetchJson<typeof offeredContracts.verify>(path)
  if (outcome.ok) show({ kind: 'done', check: outcome.body })
  else show({ kind: 'failed', error: outcome.error ?? 'We didn’t get a response. Try again in a moment.' })
}

function Outcome({ check: { finding, contract } }: { check: ContractCheck }) {
  if (contract === null)
    return (
      <Notice tone="risk" title="No accepted contract has this digest">
        The copy may have been changed, or saved again by another program. Compare it with the PDF from the email.
      </Notice>
    )
  const rows = [
    ['Contract', contract.title],
    ['Brand', contract.brand],
    ['Creator', contract.creator],
    ['Accepted by', contract.signer],
    ['Accepted', dateTime(contract.acceptedAt)],
    ['Digest', contract.digest],
    ['Digest of the PDF', contract.fileDigest ?? '–'],
    ['Key', contract.keyId ?? '–'],
  ] as const
  return (
    <>
      <Notice tone="good" title={finding === 'file' ? 'This is the accepted copy' : 'This contract was accepted'}>
        {finding === 'file'
          ? 'The file is, byte for byte, the one both sides got.'
          : 'Compare the facts below with your copy. To be sure of every word, check the PDF itself.'}
      </Notice>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.quiet}>
        The signed record was made with a <a href="/.well-known/vouch-keys.json">public key</a> (Ed25519), so it can be
        checked without Vouch.
      </p>
    </>
  )
}
