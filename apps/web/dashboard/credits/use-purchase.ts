import type { CreditPackageOffer } from '@vouch/contract'
import { useState } from 'react'
import { addedNews, creditMessages, type News, openingNews, purchaseNews } from '../../api/credit-messages.ts'
import { claimPurchase, type OpenPayment, openPayment, useCreditsMoved } from '../../api/credits.ts'
import type { RefusalCause } from '../../cards/card-form-props.ts'
import { type ToastTone, toast } from '../../ui/toast.ts'

/** `paid`: the money was taken and the credits are not there yet. No card is asked for any more. */
export type PurchaseStep =
  | { kind: 'choosing' }
  | { kind: 'opening'; credits: number }
  | { kind: 'paying'; payment: OpenPayment }
  | { kind: 'paid'; payment: OpenPayment; claiming: boolean }

function tell({ title, message }: News, tone: ToastTone): void {
  toast(title, message, tone)
}

/** A purchase from the package to its credits. Cancelling goes back to the packages; where the credits of a payment could not be added, they
 *  are asked for again, and the payment is not made again. */
export function usePurchase(onDone: () => void, added: (credits: number) => News = addedNews) {
  const [step, setStep] = useState<PurchaseStep>({ kind: 'choosing' })
  const creditsMoved = useCreditsMoved()

  async function choose(offer: CreditPackageOffer): Promise<void> {
    if (step.kind === 'opening') return
    setStep({ kind: 'opening', credits: offer.credits })
    try {
      setStep({ kind: 'paying', payment: await openPayment(offer) })
    } catch (error) {
      setStep({ kind: 'choosing' })
      tell(openingNews(error), 'risk')
    }
  }

  async function claim(payment: OpenPayment): Promise<void> {
    tell(creditMessages.paid, 'good')
    await ask(payment)
  }

  async function ask(payment: OpenPayment): Promise<void> {
    setStep((present) => (present.kind === 'paid' ? { ...present, claiming: true } : present))
    try {
      await claimPurchase(payment)
    } catch (error) {
      setStep({ kind: 'paid', payment, claiming: false })
      return tell(purchaseNews(error), 'risk')
    }
    await creditsMoved()
    setStep({ kind: 'choosing' })
    onDone()
    tell(added(payment.offer.credits), 'good')
  }

  return {
    step,
    choose,
    claim,
    claimAgain: ask,
    cancel: () => setStep({ kind: 'choosing' }),
    refuse: (sentence: string, cause: RefusalCause) =>
      tell({ title: cause === 'provider' ? 'Payment Failed' : 'Payment Error', message: sentence }, 'risk'),
  }
}
