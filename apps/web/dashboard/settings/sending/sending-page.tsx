import { outreachSenders } from '@vouch/contract'
import { RoleNeeded } from '../../../account/allowed.tsx'
import { useSender } from '../../../api/outreach.ts'
import { useMay } from '../../../api/workspaces.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../section.tsx'
import settings from '../settings.module.css'
import { RecordList } from './record-list.tsx'
import { SenderForm } from './sender-form.tsx'
import { SuppressionList } from './suppression-list.tsx'

/** Who sends outreach: name, address, mail server and mailbox, what DNS must say, and who must not be written to. */
export default function SendingPage() {
  const known = useSender()
  const may = useMay(outreachSenders.save)
  if (known.isPending)
    return (
      <p className={settings.quiet} role="status">
        Loading…
      </p>
    )
  if (known.isError && !known.data) return <LoadFailure query={known} urgent />
  const { sender, ours, oursIsRead } = known.data
  return (
    <>
      <Section
        title="Sender"
        lead="We add your legal name and postal address to every email, as the law requires. We encrypt your passwords."
      >
        {may ? (
          <SenderForm key={sender === null ? 'first' : 'known'} sender={sender} ours={ours} oursIsRead={oursIsRead} />
        ) : (
          <RoleNeeded call={outreachSenders.save} to="set up sending" />
        )}
      </Section>
      {may && sender?.via === 'own' && (
        <Section
          title="DNS"
          lead="Receivers look for three records of your domain. Without them your emails may land in spam."
        >
          <RecordList />
        </Section>
      )}
      <Section
        title="Do-not-email list"
        lead="We don’t email anyone who unsubscribes or whose address bounces. To take an address off this list, give a reason."
      >
        <SuppressionList />
      </Section>
    </>
  )
}
