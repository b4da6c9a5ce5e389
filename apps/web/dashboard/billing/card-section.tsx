import { billing, type Subscription } from '@vouch/contract'
import { Allowed } from '../../account/allowed.tsx'
import { useSession } from '../../api/session.ts'
import { BankQuestion } from '../../cards/bank-question.tsx'
import { CardForm } from '../../cards/card-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../settings/section.tsx'
import styles from './billing.module.css'
import { cardName } from './plan-words.ts'
import type { CardFormState } from './use-card-form.ts'

/** The card that pays, and another one in its place. */
export function CardSection({ plan: { card, cardHolder, status }, form }: { plan: Subscription; form: CardFormState }) {
  const { intent, refusal, confirmation } = form
  const current = useSession()
  const ownName = current.status === 'signed-in' ? current.user.name : null
  const due = status === 'past_due' ? 'Adding another card pays what’s due right away.' : 'Used for all plan charges.'
  const label = card === null ? 'Add a card' : 'Use a different card'
  return (
    <Section title="Card" lead={due}>
      {card === null ? (
        <p>No card on file.</p>
      ) : (
        <p className={styles.card}>
          {cardName(card)}
          <span className={styles.quiet}>
            expires {String(card.expMonth).padStart(2, '0')}/{card.expYear}
          </span>
        </p>
      )}
      {card !== null && cardHolder !== null && (
        <p className={styles.quiet}>
          {cardHolder === ownName
            ? 'This is your own card, from when you owned this workspace.'
            : `This card belongs to ${cardHolder}, who owned this workspace before.`}
        </p>
      )}
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal}
        </Notice>
      )}
      {confirmation && <BankQuestion confirmation={confirmation} onDone={form.settle} onAgain={form.again} />}
      {intent === null ? (
        <Allowed call={billing.keepCard}>
          <Button tone="secondary" busy={form.opening} onClick={form.begin}>
            {label}
          </Button>
        </Allowed>
      ) : (
        <section className={styles.cardForm} aria-label={label} ref={takeToForm} tabIndex={-1}>
          <CardForm
            intent={intent}
            submitLabel="Save card"
            cancel={{ label: 'Cancel', onClick: form.cancel }}
            onDone={form.finish}
            onRefused={form.refuse}
            onTry={() => form.refuse(null)}
          />
        </section>
      )}
    </Section>
  )
}

/** The form may be far from the button that opened it. */
function takeToForm(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
