import { matches } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useNavigate } from 'react-router'
import { Allowed, RoleNeeded } from '../../account/allowed.tsx'
import { useBalance } from '../../api/credits.ts'
import { type MatchQuestion, useOffer, useTakeOffer } from '../../api/matches.ts'
import { refusalOf } from '../../api/refusal.ts'
import { isPreparing } from '../../api/while-preparing.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BuyCredits } from '../credits/buy-credits.tsx'
import styles from './match.module.css'
import { OfferedList } from './offered-list.tsx'

/** How many creators there are and what they cost, before anything is paid; then the button that pays. */
export function OfferPanel({ question }: { question: MatchQuestion | null }) {
  return (
    <Allowed call={matches.lookalikes} otherwise={<RoleNeeded call={matches.lookalikes} to="match creators" />}>
      <Offer question={question} />
    </Allowed>
  )
}

function Offer({ question }: { question: MatchQuestion | null }) {
  const offer = useOffer(question)
  const take = useTakeOffer(question)
  const navigate = useNavigate()
  const balance = useBalance()?.balance.totalCredits ?? null
  if (question === null) return null
  if (offer.isError)
    return (
      <Notice tone="risk" title="We couldn’t count the creators">
        {refusalOf(offer.error).message}
      </Notice>
    )
  if (!offer.data)
    return (
      <div className={styles.offerWaiting} role="status" aria-label="Counting creators">
        {isPreparing(offer.failureReason) && refusalOf(offer.failureReason).message}
      </div>
    )
  const { fitting, found, credits, creditsEach, best, shown, compared } = offer.data
  const tooDear = balance !== null && credits > balance
  return (
    <section className={styles.offer} aria-label="What there is and what it costs">
      <div className={styles.offerHead} data-stale={offer.isPlaceholderData || undefined}>
        <p className={styles.offerCount} aria-live="polite">
          {found === 0
            ? 'No close matches'
            : fitting >= 200
              ? '200 or more creators fit'
              : plural(fitting, 'creator fits', 'creators fit')}
        </p>
        <p className={styles.quiet}>
          {found === 0
            ? 'Broaden your search: try another platform or a lower trust score.'
            : `The best match scores ${best} out of 100. Counting is free. You pay ${creditsEach} credits per creator shown, and reopening the list is free.`}
        </p>
      </div>
      {compared.length > 0 && (
        <dl className={styles.compared}>
          {compared.map(({ label, words }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <OfferedList shown={shown} />
      {found > 0 && (
        <div className={styles.offerFoot}>
          <Button
            busy={take.isPending}
            disabled={tooDear}
            onClick={() =>
              take.mutate(undefined, { onSuccess: ({ id }) => navigate(`/dashboard/discovery/matches/${id}`) })
            }
          >
            Show {plural(found, 'creator')} · {plural(credits, 'credit')}
          </Button>
          <span className={styles.quiet}>
            {balance !== null &&
              (tooDear
                ? `You have ${plural(balance, 'credit')}.`
                : `You’ll have ${count(balance - credits)} of your ${plural(balance, 'credit')} left.`)}
          </span>
          {tooDear && <BuyCredits />}
        </div>
      )}
      {take.isError && (
        <Notice tone="risk" urgent title="You weren’t charged">
          {refusalOf(take.error).message}
        </Notice>
      )}
    </section>
  )
}
