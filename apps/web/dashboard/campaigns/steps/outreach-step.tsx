import {
  ApiFailure,
  type CampaignCreator,
  isToContact,
  outreachSends,
  type outreachStates,
  signOfCurrency,
} from '@vouch/contract'
import { amountIn } from '@vouch/presentation'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Allowed } from '../../../account/allowed.tsx'
import { sentenceOf } from '../../../api/refusal.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { outreachWords } from '../campaign-words.ts'
import { useEditing } from '../fields/editing.tsx'
import { SavedChoice } from '../fields/saved-choice.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { plainText } from '../fields/writings.ts'
import { ViewSwitch } from '../view-switch.tsx'
import { CreatorName } from './creator-name.tsx'
import { FeeField } from './fee-field.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

const views = { list: 'List', board: 'Board' } as const

/** Where the talks with each approved creator stand: emails and replies move it, and people note the rest. */
export function OutreachStep({ campaign, acts }: StepProps) {
  const { may } = useEditing()
  const [view, setView] = useState<keyof typeof views>('list')
  const approved = campaign.creators.filter(({ fields }) => fields.decision.value === 'approved')
  if (approved.length === 0) return <NobodyApproved />
  const untouched = approved.filter(isToContact).length
  const sign = signOfCurrency[campaign.fields.currency.value]
  return (
    <>
      <p className={styles.byHand}>
        Emails and replies update these statuses. Log anything you did elsewhere.{' '}
        <Link to={`/dashboard/outreach?campaign=${campaign.id}`}>Open the inbox</Link>
      </p>
      {may && untouched > 0 && (
        <Allowed call={outreachSends.send}>
          <div>
            <ButtonLink to={`/dashboard/outreach/new?campaign=${campaign.id}`}>
              Write to {untouched === 1 ? '1 creator' : `${untouched} creators`}
            </ButtonLink>
          </div>
        </Allowed>
      )}
      <ViewSwitch label="Outreach as" views={views} value={view} onChange={setView} />
      {view === 'board' ? (
        <Suspense fallback={<div className={styles.waiting} role="status" aria-label="Loading the board" />}>
          <OutreachBoard approved={approved} acts={acts} sign={sign} />
        </Suspense>
      ) : (
        <ul className={styles.people}>
          {approved.map((entry) => (
            <Talks key={entry.id} campaignId={campaign.id} entry={entry} acts={acts} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Stands in the steps after the start while nobody is approved. */
export function NobodyApproved() {
  return (
    <EmptyState title="No one is approved yet" actions={<ButtonLink to="?step=4">Decide on creators</ButtonLink>}>
      Approve creators in step 4. They show up here.
    </EmptyState>
  )
}

interface TalksProps {
  campaignId: string
  entry: CampaignCreator
  acts: StepProps['acts']
}

function Talks({ campaignId, entry, acts }: TalksProps) {
  const { fields, creator } = entry
  const write = acts.writeCreator(entry.id)
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <PlatformIcon platform={creator.platform} />
        <CreatorName entry={entry} />
        <Link
          className={styles.negotiate}
          to={`/dashboard/campaigns/${campaignId}/negotiation/${entry.id}`}
          aria-label={`Negotiate with ${shownName(creator)}`}
        >
          Negotiate
        </Link>
      </div>
      <fieldset className={styles.fieldRow}>
        <legend className="visually-hidden">{shownName(creator)}</legend>
        <SavedChoice
          label="Outreach"
          field={fields.outreach}
          options={outreachWords}
          write={(value, version) => write('outreach', value, version)}
        />
        <FeeField of="fee" entry={entry} acts={acts} />
        <FeeField of="agreedFee" entry={entry} acts={acts} />
        <SavedText
          label="Note"
          field={fields.note}
          write={(value, version) => write('note', value, version)}
          writing={plainText}
          maxLength={2_000}
        />
      </fieldset>
    </li>
  )
}

// The library that moves cards is loaded by those who look at a board.
const Board = latePart(async () => ({ default: (await import('../outreach-cards.tsx')).OutreachCards }))

interface OutreachBoardProps {
  approved: readonly CampaignCreator[]
  acts: StepProps['acts']
  sign: string
}

function OutreachBoard({ approved, acts, sign }: OutreachBoardProps) {
  const { may, reload } = useEditing()

  async function move({ id, fields }: CampaignCreator, to: (typeof outreachStates)[number]) {
    try {
      await acts.writeCreator(id)('outreach', to, fields.outreach.version)
    } catch (error) {
      if (error instanceof ApiFailure && error.body.code === 'field_conflict') void reload()
      toast('Not moved', sentenceOf(error, 'Try again.'), 'risk')
    }
  }

  return (
    <Board
      approved={approved}
      feeOf={({ fields }) => amountIn(fields.agreedFee.value ?? fields.fee.value, sign)}
      onMove={may ? (entry, to) => void move(entry, to) : undefined}
    />
  )
}
