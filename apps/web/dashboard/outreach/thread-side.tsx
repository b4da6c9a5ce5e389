import { type OpenThread, outreach, setThreadStates } from '@vouch/contract'
import { decisionName, decisionTone, platformName, toneColour } from '@vouch/presentation'
import { Link } from 'react-router'
import { type ThreadChange, useChangeThread } from '../../api/outreach.ts'
import { sentenceOf } from '../../api/refusal.ts'
import { useMay, useWorkspace } from '../../api/workspaces.ts'
import { SelectField } from '../../ui/field.tsx'
import { shownName } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import styles from './outreach.module.css'
import { sourceWords, threadStateWords } from './outreach-words.ts'

/** Beside a thread: how it stands, who looks after it, the creator's report, and why they may be written to. */
export function ThreadSide({ thread }: { thread: OpenThread }) {
  const { creator, campaign, address, source, evidence, consentReason, verdict } = thread
  return (
    <aside className={styles.side} aria-label="About this thread">
      <Standing thread={thread} />
      <dl className={styles.facts}>
        <dt>Creator</dt>
        <dd>
          {shownName(creator)} (@{creator.handle}, {platformName(creator.platform)})
        </dd>
        <dt>Report</dt>
        <dd>{verdict === null ? <NoReport /> : <Report verdict={verdict} />}</dd>
        {campaign && (
          <>
            <dt>Campaign</dt>
            <dd>
              <Link to={`/dashboard/campaigns/${campaign.id}?step=5`}>{campaign.name}</Link>
              {campaign.entryId !== null && (
                <>
                  <br />
                  <Link to={`/dashboard/campaigns/${campaign.id}/negotiation/${campaign.entryId}`}>
                    Negotiate the fee
                  </Link>
                </>
              )}
            </dd>
          </>
        )}
        <dt>Address</dt>
        <dd>{address}</dd>
        <dt>Where it’s from</dt>
        <dd>
          {sourceWords[source]}: {evidence}
        </dd>
        {consentReason && (
          <>
            <dt>Why you may write to them</dt>
            <dd>{consentReason}</dd>
          </>
        )}
      </dl>
    </aside>
  )
}

function NoReport() {
  return (
    <>
      Not verified yet. <Link to="/dashboard/verify">Verify them</Link>
    </>
  )
}

function Report({ verdict: { verificationId, trust, decision } }: { verdict: NonNullable<OpenThread['verdict']> }) {
  const word = (['book', 'ask-first', 'dont-book'] as const).find((each) => each === decision)
  return (
    <>
      {word && <strong style={{ color: toneColour(decisionTone(word)) }}>{decisionName(word)}</strong>}
      {word && trust && ', '}
      {trust && `trust ${trust.score} (${trust.low} to ${trust.high})`}
      {!word && !trust && 'No verdict'}
      <br />
      <Link to={`/dashboard/verifications/${verificationId}`}>Open the report</Link>
    </>
  )
}

const nobody = ''

function Standing({ thread: { id, state, assignee } }: { thread: OpenThread }) {
  const change = useChangeThread(id)
  const may = useMay(outreach.change)
  const team = useWorkspace()
  const save = (changed: ThreadChange) =>
    change.mutate(changed, { onError: (error) => toast('Not saved', sentenceOf(error), 'risk') })
  const set = setThreadStates.find((each) => each === state)
  const members = team.data?.members ?? []
  return (
    <>
      <SelectField
        label="Status"
        value={state}
        disabled={!may || state === 'unsubscribed'}
        onChange={({ target }) => {
          const chosen = setThreadStates.find((each) => each === target.value)
          if (chosen) save({ state: chosen })
        }}
      >
        {!set && <option value={state}>{threadStateWords[state]}</option>}
        {setThreadStates.map((each) => (
          <option key={each} value={each}>
            {threadStateWords[each]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Assigned to"
        value={assignee?.id ?? nobody}
        disabled={!may}
        onChange={({ target }) => save({ assigneeId: target.value === nobody ? null : target.value })}
      >
        <option value={nobody}>No one</option>
        {assignee && !members.some(({ userId }) => userId === assignee.id) && (
          <option value={assignee.id}>{assignee.name}</option>
        )}
        {members.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  )
}
