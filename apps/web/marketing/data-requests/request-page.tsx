import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DataRequestStatus, dataRequests } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type FormOutcome, fetchJson, postTo } from '../forms/post-form.ts'
import styles from './data-requests.module.css'
import { kindNames } from './kind-names.ts'
import { standingOf } from './standing.ts'

export function meta() {
  return [
    { title: 'Your request · Vouch' },
    { name: 'robots', content: 'noindex' },
    // The address is the key to the request: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Looking at a profile asks its platform, which may take its time. */
const actMsMax = 150_000

type Outcome = FormOutcome<DataRequestStatus>

/** Where the link of a letter leads: how the request stands, and the next step. Opening it changes nothing, because programs open
 *  links too. */
export default function RequestPage() {
  const { token = '' } = useParams()
  const address = `/api/data-requests/${encodeURIComponent(token)}`
  const queries = useQueryClient()
  const queryKey = ['data-request', token]
  const status = useQuery({
    queryKey,
    queryFn: () => fetchJson<typeof dataRequests.status>(address),
    enabled: token !== '',
  })
  const take = (outcome: Outcome) => queries.setQueryData(queryKey, outcome)
  const outcome = status.data
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Your request</h1>
      {outcome === undefined && <p role="status">Loading your request...</p>}
      {outcome?.ok === false && (
        <Notice tone="caution" title="This link doesn’t work">
          <p>{outcome.error ?? 'We didn’t get a response. Reload the page in a moment.'}</p>
          <p>
            <a href="/privacy#privacy-request-form">File a request</a>
          </p>
        </Notice>
      )}
      {outcome?.ok && <Standing request={outcome.body} address={address} onChange={take} />}
    </div>
  )
}

interface StandingProps {
  request: DataRequestStatus
  address: string
  onChange: (outcome: Outcome) => void
}

function Standing({ request, address, onChange }: StandingProps) {
  const { title, words } = standingOf(request)
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Reference">{request.reference}</Fact>
        <Fact name="Request">{kindNames[request.kind]}</Fact>
        <Fact name="About">{request.profileUrl ?? 'Data linked to your email address'}</Fact>
        <Fact name="Received">{date(request.receivedAt)}</Fact>
        <Fact name="We’ll answer by">{date(request.dueAt)}</Fact>
      </dl>
      <section className={styles.standing} aria-live="polite">
        <h2 className={styles.standingTitle}>{title}</h2>
        <p>{words}</p>
        {request.proofCode && <Proof code={request.proofCode} />}
        <NextStep request={request} address={address} onChange={onChange} />
      </section>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Proof({ code }: { code: string }) {
  return (
    <p>
      Add this code anywhere in your bio, then come back here. You can remove it afterward.{' '}
      <code className={styles.code}>{code}</code>
    </p>
  )
}

const notProved =
  'The connection didn’t prove that this profile is yours. Nothing was kept. Sign in with the right account and try again, or use the code.'

/** The one thing to do next, where there is one. */
function NextStep({ request, address, onChange }: StandingProps) {
  const [busy, setBusy] = useState(false)
  const [query] = useSearchParams()
  const [refusal, setRefusal] = useState<string | null>(query.has('refused') ? notProved : null)

  async function connect() {
    setBusy(true)
    setRefusal(null)
    const outcome = await postTo<typeof dataRequests.connect>(`${address}/connect`, actMsMax)
    // The button stays busy until the platform's page is there.
    if (outcome.ok) return window.location.assign(outcome.body.location)
    setBusy(false)
    setRefusal(outcome.error ?? 'We didn’t get a response. Please try again.')
  }

  async function act(path: 'confirm' | 'prove') {
    setBusy(true)
    setRefusal(null)
    const outcome = await postTo<typeof dataRequests.confirm>(`${address}/${path}`, actMsMax)
    setBusy(false)
    if (outcome.ok) onChange(outcome)
    else setRefusal(outcome.error ?? 'We didn’t get a response. Please try again.')
  }

  return (
    <>
      {request.state === 'unconfirmed' && (
        <div className={styles.actions}>
          <Button busy={busy} onClick={() => act('confirm')}>
            Confirm
          </Button>
          <ButtonLink tone="quiet" to="/">
            It wasn’t me
          </ButtonLink>
        </div>
      )}
      {(request.state === 'unproven' || request.canConnect) && (
        <div className={styles.actions}>
          {request.state === 'unproven' && (
            <Button busy={busy} onClick={() => act('prove')}>
              Check the profile
            </Button>
          )}
          {request.canConnect && (
            <Button tone="secondary" busy={busy} onClick={connect}>
              Prove it by connecting the account
            </Button>
          )}
        </div>
      )}
      {request.exportUntil && (
        <a className={styles.download} href={`${address}/export`} download>
          Download my data
        </a>
      )}
      {refusal && (
        <Notice tone="caution" urgent>
          {refusal}
        </Notice>
      )}
    </>
  )
}
