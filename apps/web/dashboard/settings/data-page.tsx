import { useSaveOwnData } from '../../api/account-settings.ts'
import { sentenceOf } from '../../api/refusal.ts'
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
          One JSON file with everything we store about you and your workspace: profile, sign-ins, emails, credits,
          verifications and reports. Passwords and tokens are not included.
        </p>
        {save.isError && (
          <Notice tone="risk" urgent>
            {sentenceOf(save.error, 'The file could not be made. Try again.')}
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
