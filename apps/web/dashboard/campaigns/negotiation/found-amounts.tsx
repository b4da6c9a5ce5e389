import { type FoundAmount, type Negotiation, negotiations, signOfCurrency } from '@vouch/contract'
import { amountIn, date, plural } from '@vouch/presentation'
import { Allowed } from '../../../account/allowed.tsx'
import { type NegotiationPlace, useLogOffer } from '../../../api/negotiation.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import page from '../campaigns.module.css'
import styles from './negotiation.module.css'
import { sideWords } from './negotiation-words.ts'

interface FoundAmountsProps {
  place: NegotiationPlace
  negotiation: Negotiation
}

/** Amounts that stand in the thread: a person says which of them are offers. */
export function FoundAmounts({ place, negotiation }: FoundAmountsProps) {
  const { found } = negotiation
  return (
    <section className={styles.section} aria-label="Found in the thread">
      <h2 className={page.subtitle}>Found in the thread</h2>
      <ul className={styles.rows}>
        {found.map((amount) => (
          <Found key={`${amount.messageId} ${amount.amount}`} amount={amount} place={place} negotiation={negotiation} />
        ))}
      </ul>
    </section>
  )
}

function Found({ amount: found, place, negotiation }: FoundAmountsProps & { amount: FoundAmount }) {
  const { messageId, side, amount, perPost, at, line } = found
  const log = useLogOffer(place)
  const sign = signOfCurrency[negotiation.currency]
  const posts = negotiation.frame?.posts ?? 1
  const from = { messageId, amount }
  const save = (body: Parameters<typeof log.mutate>[0]) =>
    log.mutate(body, { onError: (error) => toast('Not logged', sentenceOf(error), 'risk') })
  const isEach = perPost && posts > 1
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span>
          <b>{amountIn(amount, sign)}</b>
          {perPost && ' per post'} · {sideWords[side]}, {date(at)}
        </span>
        <q className={styles.line}>{line}</q>
      </div>
      <Allowed call={negotiations.log}>
        <div className={page.actions}>
          {isEach && (
            <Button
              size="small"
              tone="secondary"
              busy={log.isPending}
              onClick={() => save({ side, amount: amount * posts, from })}
            >
              Log {amountIn(amount * posts, sign)} for {plural(posts, 'post')}
            </Button>
          )}
          <Button
            size="small"
            tone={isEach ? 'quiet' : 'secondary'}
            busy={log.isPending}
            aria-label={isEach ? undefined : `Log as offer: ${amountIn(amount, sign)}`}
            onClick={() => save({ side, amount, from })}
          >
            {isEach ? `Log ${amountIn(amount, sign)}` : 'Log as offer'}
          </Button>
          <Button
            size="small"
            tone="quiet"
            busy={log.isPending}
            aria-label={`Not an offer: ${amountIn(amount, sign)}`}
            onClick={() => save({ side, amount, from, state: 'ignored' })}
          >
            Not an offer
          </Button>
        </div>
      </Allowed>
    </li>
  )
}
