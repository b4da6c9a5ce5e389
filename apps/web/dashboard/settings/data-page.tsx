import { useSaveOwnData } from '../../api/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DeleteSection } from './delete-section.tsx'
import { Section } from './section.tsx'
import { useAccount } from './use-account.ts'

/** Taking one's data along, and leaving. */
export default function DataPage() {
  const account = useAccount()
  const save = useSaveOwnData()
  return (
    <>
      <Section title="A copy of your data" lead="Free, as often as you like.">
        <p>
          One JSON file with everything that we keep about you and your workspace: profile, sign-ins, letters, credits,
          verifications and their reports. Passwords and tokens are left out.
        </p>
        {save.isError && (
          <Notice tone="risk" urgent>
            {save.error.message}
          </Notice>
        )}
        <Button tone="secondary" busy={save.isPending} onClick={() => save.mutate()}>
          Download my data
        </Button>
      </Section>
      <DeleteSection account={account} />
    </>
  )
}
