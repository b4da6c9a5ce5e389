import type { Notifications } from '@vouch/contract'
import { useChangeNotifications } from '../../api/account-settings.ts'
import { Notice } from '../../ui/notice.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { Section } from './section.tsx'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'

type Topic = keyof Notifications

const letters: readonly { topic: Topic; name: string; words: string }[] = [
  {
    topic: 'signInAlerts',
    name: 'Sign-ins from a new device',
    words: 'When someone signs in to your account from a browser or device we haven’t seen before.',
  },
  {
    topic: 'creditWarnings',
    name: 'Low credits',
    words: 'When a workspace you own has 50 credits left, and again at 20.',
  },
  {
    topic: 'watchAlerts',
    name: 'Changes to creators you watch',
    words: 'When followers or likes of a creator you watch leave their usual range. One email a day at most.',
  },
  { topic: 'productNews', name: 'Product news', words: 'Occasional updates about what’s new in Vouch.' },
]

/** Which letters are wanted. A switch is saved when it is moved. */
export default function NotificationsPage() {
  const { notifications } = useAccount()
  const change = useChangeNotifications()
  return (
    <>
      <Section title="Emails you choose" lead="Sent to your email address. Changes save automatically.">
        {change.isError && (
          <Notice tone="risk" urgent>
            {change.error.message}
          </Notice>
        )}
        <div className={styles.list}>
          {letters.map(({ topic, name, words }) => (
            <LetterSwitch
              key={topic}
              {...{ topic, name, words }}
              on={notifications[topic]}
              turn={(on) => change.mutateAsync({ [topic]: on })}
            />
          ))}
        </div>
      </Section>
      <Section title="Emails we always send" lead="Required for your account or by law.">
        <p>
          Receipts, failed payments, trial reminders, plan changes, password and email changes, links you request, and
          account deletion. New API keys and connected programs, stopped webhooks, and changes to a workspace’s seats or
          owner.
        </p>
      </Section>
      <Section title="Emails you turn on elsewhere" lead="Off until someone asks for them.">
        <p>
          New matches for a saved search: turn them on in the search. Weekly shortlist checks: turn them on in the list.
          They go to the workspace’s owner. Answers to requests and contracts that you sent to creators.
        </p>
      </Section>
    </>
  )
}

interface SwitchProps {
  topic: Topic
  name: string
  words: string
  on: boolean
  turn: (on: boolean) => Promise<unknown>
}

function LetterSwitch({ topic, name, words, on, turn }: SwitchProps) {
  const [shown, ask] = useAsked(on)
  return (
    <label className={styles.letter}>
      <span className={styles.letterName}>{name}</span>
      <span className={styles.letterWords}>{words}</span>
      <input
        className={styles.switch}
        type="checkbox"
        role="switch"
        aria-checked={shown}
        name={topic}
        checked={shown}
        onChange={({ target }) => ask(target.checked, turn(target.checked))}
      />
    </label>
  )
}
