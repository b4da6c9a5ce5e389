import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConsentInvitation, consentDays, consentReadings, type consents, readLines } from '@vouch/contract'
import { date, platformName } from '@vouch/presentation'
import { Suspense, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { type FormOutcome, fetchJson, postTo } from '../marketing/forms/post-form.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { latePart } from '../ui/late-part.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './consent.module.css'
import { endWords, hasExport, refusalWords, uploadedWords } from './consent-words.ts'

export function meta() {
  return [
    { title: 'Verify your account · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address is the key to the request: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Few creators need it. */
const UploadPanel = latePart(() => import('./upload-panel.tsx'))

/** Where a brand's link leads a creator: who asks, what is read, for how long, and yes or no. Opening it changes nothing. */
export default function ConsentPage() {
  const { token = '' } = useParams()
  const address = `/api/consent/${encodeURIComponent(token)}`
  const queries = useQueryClient()
  const queryKey = ['consent', token]
  const opened = useQuery({
    queryKey,
    queryFn: () => fetchJson<typeof consents.read>(address),
    enabled: token !== '',
  })
  const outcome = opened.data
  return (
    <div className={styles.page}>
      {outcome === undefined && <p role="status">Loading the request...</p>}
      {outcome?.ok === false && <NoRequest error={outcome.status === 404 ? null : outcome.error} />}
      {outcome?.ok && (
        <Request
          invitation={outcome.body}
          address={address}
          onChange={(changed) => queries.setQueryData(queryKey, changed)}
        />
      )}
    </div>
  )
}

function NoRequest({ error }: { error: string | null }) {
  const [query] = useSearchParams()
  const late = query.get('refused') === 'expired'
  return (
    <EmptyState
      heading="h1"
      title={late ? 'This attempt has expired' : 'This link doesn’t work'}
      actions={
        <ButtonLink tone="secondary" to="/">
          What is Vouch?
        </ButtonLink>
      }
    >
      {late
        ? 'It’s too old, was already used, or began in another browser. Open the link from your email again.'
        : (error ?? 'It may be incomplete. Copy the whole link, or ask the person who sent it.')}
    </EmptyState>
  )
}

interface RequestProps {
  invitation: ConsentInvitation
  address: string
  onChange: (outcome: FormOutcome<ConsentInvitation>) => void
}

function Request({ invitation, address, onChange }: RequestProps) {
  const { state, brand, platform, handle } = invitation
  const [query] = useSearchParams()
  const refusal = refusalWords(query.get('refused'), query.get('as'), invitation)
  if (state !== 'waiting') {
    const { title, text } = invitation.uploaded && state !== 'ended' ? uploadedWords : endWords[state]
    return (
      <EmptyState heading="h1" title={title}>
        {text}
      </EmptyState>
    )
  }
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {brand} asks you to verify <bdi>@{handle}</bdi>
        </h1>
        <p className={styles.lead}>
          Brands use Vouch to see whether an audience is real. Connect your {platformName(platform)} account and {brand}{' '}
          gets a report made from your own figures. It’s free for you, and you don’t need a Vouch account.
        </p>
      </header>
      {refusal && (
        <Notice tone="caution" urgent>
          {refusal}
        </Notice>
      )}
      <Facts invitation={invitation} />
      <Answer invitation={invitation} address={address} onChange={onChange} />
    </>
  )
}

function Facts({ invitation }: { invitation: ConsentInvitation }) {
  const { brand, platform, handle, profileUrl, creatorFirst, expiresAt } = invitation
  return (
    <dl className={styles.facts}>
      <dt>Account</dt>
      <dd>
        <a href={profileUrl} rel="noreferrer">
          @{handle} on {platformName(platform)}
        </a>
      </dd>
      <dt>What Vouch reads</dt>
      <dd>
        <ul className={styles.lines}>
          {readLines(platform).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        Vouch never posts, changes or deletes anything, and never reads private messages.
        {consentReadings[platform].note !== null && ` ${consentReadings[platform].note}`}
      </dd>
      <dt>Who gets the report</dt>
      <dd>
        {creatorFirst
          ? `You do, first. ${brand} gets it only when you pass it on.`
          : `${brand}, and you on a page of your own.`}
      </dd>
      <dt>For how long</dt>
      <dd>
        {brand} can read the account again for {consentDays} days. You can disconnect at any time; then nothing is read
        anymore and our key to the account is deleted.
      </dd>
      <dt>Answer by</dt>
      <dd>{date(expiresAt)}</dd>
    </dl>
  )
}

function Answer({ invitation: { platform, door }, address, onChange }: RequestProps) {
  const [busy, setBusy] = useState<'connect' | 'decline' | null>(null)
  const [uploading, setUploading] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const name = platformName(platform)

  async function connect() {
    setBusy('connect')
    setRefusal(null)
    const outcome = await postTo<typeof consents.connect>(`${address}/connect`)
    // The button stays busy until the platform's page is there.
    if (outcome.ok) return window.location.assign(outcome.body.location)
    setBusy(null)
    setRefusal(outcome.error ?? 'We didn’t get a response. Please try again.')
  }

  async function decline() {
    setBusy('decline')
    setRefusal(null)
    const outcome = await postTo<typeof consents.decline>(`${address}/decline`)
    setBusy(null)
    if (outcome.ok) onChange(outcome)
    else setRefusal(outcome.error ?? 'We didn’t get a response. Please try again.')
  }

  return (
    <section className={styles.answer} aria-label="Your answer">
      {door === 'simulated' && (
        <Notice tone="info" title="Sandbox">
          This creator is simulated. A page of ours stands in for {name}, and no real account is used.
        </Notice>
      )}
      {door === 'absent' && (
        <Notice tone="caution" title="Not possible right now">
          {name} accounts can’t be connected here at the moment.{' '}
          {hasExport(platform) ? 'You can upload your export instead.' : 'Ask the brand for another way.'}
        </Notice>
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        {door !== 'absent' && (
          <Button size="large" busy={busy === 'connect'} onClick={connect}>
            Connect {name}
          </Button>
        )}
        {hasExport(platform) && (
          <Button
            size="large"
            tone="secondary"
            aria-expanded={uploading}
            onClick={() => setUploading((isOpen) => !isOpen)}
          >
            Upload your export instead
          </Button>
        )}
        <Button size="large" tone="quiet" busy={busy === 'decline'} onClick={decline}>
          No, thanks
        </Button>
      </div>
      <p className={styles.quiet}>
        {door !== 'absent' && `You’ll sign in on ${name} itself; Vouch never sees your password. `}
        <a href="/privacy">Privacy policy</a>
      </p>
      {uploading && hasExport(platform) && (
        <Suspense fallback={<p role="status">Loading...</p>}>
          <UploadPanel platform={platform} address={address} />
        </Suspense>
      )}
    </section>
  )
}
