import { useOpenSessions } from '../../api/account-settings.ts'
import { ActivityList } from './activity-list.tsx'
import { ExtensionList } from './extension-list.tsx'
import { PasswordSection } from './password-section.tsx'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'
import styles from './settings.module.css'
import { useAccount } from './use-account.ts'

/** What lets somebody in, where that is used, and what happened. */
export default function SecurityPage() {
  const account = useAccount()
  // The list of devices has no height before it is there: what stands below it comes with it.
  const waiting = useOpenSessions().isPending
  return (
    <>
      <PasswordSection account={account} />
      <Section
        title="Where you are signed in"
        lead="You’re signed out automatically after 30 days of inactivity, or after 90 days no matter what."
      >
        <SessionList />
      </Section>
      <div className={styles.late} hidden={waiting}>
        <Section
          title="Browser extension"
          lead="Where your extension is signed in. It stays signed in for up to 90 days and can’t change your account."
        >
          <ExtensionList />
        </Section>
        <Section title="Activity" lead="A permanent record of activity on your account.">
          <ActivityList />
        </Section>
      </div>
    </>
  )
}
