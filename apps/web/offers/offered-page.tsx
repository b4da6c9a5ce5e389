import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { offeredContracts } from '@vouch/contract'
import { dateTime } from '@vouch/presentation'
import { useParams } from 'react-router'
import { fetchJson } from '../marketing/forms/post-form.ts'
import { Clauses } from '../ui/clauses.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { OfferProps } from './offer-props.ts'
import styles from './offers.module.css'

export function meta() {
  return [
    { title: 'Contract · Vouch' },
    { name: 'robots', content: 'noindex, nofollow' },
    // The address is the key to the contract: no other site gets to see it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** Where a creator reads a contract and answers. Opening it changes nothing. */
export default function OfferedPage() {
  const { token = '' } = useParams()
  const address = `/api/contract/${encodeURIComponent(token)}`
  const queries = useQueryClient()
  const queryKey = ['offered-contract', token]
  const opened = useQuery({
    queryKey,
    queryFn: () => fetchJson<typeof offeredContracts.read>(address),
    enabled: token !== '',
  })
  const outcome = opened.data
  return (
    <div className={styles.page}>
      {outcome === undefined && <p role="status">Loading the contract…</p>}
      {outcome?.ok === false && (
        <EmptyState heading="h1" title="This link doesn’t work">
          {outcome.error ?? 'We couldn’t load the contract. Try again in a moment.'}
        </EmptyState>
      )}
      {outcome?.ok && (
        <Offer offer={outcome.body} address={address} onAnswer={(changed) => queries.setQueryData(queryKey, changed)} />
      )}
    </div>
  )
}

function Offer({ offer, address, onAnswer }: OfferProps) {
  const { state, text, brand, offeredBy, sentAt, digest } = offer
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>
          {[offeredBy, brand].filter(Boolean).join(' at ')} sent you this contract on {dateTime(sentAt)}.
          {state === 'sent' && ' Read it, then accept or decline. You don’t need an account.'}
        </p>
      </header>
      <Standing offer={offer} address={address} />
      <Clauses title="Contract" clauses={text.clauses} digest={digest} />
      {state === 'sent' && (
        <p className={styles.quiet}>
          <a href={`${address}/file`}>Download as PDF</a>
        </p>
      )}
      {state === 'sent' && <AnswerForm offer={offer} address={address} onAnswer={onAnswer} />}
    </>
  )
}

function Standing({ offer: { state, answer, brand, digest, keepsEmail }, address }: Omit<OfferProps, 'onAnswer'>) {
  if (state === 'declined')
    return (
      <Notice tone="info" title="You declined this contract">
        {brand || 'The brand'} can change it and send you another link.
      </Notice>
    )
  if (state !== 'accepted' || answer === null) return null
  return (
    <Notice tone="good" title={`Accepted by ${answer.name}, ${dateTime(answer.at)}`}>
      {keepsEmail && 'Your copy is on its way by email. '}
      <a href={`${address}/file`}>Download your copy (PDF)</a> · <a href={`${address}/record`}>Signed record (JSON)</a>{' '}
      · <a href={`/contract/${digest.slice(7)}/verify`}>Check a copy</a>
    </Notice>
  )
}
