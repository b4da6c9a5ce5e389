import { hasStarted, isToContact, type OutreachSender, outreachSends } from '@vouch/contract'
import { useSearchParams } from 'react-router'
import { RoleNeeded } from '../../account/allowed.tsx'
import { useCampaign, useCampaigns } from '../../api/campaigns.ts'
import { useSender } from '../../api/outreach.ts'
import { isAbsent } from '../../api/refusal.ts'
import { useMay } from '../../api/workspaces.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { Composer, type SendingFacts } from './composer.tsx'
import { NamedRecipients } from './named-recipients.tsx'
import styles from './outreach.module.css'

export function meta() {
  return [{ title: 'Write to creators · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** Writing to creators: whom, what, when; then exactly what would leave, and only then the press that sends it. */
export default function ComposePage() {
  const sender = useSender()
  const ended = usePlanEnded()
  const may = useMay(outreachSends.preview) && !ended
  return (
    <div className={styles.page}>
      <PageHead back={{ to: '/dashboard/outreach', name: 'Outreach' }} title="Write to creators" />
      {ended && <EndedPlan>Your plan has ended, so you can’t write to creators.</EndedPlan>}
      {!may && !ended && <RoleNeeded call={outreachSends.preview} to="write to creators" />}
      {may && sender.isPending && <p role="status">Loading…</p>}
      {may && sender.isError && !sender.data && <LoadFailure query={sender} />}
      {may && sender.data?.sender === null && <NoSender />}
      {may && sender.data?.sender && (
        <Recipients
          readsReplies={readsReplies(sender.data.sender, sender.data.oursIsRead)}
          zone={sender.data.sender.timeZone}
        />
      )}
    </div>
  )
}

/** Whether somebody reads the mailbox that answers come to: the workspace's own, or ours for what our mail server sends. */
function readsReplies({ imap, via }: OutreachSender, oursIsRead: boolean): boolean {
  return imap !== null || (via === 'ours' && oursIsRead)
}

function NoSender() {
  return (
    <EmptyState
      title="Set up your sender details first"
      heading="h2"
      actions={<ButtonLink to="/dashboard/settings/sending">Set up sending</ButtonLink>}
    >
      The law requires your legal name and postal address in every message. You also choose the address that replies go
      to, and the mail server.
    </EmptyState>
  )
}

/** Whom to write to: the approved creators of a campaign, or whoever is named. */
function Recipients(facts: SendingFacts) {
  const [search, setSearch] = useSearchParams()
  // An empty one is none: a link may have been cut.
  const campaignId = search.get('campaign') || null
  const all = useCampaigns()
  const started = all.data?.campaigns.filter(({ state }) => hasStarted(state)) ?? []
  return (
    <>
      {started.length > 0 && (
        <div className={styles.filters}>
          <SelectField
            label="For"
            value={campaignId ?? ''}
            onChange={({ target }) => setSearch(target.value === '' ? {} : { campaign: target.value })}
          >
            <option value="">No campaign</option>
            {started.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {campaignId === null ? (
        <NamedRecipients {...facts} />
      ) : (
        <OfCampaign key={campaignId} id={campaignId} {...facts} />
      )}
    </>
  )
}

function OfCampaign({ id, ...facts }: SendingFacts & { id: string }) {
  const known = useCampaign(id)
  if (known.isPending) return <p role="status">Loading the campaign…</p>
  if (known.isError && !known.data) return isAbsent(known.error) ? <NoCampaign /> : <LoadFailure query={known} />
  const untouched = known.data.creators.filter(isToContact)
  if (untouched.length > 0)
    return <Composer campaignId={id} creators={untouched.map(({ creator }) => creator)} {...facts} />
  return (
    <EmptyState
      title="No one is left to write to"
      heading="h2"
      actions={<ButtonLink to={`/dashboard/campaigns/${id}?step=5`}>Back to the campaign</ButtonLink>}
    >
      Every approved creator of this campaign has been contacted. Approve more in step 4.
    </EmptyState>
  )
}

function NoCampaign() {
  return (
    <EmptyState
      title="Campaign not found"
      heading="h2"
      actions={<ButtonLink to="/dashboard/outreach/new">Write without a campaign</ButtonLink>}
    >
      It may have been deleted, or belong to another workspace.
    </EmptyState>
  )
}
