import type { Subscription } from '@vouch/contract'
import { useState } from 'react'
import { useCardChange, useRefresh } from '../../api/subscription.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { CardForm } from '../../cards/card-form.tsx'
import type { CardIntent } from '../../cards/card-form-props.ts'
import { Button } from '../../ui/button.tsx'
import { missing } from '../../ui/format.ts'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './billing.module.css'
import { cardName } from './plan-words.ts'

/** The card that pays, and another one in its place. What is due is paid with it at once. */
export function CardSection({ plan }: { plan: Subscription }) {
  const [intent, setIntent] = useState<CardIntent | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { open, keep } = useCardChange()
  const refresh = useRefresh()
  const { card } = plan
  const confirmation = keep.data?.confirmation ?? null

  async function finish() {
    if (intent === null) return
    const { card: kept, confirmation: asked } = await keep.mutateAsync(intent.id)
    setIntent(null)
    if (asked === null) toast('Card saved', `${cardName(kept)} pays from now on.`, 'good')
  }

  return (
    <section className={styles.section} aria-labelledby="card">
      <h2 className={styles.sectionTitle} id="card">
        Card
      </h2>
      <p>
        {card === null ? missing : cardName(card)}
        {card && (
          <span className={styles.quiet}>
            {' '}
            expires {String(card.expMonth).padStart(2, '0')}/{card.expYear}
          </span>
        )}
      </p>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {confirmation && (
        <BankQuestion
          confirmation={confirmation}
          onDone={async () => {
            await refresh.mutateAsync()
            keep.reset()
          }}
        />
      )}
      {intent === null ? (
        <div className={styles.actions}>
          <Button
            tone="secondary"
            busy={open.isPending}
            onClick={() =>
              open.mutate(undefined, { onSuccess: setIntent, onError: ({ message }) => setRefusal(message) })
            }
          >
            Use another card
          </Button>
        </div>
      ) : (
        <div className={styles.cardForm}>
          <CardForm
            intent={intent}
            submitLabel="Save card"
            cancel={{ label: 'Cancel', onClick: () => setIntent(null) }}
            onDone={finish}
            onRefused={setRefusal}
            onTry={() => setRefusal(null)}
          />
        </div>
      )}
    </section>
  )
}
