import { lazy, Suspense } from 'react'
import { useConfig } from '../api/operator.ts'
import { sentenceOf } from '../api/refusal.ts'
import { Notice } from '../ui/notice.tsx'
import type { CardFormProps } from './card-form-props.ts'
import { canTakeCards, cardMessages } from './card-outcome.ts'
import { SimulatedCardForm } from './simulated-card-form.tsx'

/** The provider's client is loaded where cards are real, and nowhere else. */
const StripeCardForm = lazy(() => import('./stripe-card-form.tsx').then((own) => ({ default: own.StripeCardForm })))

/** @returns whether cards can be taken here: null while that is not known yet */
export function useCardsTaken(): boolean | null {
  const config = useConfig()
  return config.data ? canTakeCards(config.data.cards.publishableKey) : null
}

/** The form for a card, drawn by the provider, or plainly simulated. */
export function CardForm(props: Omit<CardFormProps, 'publishableKey'>) {
  const config = useConfig()
  if (config.isError)
    return (
      <Notice tone="risk" urgent>
        {sentenceOf(config.error, cardMessages.notLoaded)}
      </Notice>
    )
  if (!config.data) return null
  const { publishableKey, simulated } = config.data.cards
  if (simulated) return <SimulatedCardForm {...props} publishableKey={publishableKey} />
  return (
    <Suspense fallback={null}>
      <StripeCardForm {...props} publishableKey={publishableKey} />
    </Suspense>
  )
}
