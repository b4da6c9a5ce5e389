import { Button } from '../ui/button.tsx'
import styles from './card-form.module.css'

/** The question of the sandbox's bank to the card's owner. */
export function SimulatedBank({ onAnswer }: { onAnswer: (outcome: 'succeeded' | 'failed') => void }) {
  return (
    <section className={styles.bank} role="alert" aria-label="Card authentication">
      <p>The simulated bank asks whether it is you.</p>
      <div className={styles.bankActions}>
        <Button onClick={() => onAnswer('succeeded')}>Complete authentication</Button>
        <Button tone="secondary" onClick={() => onAnswer('failed')}>
          Fail authentication
        </Button>
      </div>
    </section>
  )
}
