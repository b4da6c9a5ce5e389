import { useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
import { useCardChange, useRefresh } from '../../api/subscription.ts'
import type { CardIntent } from '../../cards/card-form-props.ts'
import { toast } from '../../ui/toast.ts'
import { cardName } from './plan-words.ts'

/** Another card, from opening its set-up to paying with it what is due; the bank may ask its owner in between. */
export function useCardForm() {
  const [intent, setIntent] = useState<CardIntent | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { open, keep } = useCardChange()
  const refresh = useRefresh()

  function begin() {
    setRefusal(null)
    keep.reset()
    if (intent === null) open.mutate(undefined, { onSuccess: setIntent, onError: (error) => setRefusal(error.message) })
  }

  /** The form is done. A charge that is refused now is the new card's: it is kept, and the page says why. */
  async function finish() {
    if (intent === null) return
    try {
      const { card, confirmation } = await keep.mutateAsync(intent.id)
      if (confirmation === null) toast('Card saved', `${cardName(card)} will be charged from now on.`, 'good')
    } catch (error) {
      setRefusal(sentenceOf(error, 'We couldn’t save the card. Please try again.'))
      await refresh.mutateAsync().catch(() => undefined)
    }
    setIntent(null)
  }

  async function settle() {
    await refresh.mutateAsync()
    keep.reset()
    toast('Paid', 'The new card will be charged from now on.', 'good')
  }

  return {
    intent,
    refusal,
    opening: open.isPending,
    /** A charge that waits for the new card's owner. */
    confirmation: keep.data?.confirmation ?? null,
    begin,
    finish,
    settle,
    /** The bank's question was answered with no: what is due can be paid from the notice above. */
    again: keep.reset,
    cancel: () => setIntent(null),
    refuse: setRefusal,
  }
}

export type CardFormState = ReturnType<typeof useCardForm>
