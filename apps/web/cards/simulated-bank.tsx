import { Button } from '../ui/button.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import styles from './card-form.module.css'

interface SimulatedBankProps {
  busy?: boolean
  onAnswer: (outcome: 'succeeded' | 'failed') => void
}

/** The question of the sandbox's bank to the card's owner. */
export function SimulatedBank({ busy = false, onAnswer }: SimulatedBankProps) {
  return (
    <section className={styles.bank} role="alert" aria-label="Card authentication">
      <p>The simulated bank wants to know if it’s you.</p>
      <div className={styles.bankActions}>
        <Button busy={busy} onClick={() => onAnswer('succeeded')} ref={takeFocus}>
          Complete authentication
        </Button>
        <Button tone="secondary" onClick={() => !busy && onAnswer('failed')}>
          Fail authentication
        </Button>
      </div>
    </section>
  )
}
