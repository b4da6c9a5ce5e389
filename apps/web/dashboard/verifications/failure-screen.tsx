import { type Verification, verifications } from '@vouch/contract'
import { plural } from '@vouch/presentation'
import { RoleNeeded } from '../../account/allowed.tsx'
import { useMay } from '../../api/workspaces.ts'
import { AskButton } from '../../consent/ask-button.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDateTime } from '../../ui/own-time.ts'
import { shownName } from '../../ui/shown-name.ts'
import { useNow } from '../../ui/use-now.ts'
import { EndedPlan, usePlanEnded } from '../billing/ended-plan.tsx'
import { isFreeRepeat, repeatPrice } from '../verify/price.ts'
import { useSubmit } from '../verify/use-submit.ts'
import styles from './progress.module.css'
import { CreatorHeading } from './progress-screen.tsx'
import { stepWords } from './states.ts'

/** A verification that could not be finished: why, what is kept, what it cost, and what to do. */
export function FailureScreen({ verification }: { verification: Verification }) {
  const { creator, failure, steps, creditsUsed, createdAt, endedAt } = verification
  const found = steps.filter(({ state, name }) => state === 'done' && name !== 'scoring')
  const kept = found.map(({ name, detail }) => detail ?? stepWords[name].title.toLowerCase()).join(', ')
  return (
    <article className={styles.page}>
      <CreatorHeading verification={verification}>
        <bdi>{shownName(creator)}</bdi> couldn’t be verified
      </CreatorHeading>
      <Notice tone="risk" title="What happened">
        {failure?.error ?? 'The verification ended without a report.'}
      </Notice>
      <dl className={styles.facts}>
        <dt>Credits</dt>
        <dd>
          {creditsUsed ? `${plural(creditsUsed, 'credit')} used` : 'None used. Your reserved credits were returned.'}
        </dd>
        <dt>Data collected</dt>
        <dd>{kept || 'Nothing'}</dd>
        <dt>Requested</dt>
        <dd>{ownDateTime(createdAt)}</dd>
        <dt>Ended</dt>
        <dd>{ownDateTime(endedAt)}</dd>
      </dl>
      <Again verification={verification} />
    </article>
  )
}

const priceTickMs = 15_000

/** Trying again makes sense for an address; a file has to be chosen again, because Vouch does not keep it. */
function Again({ verification: { creator, origin, failure, freeUntil } }: { verification: Verification }) {
  const now = useNow(priceTickMs)
  const { submit, busy, refusal } = useSubmit()
  const mayVerify = useMay(verifications.create)
  const ended = usePlanEnded()
  if (!mayVerify) return <RoleNeeded call={verifications.create} to="verify creators" />
  if (ended && !isFreeRepeat(freeUntil, now))
    return <EndedPlan>Your plan has ended, so you can’t verify creators. Your reports are still here.</EndedPlan>
  const canRetry = origin === 'address' && (failure?.retryable ?? true)
  return (
    <>
      {refusal && (
        <Notice tone="risk" urgent>
          {refusal.sentence}
        </Notice>
      )}
      <div className={styles.actions}>
        {canRetry && (
          <Button busy={busy} onClick={() => submit({ url: `${creator.platform}: ${creator.handle}` })}>
            Try again
          </Button>
        )}
        <ButtonLink tone={canRetry ? 'secondary' : 'primary'} to="/dashboard/verify">
          {origin === 'file' ? 'Choose another file' : 'Verify another creator'}
        </ButtonLink>
        {origin === 'address' && (
          <AskButton
            platform={creator.platform}
            handle={creator.handle}
            url={`${creator.platform}: ${creator.handle}`}
          />
        )}
        {canRetry && <p className={styles.foot}>Price: {repeatPrice(freeUntil, now)}</p>}
      </div>
    </>
  )
}
