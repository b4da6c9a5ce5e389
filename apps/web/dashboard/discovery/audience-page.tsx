import { type CustomerAudience, customerAudiences } from '@vouch/contract'
import { count, date, plural } from '@vouch/presentation'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { call } from '../../api/client.ts'
import { useCreditsMoved } from '../../api/credits.ts'
import {
  isUnderWay,
  useCustomerAudience,
  useCustomerAudiences,
  useCustomerRemoval,
} from '../../api/customer-audiences.ts'
import type { MatchQuestion } from '../../api/matches.ts'
import discovery from '../../discovery/discovery.module.css'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { AskedField } from './bounds-fields.tsx'
import { CustomerForm } from './customer-form.tsx'
import { DiscoveryTabs } from './discovery-tabs.tsx'
import styles from './match.module.css'
import { boundsOf, withBounds } from './match-bounds.ts'
import { OfferPanel } from './offer-panel.tsx'

export function meta() {
  return [{ title: 'Audience match · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Creators whose audience is like the customers of a list: choose a list, see it compared, take what fits. */
export default function AudiencePage() {
  const [address, setAddress] = useSearchParams()
  const id = address.get('list')
  const list = useCustomerAudience(id)
  return (
    <div className={discovery.page}>
      <PageHead title="Audience match">
        Find creators whose audience looks like your customers: where they live, how old they are and what they like.
      </PageHead>
      <DiscoveryTabs />
      {id === null && (
        <>
          <Allowed
            call={customerAudiences.create}
            otherwise={<RoleNeeded call={customerAudiences.create} to="add a customer list" />}
          >
            <CustomerForm onUploaded={(uploaded) => setAddress({ list: uploaded })} />
          </Allowed>
          <KeptLists />
        </>
      )}
      {id !== null && list.isError && (
        <EmptyState
          title="List not found"
          heading="h2"
          actions={<ButtonLink to="/dashboard/discovery/audience">Choose a list</ButtonLink>}
        >
          It was deleted, or it belongs to someone else.
        </EmptyState>
      )}
      {list.data && (
        <div className={styles.columns}>
          <ListState list={list.data} />
          {list.data.state === 'ready' && (
            <div className={styles.ask}>
              <div className={styles.few}>
                <AskedField
                  asked={boundsOf(address).asked}
                  onAsked={(asked) => setAddress(withBounds(address, { asked }), { replace: true })}
                />
              </div>
              <OfferPanel question={questionOf(list.data.id, boundsOf(address).asked)} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

function questionOf(id: string, asked: number): MatchQuestion {
  return {
    kind: 'audience',
    body: { id, asked },
    ask: (preview, key, signal) =>
      call(
        customerAudiences.match,
        { params: { id }, headers: { 'idempotency-key': key }, body: { asked, preview } },
        signal,
      ),
  }
}

/** How far a list is, what of it could not be read, and that it may be deleted. */
function ListState({ list }: { list: CustomerAudience }) {
  const removal = useCustomerRemoval()
  const [, setAddress] = useSearchParams()
  const creditsMoved = useCreditsMoved()
  const underWay = isUnderWay(list)
  useEffect(() => {
    if (!underWay) void creditsMoved()
  }, [underWay, creditsMoved])
  const { name, lines, linesRead, linesRefused, refusals, compared, comparedOf, state, kept, failure } = list
  return (
    <section className={styles.offer} aria-label="The list">
      <div className={styles.offerHead}>
        <h2 className={styles.subtitle}>{name}</h2>
        <p className={styles.quiet} role="status">
          {stateWords(list)}
        </p>
      </div>
      {underWay && (
        <>
          <label className={styles.step}>
            Customers counted
            <progress max={lines} value={linesRead} />
          </label>
          <label className={styles.step}>
            Creators compared
            <progress max={comparedOf || 1} value={compared} />
          </label>
        </>
      )}
      {failure !== null && <Notice tone="risk">{failure}</Notice>}
      {linesRefused > 0 && (
        <details>
          <summary>{plural(linesRefused, 'row')} couldn’t be read</summary>
          <ul className={styles.refusals}>
            {refusals.map(({ line, message }) => (
              <li key={line}>
                Row {line}: {message}
              </li>
            ))}
          </ul>
          {linesRefused > refusals.length && (
            <p className={styles.quiet}>And {count(linesRefused - refusals.length)} more.</p>
          )}
        </details>
      )}
      <p className={styles.quiet}>
        {kept
          ? 'Individual rows were deleted after counting. The totals are kept until you delete them.'
          : state === 'used'
            ? 'Both the rows and the totals were deleted after use.'
            : 'Rows are deleted as soon as they’re counted, totals after use or within a day.'}
      </p>
      <div className={styles.offerFoot}>
        <ButtonLink size="small" tone="secondary" to="/dashboard/discovery/audience">
          Use another list
        </ButtonLink>
        <Button
          size="small"
          tone="quiet"
          busy={removal.isPending}
          onClick={() => removal.mutate(list.id, { onSuccess: () => setAddress({}) })}
        >
          Delete this list
        </Button>
      </div>
    </section>
  )
}

function stateWords({ state, lines, linesRead, linesRefused, compared, comparedOf }: CustomerAudience): string {
  if (state === 'waiting' || state === 'counting') return `${count(linesRead)} of ${plural(lines, 'customer')} counted`
  if (state === 'comparing') return `${count(compared)} of ${plural(comparedOf, 'creator')} compared`
  if (state === 'failed') return 'Couldn’t compare'
  return `${plural(lines - linesRefused, 'customer')} compared with the audiences of ${plural(comparedOf, 'creator')}`
}

function KeptLists() {
  const audiences = useCustomerAudiences().data?.audiences ?? []
  if (audiences.length === 0) return null
  return (
    <section aria-label="Lists">
      <h2 className={styles.subtitle}>Lists</h2>
      <ul className={styles.lists}>
        {audiences.map(({ id, name, lines, createdAt, kept }) => (
          <li key={id}>
            <Link className={styles.name} to={`/dashboard/discovery/audience?list=${id}`}>
              {name}
            </Link>
            <span className={styles.quiet}>
              {plural(lines, 'customer')}, {date(createdAt)}
              {kept ? ', saved' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
