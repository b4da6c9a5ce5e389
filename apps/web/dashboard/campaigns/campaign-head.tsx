import { actionCosts, type Campaign, type CampaignDeed, campaigns, campaignTemplates, deedsOf } from '@vouch/contract'
import { date } from '@vouch/presentation'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { type CampaignActs, useCampaignReturns } from '../../api/campaigns.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { Button } from '../../ui/button.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { type Opening, useOpening } from '../../ui/use-opening.ts'
import { deedWords, stateWords } from './campaign-words.ts'
import styles from './campaigns.module.css'
import { SavedText } from './fields/saved-text.tsx'
import { plainText } from './fields/writings.ts'
import { StartDialog } from './start-dialog.tsx'

interface CampaignHeadProps {
  campaign: Campaign
  acts: CampaignActs
  readOnly: boolean
}

/** The name of a campaign, how it stands, and what can be done with the whole of it. */
export function CampaignHead({ campaign, acts, readOnly }: CampaignHeadProps) {
  const { open: naming, show, hide, opener } = useOpening()
  const { state, fields } = campaign
  return (
    <PageHead
      back={{ to: '/dashboard/campaigns', name: 'Campaigns' }}
      title={fields.name.value}
      naming={
        naming ? (
          <div className={styles.naming}>
            <SavedText
              label="Campaign name"
              field={fields.name}
              write={(value, version) => acts.write('name', value, version)}
              writing={{ ...plainText, read: (text) => text.trim() || undefined, wrong: 'Enter a name.' }}
              maxLength={80}
              autoFocus
            />
            <Button size="small" tone="quiet" onClick={hide}>
              Done
            </Button>
          </div>
        ) : undefined
      }
      actions={
        !readOnly &&
        !naming && (
          <Allowed call={campaigns.change}>
            <Deeds campaign={campaign} onRename={show} renaming={opener} />
          </Allowed>
        )
      }
    >
      <span className={styles.state} data-state={state}>
        {stateWords[state]}
      </span>{' '}
      {campaignTemplates[fields.goal.value].name}
      {fields.startsOn.value && ` · ${date(fields.startsOn.value)} to ${date(fields.endsOn.value)}`}
    </PageHead>
  )
}

interface DeedsProps {
  campaign: Campaign
  onRename: () => void
  /** For the button that renames. */
  renaming: Opening['opener']
}

function Deeds({ campaign, onRename, renaming }: DeedsProps) {
  const { id, state, fields } = campaign
  const returns = useCampaignReturns()
  const navigate = useNavigate()
  const [starting, setStarting] = useState(false)
  const [busy, setBusy] = useState<string | null>(null)
  const name = fields.name.value

  async function act(what: string, deed: () => Promise<unknown>) {
    setBusy(what)
    try {
      await deed()
    } catch (error) {
      toast('Nothing was changed', sentenceOf(error, 'Try again.'), 'risk')
    } finally {
      setBusy(null)
    }
  }

  const move = (deed: CampaignDeed) =>
    act(deed, async () => {
      await returns.move(id, deed)
      if (deed === 'archive') offerUndo({ title: `“${name}” archived`, takeBack: () => returns.move(id, 'restore') })
    })
  const duplicate = () =>
    act('duplicate', async () => {
      const copy = await returns.duplicate(id)
      navigate(`/dashboard/campaigns/${copy.id}`)
      toast('Campaign copied', 'This is the new draft. Dates and results weren’t copied.', 'good')
    })
  const remove = () =>
    act('remove', async () => {
      navigate('/dashboard/campaigns')
      await returns.remove(id)
      offerUndo({ title: `“${name}” deleted`, takeBack: () => returns.restore(id) })
    })

  return (
    <>
      {state !== 'archived' && (
        <Button ref={renaming} tone="quiet" size="small" onClick={onRename}>
          Rename
        </Button>
      )}
      <Button tone="quiet" size="small" busy={busy === 'duplicate'} onClick={duplicate}>
        Duplicate
      </Button>
      <Button tone="quiet" size="small" busy={busy === 'remove'} onClick={remove}>
        Delete
      </Button>
      {deedsOf(state)
        .filter((deed) => deed !== 'start')
        .toReversed()
        .map((deed) => (
          <Button key={deed} tone="secondary" size="small" busy={busy === deed} onClick={() => void move(deed)}>
            {deedWords[deed]}
          </Button>
        ))}
      {state === 'draft' && (
        <Button size="small" onClick={() => setStarting(true)}>
          {deedWords.start} · {actionCosts.campaign_workflow} credits
        </Button>
      )}
      {starting && <StartDialog campaign={campaign} onClose={() => setStarting(false)} />}
    </>
  )
}
