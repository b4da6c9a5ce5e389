import { agreedFeeOf, type Negotiation, type NegotiationOffer, negotiations, signOfCurrency } from '@vouch/contract'
import { amountIn, date } from '@vouch/presentation'
import { useState } from 'react'
import { Allowed } from '../../../account/allowed.tsx'
import { type NegotiationPlace, useChangeOffer } from '../../../api/negotiation.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { offerUndo } from '../../../ui/undo.tsx'
import page from '../campaigns.module.css'
import { AcceptDialog } from './accept-dialog.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import styles from './negotiation.module.css'
import { sideWords } from './negotiation-words.ts'

interface OfferListProps {
  place: NegotiationPlace
  negotiation: Negotiation
  /** Whether offers can be changed. */
  open: boolean
}

/** What both sides offered, oldest first, and what was set aside. */
export function OfferList({ place, negotiation, open }: OfferListProps) {
  const made = negotiation.offers.filter(({ state }) => state === 'made')
  const ignored = negotiation.offers.filter(({ state }) => state === 'ignored')
  return (
    <>
      {made.length === 0 && (
        <p className={page.hint}>
          None yet. Amounts in the thread show up above; add what was said on the phone or in a message yourself.
        </p>
      )}
      <ol className={styles.rows}>
        {made.map((offer) => (
          <Offer key={offer.id} offer={offer} place={place} negotiation={negotiation} open={open} />
        ))}
      </ol>
      {ignored.length > 0 && (
        <details>
          <summary>Not offers ({ignored.length})</summary>
          <ul className={styles.rows}>
            {ignored.map((offer) => (
              <Ignored key={offer.id} offer={offer} place={place} negotiation={negotiation} open={open} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

type OfferProps = OfferListProps & { offer: NegotiationOffer }

function Offer({ offer, place, negotiation, open }: OfferProps) {
  const { id, side, amount, note, at } = offer
  const [asked, setAsked] = useState<'correct' | 'accept' | null>(null)
  const change = useChangeOffer(place)
  const shown = amountIn(amount, signOfCurrency[negotiation.currency])
  const isAgreed = agreedFeeOf(negotiation.agreed) === amount
  const remove = () =>
    change.mutate(
      { offerId: id, state: 'removed' },
      {
        onSuccess: () =>
          offerUndo({ title: 'Offer deleted', takeBack: () => change.mutateAsync({ offerId: id, state: 'made' }) }),
        onError: (error) => toast('Not deleted', sentenceOf(error), 'risk'),
      },
    )
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <span>
          <b>{shown}</b> · {sideWords[side]}, {date(at)}
          {isAgreed && <span className={styles.agreed}>Agreed</span>}
        </span>
        <span className={page.hint}>{[note, ...sourceWords(offer)].filter((part) => part !== '').join(' · ')}</span>
      </div>
      {open && (
        <div className={page.actions}>
          {!isAgreed && (
            <Allowed call={negotiations.accept}>
              <Button
                size="small"
                tone="secondary"
                aria-label={`Mark as agreed: ${shown}`}
                onClick={() => setAsked('accept')}
              >
                Mark as agreed
              </Button>
            </Allowed>
          )}
          <Allowed call={negotiations.change}>
            <Button size="small" tone="quiet" aria-label={`Edit ${shown}`} onClick={() => setAsked('correct')}>
              Edit
            </Button>
            <Button size="small" tone="quiet" busy={change.isPending} aria-label={`Delete ${shown}`} onClick={remove}>
              Delete
            </Button>
          </Allowed>
        </div>
      )}
      {asked === 'correct' && (
        <CorrectDialog offer={offer} place={place} negotiation={negotiation} onClose={() => setAsked(null)} />
      )}
      {asked === 'accept' && (
        <AcceptDialog offer={offer} place={place} negotiation={negotiation} onClose={() => setAsked(null)} />
      )}
    </li>
  )
}

/** Where an offer was seen, and who put it down. */
function sourceWords({ messageId, by }: Pick<NegotiationOffer, 'messageId' | 'by'>): string[] {
  if (messageId !== null) return ['From the thread', ...(by === null ? [] : [`logged by ${by}`])]
  return [by === null ? 'Logged by hand' : `Logged by ${by}`]
}

function Ignored({ offer: { id, side, amount, at }, place, negotiation, open }: OfferProps) {
  const change = useChangeOffer(place)
  const shown = amountIn(amount, signOfCurrency[negotiation.currency])
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        {shown} · {sideWords[side]}, {date(at)}
      </span>
      {open && (
        <Allowed call={negotiations.change}>
          <Button
            size="small"
            tone="quiet"
            busy={change.isPending}
            aria-label={`It’s an offer: ${shown}`}
            onClick={() =>
              change.mutate(
                { offerId: id, state: 'made' },
                { onError: (error) => toast('Not changed', sentenceOf(error), 'risk') },
              )
            }
          >
            It’s an offer
          </Button>
        </Allowed>
      )}
    </li>
  )
}
