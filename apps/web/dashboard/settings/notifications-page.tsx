import type { Notifications } from '@vouch/contract'
import { useChangeNotifications } from '../../api/account-settings.ts'
import { Notice } from '../../ui/notice.tsx'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'

const letters: readonly { topic: keyof Notifications; name: string; words: string }[] = [
  {
    topic: 'signInAlerts',
    name: 'Sign-ins with another device',
    words: 'When your account is used from a kind of browser or system that it has not seen.',
  },
  {
    topic: 'creditWarnings',
    name: 'Few credits left',
    words: 'When 50 and when 20 credits are left.',
  },
  { topic: 'productNews', name: 'News about Vouch', words: 'What is new, now and then.' },
]

/** Which letters are wanted. A switch is saved when it is moved. */
export default function NotificationsPage() {
  const { notifications } = useAccount()
  const change = useChangeNotifications()
  return (
    <>
      <Section title="Letters you choose" lead="Sent to your email address. A switch is saved when you move it.">
        {change.isError && (
          <Notice tone="risk" urgent>
            {change.error.message}
          </Notice>
        )}
        <div className={styles.list}>
          {letters.map(({ topic, name, words }) => {
            // What was asked for shows at once; when it is refused, the answer's state comes back.
            const wanted = change.isPending ? (change.variables[topic] ?? notifications[topic]) : notifications[topic]
            return (
              <label key={topic} className={styles.letter}>
                <span className={styles.letterName}>{name}</span>
                <span className={styles.letterWords}>{words}</span>
                <input
                  className={styles.switch}
                  type="checkbox"
                  name={topic}
                  checked={wanted}
                  onChange={({ target }) => change.mutate({ [topic]: target.checked })}
                />
              </label>
            )
          })}
        </div>
      </Section>
      <Section title="Letters that always come" lead="They belong to your account or to the law.">
        <p>
          Receipts and failed payments, the end of a trial, changes of plan, changed passwords and addresses, links that
          you ask for, and the deletion of your account.
        </p>
      </Section>
    </>
  )
}
