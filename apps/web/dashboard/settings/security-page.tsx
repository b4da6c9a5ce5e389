import { ActivityList } from './activity-list.tsx'
import { PasswordSection } from './password-section.tsx'
import { Section } from './section.tsx'
import { SessionList } from './session-list.tsx'
import { useAccount } from './use-account.ts'

/** What lets somebody in, where that is used, and what happened. */
export default function SecurityPage() {
  const account = useAccount()
  return (
    <>
      <PasswordSection account={account} />
      <Section
        title="Where you are signed in"
        lead="A place ends by itself after 30 days without use, and after 90 days at the latest."
      >
        <SessionList />
      </Section>
      <Section title="Activity" lead="What happened to your account. Nothing here can be changed or deleted.">
        <ActivityList />
      </Section>
    </>
  )
}
