import { type Negotiation, type NegotiationOffer, signOfCurrency } from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import { type NegotiationPlace, useAcceptOffer } from '../../../api/negotiation.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import page from '../campaigns.module.css'
import styles from './negotiation.module.css'

interface AcceptDialogProps {
  offer: NegotiationOffer
  place: NegotiationPlace
  negotiation: Negotiation
  onClose: () => void
}

/** Says what agreeing changes, before it does. */
export function AcceptDialog({ offer, place, negotiation, onClose }: AcceptDialogProps) {
  const { currency, creator, agreed, frame } = negotiation
  const accept = useAcceptOffer(place)
  const shown = amountIn(offer.amount, signOfCurrency[currency])
  const save = () =>
    accept.mutate(
      { offerId: offer.id, version: agreed.version },
      {
        onSuccess: () => {
          toast('Agreed', `${shown} is the agreed fee.`, 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog title={`Agree on ${shown}?`} width={480} onClose={onClose}>
      <div className={styles.dialog}>
        {accept.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(accept.error)}
          </Notice>
        )}
        {frame !== null && offer.amount > frame.walkAway && (
          <Notice tone="caution">
            That’s above {amountIn(frame.walkAway, signOfCurrency[currency])}, where the numbers say to walk away.
          </Notice>
        )}
        <p>
          {shown} becomes the agreed fee of {shownName(creator)} in the campaign, and the fee in a contract that’s still
          a draft. A contract that was sent stays as it is. Nothing is sent to the creator.
        </p>
        <div className={page.actions}>
          <Button busy={accept.isPending} onClick={save}>
            Agree on {shown}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
