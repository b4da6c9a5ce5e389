import { bulk, type CampaignCreator } from '@vouch/contract'
import { figureTable, plural, shownFigure } from '@vouch/presentation'
import { Link } from 'react-router'
import { Allowed } from '../../../account/allowed.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { toast } from '../../../ui/toast.ts'
import { TrustMark } from '../../../ui/tolerance-mark.tsx'
import { VerdictWord } from '../../../ui/verdict-word.tsx'
import { VerifyAll } from '../../verify-all.tsx'
import { decisionOptions, roleOptions } from '../campaign-words.ts'
import { useEditing } from '../fields/editing.tsx'
import { SavedChoice } from '../fields/saved-choice.tsx'
import { SavedText } from '../fields/saved-text.tsx'
import { plainText } from '../fields/writings.ts'
import { CreatorName } from './creator-name.tsx'
import { FeeField } from './fee-field.tsx'
import type { StepProps } from './step-props.ts'
import styles from './steps.module.css'

/** Whether audiences are real, what each creator costs, and who is in. */
export function ShortlistStep({ campaign, acts }: StepProps) {
  const { creators, fields } = campaign
  const { may } = useEditing()
  const waiting = creators.filter(
    ({ verdict, running, fields: { decision } }) => !verdict && !running && decision.value !== 'declined',
  )
  const running = creators.filter((each) => each.running).length
  if (creators.length === 0)
    return (
      <EmptyState title="No creators to verify" actions={<ButtonLink to="?step=3">Find creators</ButtonLink>}>
        Add creators first. Then you can verify them and decide.
      </EmptyState>
    )
  return (
    <>
      {may && waiting.length > 0 && (
        <Allowed call={bulk.create}>
          <VerifyAll
            creators={waiting.map(({ creator }) => creator)}
            name={fields.name.value}
            label={`Verify ${plural(waiting.length, 'creator')}`}
            onBegun={() => {
              toast('Verification started', 'Verdicts show up here as they come.', 'good')
              void acts.reload()
            }}
          />
        </Allowed>
      )}
      {running > 0 && (
        <p role="status" className={styles.quiet}>
          {plural(running, 'verification')} in progress. You can leave; we’ll keep going.
        </p>
      )}
      <ul className={styles.people}>
        {creators.map((entry) => (
          <Decided key={entry.id} entry={entry} acts={acts} />
        ))}
      </ul>
    </>
  )
}

function Decided({ entry, acts }: { entry: CampaignCreator; acts: StepProps['acts'] }) {
  const { verdict, fields, creator } = entry
  const write = acts.writeCreator(entry.id)
  const name = shownName(creator)
  return (
    <li className={styles.person} data-out={fields.decision.value === 'declined' || undefined}>
      <div className={styles.who}>
        <PlatformIcon platform={creator.platform} />
        <CreatorName entry={entry} />
        <VerdictWord verdict={verdict} />
        {entry.changes > 0 && (
          <Link
            className={styles.change}
            to={`/dashboard/watch/${creator.platform}/${encodeURIComponent(creator.handle)}`}
          >
            {plural(entry.changes, 'change')}
          </Link>
        )}
      </div>
      <div className={styles.verdict}>
        {verdict?.trust ? (
          <TrustMark trust={verdict.trust} />
        ) : (
          <span className={styles.quiet}>
            {entry.running ? 'Being verified' : verdict ? 'No score' : 'Not verified yet'}
          </span>
        )}
        <span className={styles.quiet}>
          {figureTable.reach.name} {shownFigure({ value: verdict?.reach?.value ?? null, unit: figureTable.reach.unit })}
          , market price {shownFigure({ value: verdict?.price?.value ?? null, unit: figureTable.price.unit })}
        </span>
      </div>
      <Advice entry={entry} />
      <fieldset className={styles.fieldRow}>
        <legend className="visually-hidden">{name}</legend>
        <SavedChoice
          label="Decision"
          field={fields.decision}
          options={decisionOptions}
          write={(value, version) => write('decision', value, version)}
        />
        <SavedChoice
          label="Role"
          field={fields.role}
          options={roleOptions}
          write={(value, version) => write('role', value, version)}
        />
        <FeeField of="fee" entry={entry} acts={acts} />
        <SavedText
          label="Reason"
          field={fields.reason}
          write={(value, version) => write('reason', value, version)}
          writing={plainText}
          maxLength={500}
        />
      </fieldset>
    </li>
  )
}

/** Said where the decision and the report disagree. */
function Advice({ entry: { verdict, fields } }: { entry: CampaignCreator }) {
  const word = verdict?.decision?.word
  if (fields.decision.value !== 'approved' || word === undefined || word === 'book') return null
  return (
    <p className={styles.advice}>
      {word === 'dont-book'
        ? 'You approved this creator; the report says not to book.'
        : 'The report says to ask this creator first.'}
    </p>
  )
}
