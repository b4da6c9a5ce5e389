import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import {
  type Campaign,
  type CampaignCreator,
  type CampaignDeliverable,
  type ContractSummary,
  campaignTemplates,
  type DeliverableKind,
  deliverableKinds,
  isTakingPart,
} from '@vouch/contract'
import { deliverableWords } from '@vouch/presentation'
import { useState } from 'react'
import { useContracts } from '../../../api/contracts.ts'
import { sentenceOf } from '../../../api/refusal.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { contractWords, deliveryWords } from '../campaign-words.ts'
import { EntryContract } from '../contracts/entry-contract.tsx'
import { useEditing } from '../fields/editing.tsx'
import { SavedChoice } from '../fields/saved-choice.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { dateText, linkText, plainText } from '../fields/writings.ts'
import { LinksSection } from '../tracking/links-section.tsx'
import { CreatorName } from './creator-name.tsx'
import { DraftReview } from './draft-review.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** @returns creators who take part: those whom contracts, content and results are about */
export function agreedOf({ creators }: Pick<Campaign, 'creators'>): CampaignCreator[] {
  return creators.filter(isTakingPart)
}

/** Contracts and deliverables of everybody who takes part. A contract that is signed elsewhere is noted by hand. */
export function ContentStep({ campaign, acts }: StepProps) {
  const agreed = agreedOf(campaign)
  const known = useContracts(campaign.id)
  if (agreed.length === 0)
    return (
      <EmptyState title="No one has agreed yet" actions={<ButtonLink to="?step=5">Go to outreach</ButtonLink>}>
        Creators you agree with show up here, with their contract and what they deliver.
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.people}>
        {agreed.map((entry) => (
          <Contracted
            key={entry.id}
            entry={entry}
            campaign={campaign}
            acts={acts}
            known={known.data?.contracts.filter(({ entryId }) => entryId === entry.id)}
          />
        ))}
      </ul>
      <LinksSection campaign={campaign} agreed={agreed} />
    </>
  )
}

interface ContractedProps extends StepProps {
  entry: CampaignCreator
  /** Contracts with the creator; undefined while they are loaded. */
  known: readonly ContractSummary[] | undefined
}

function Contracted({ entry, campaign, acts, known }: ContractedProps) {
  const { may } = useEditing()
  const write = acts.writeCreator(entry.id)
  const name = shownName(entry.creator)
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <PlatformIcon platform={entry.creator.platform} />
        <CreatorName entry={entry} />
        <span className={styles.contract}>
          <SavedChoice
            label={`Contract with ${name}`}
            field={entry.fields.contract}
            options={contractWords}
            write={(value, version) => write('contract', value, version)}
          />
        </span>
      </div>
      {known && <EntryContract campaignId={campaign.id} entry={entry} known={known} />}
      <ul className={styles.deliverables}>
        {entry.deliverables.map((each, place) => (
          <Deliverable key={each.id} deliverable={each} name={`${name}, ${place + 1}`} acts={acts} />
        ))}
      </ul>
      {may && <NewDeliverable entry={entry} campaign={campaign} acts={acts} />}
    </li>
  )
}

interface DeliverableProps {
  deliverable: CampaignDeliverable
  name: string
  acts: StepProps['acts']
}

function Deliverable({ deliverable: { id, fields }, name, acts }: DeliverableProps) {
  const { may } = useEditing()
  const write = acts.writeDeliverable(id)
  const remove = () =>
    void acts.removeDeliverable(id).catch((error: unknown) => toast('Not deleted', sentenceOf(error), 'risk'))
  return (
    <li>
      <fieldset className={styles.deliverable}>
        <legend className="visually-hidden">Deliverable of {name}</legend>
        <SavedChoice
          label="Format"
          field={fields.kind}
          options={deliverableWords}
          write={(value, version) => write('kind', value, version)}
        />
        <SavedText
          label="Description"
          field={fields.title}
          write={(value, version) => write('title', value, version)}
          writing={plainText}
          maxLength={120}
        />
        <SavedText
          label="Due"
          type="date"
          field={fields.dueOn}
          write={(value, version) => write('dueOn', value, version)}
          writing={dateText}
        />
        <SavedChoice
          label="Status"
          field={fields.state}
          options={deliveryWords}
          write={(value, version) => write('state', value, version)}
        />
        <SavedText
          label="Posted link"
          type="url"
          inputMode="url"
          placeholder="https://"
          field={fields.link}
          write={(value, version) => write('link', value, version)}
          writing={linkText}
        />
        {may && (
          <button type="button" className={styles.remove} aria-label={`Delete deliverable of ${name}`} onClick={remove}>
            <IconX size={16} stroke={1.5} aria-hidden="true" />
          </button>
        )}
      </fieldset>
      <DraftReview id={id} fields={fields} name={name} acts={acts} />
    </li>
  )
}

function NewDeliverable({ entry, campaign, acts }: StepProps & { entry: CampaignCreator }) {
  const [busy, setBusy] = useState(false)
  const usual = campaignTemplates[campaign.fields.goal.value].deliverables

  async function add(kinds: readonly DeliverableKind[]) {
    setBusy(true)
    try {
      for (const kind of kinds) await acts.addDeliverable(entry.id, kind)
    } catch (error) {
      toast('Not added', sentenceOf(error, 'Try again.'), 'risk')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.bar}>
      <Button tone="secondary" size="small" busy={busy} onClick={() => void add([usual[0] ?? deliverableKinds[0]])}>
        Add a deliverable
      </Button>
      {entry.deliverables.length === 0 && (
        <Button tone="quiet" size="small" busy={busy} onClick={() => void add(usual)}>
          Add the usual: {usual.map((kind) => deliverableWords[kind].toLowerCase()).join(', ')}
        </Button>
      )}
    </div>
  )
}
