import { actionCosts, type ContractWarranty, type OpenContract, profileByHandle } from '@vouch/contract'
import { date, dateTime, number, platformName, range } from '@vouch/presentation'
import { Link } from 'react-router'
import { Notice } from '../../../ui/notice.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import styles from './contracts.module.css'

/** Beside a contract: with whom, what was accepted and how to check it, and what the warranty of the audience says. */
export function ContractSide({ contract }: { contract: OpenContract }) {
  const { creator, sent, answer, state, warranty } = contract
  return (
    <>
      <section className={styles.card} aria-labelledby="details-title">
        <h2 className={styles.subtitle} id="details-title">
          Details
        </h2>
        <dl className={styles.facts}>
          <dt>Creator</dt>
          <dd>
            {shownName(creator)}, @{creator.handle} on {platformName(creator.platform)}
          </dd>
          {sent && (
            <>
              <dt>Sent</dt>
              <dd>
                Version {sent.version}, {dateTime(sent.at)}
              </dd>
            </>
          )}
          {state === 'accepted' && answer && (
            <>
              <dt>Accepted by</dt>
              <dd>{answer.name}</dd>
              <dt>Accepted</dt>
              <dd>{dateTime(answer.at)}</dd>
              <dt>From address</dt>
              <dd>{answer.address}</dd>
            </>
          )}
          {sent && (
            <>
              <dt>Digest</dt>
              <dd className={styles.digest}>{sent.digest}</dd>
            </>
          )}
        </dl>
        {state === 'accepted' && sent && (
          <p className={styles.quiet}>
            Both have a copy. <a href={`/contract/${sent.digest.slice(7)}/verify`}>Check a copy</a>
          </p>
        )}
      </section>
      {warranty && <Warranty warranty={warranty} contract={contract} />}
    </>
  )
}

function Warranty({ warranty, contract: { creator, state } }: { warranty: ContractWarranty; contract: OpenContract }) {
  const { floor, until, before, after, finding } = warranty
  const profile = profileByHandle(creator.platform, creator.handle)
  const verify = `/dashboard/verify?${new URLSearchParams({ address: profile.kind === 'profile' ? profile.url : '' })}`
  return (
    <section className={styles.card} aria-labelledby="warranty-title">
      <h2 className={styles.subtitle} id="warranty-title">
        Authentic audience
      </h2>
      {finding === 'broken' && (
        <Notice tone="risk" title="Below what was agreed">
          The whole range is below {number(floor)}. Send the creator the report: they have 10 days to answer with
          evidence before the fee is reduced.
        </Notice>
      )}
      {finding === 'kept' && (
        <Notice tone="good" title="Kept so far">
          The new range reaches {number(floor)} or more.
        </Notice>
      )}
      <dl className={styles.facts}>
        <dt>Lowest Trust score</dt>
        <dd>{number(floor)} of 100</dd>
        <dt>When sent</dt>
        <dd>{before === null ? '–' : `${number(before.score, 0)} (${range(before.low, before.high)})`}</dd>
        <dt>Since accepted</dt>
        <dd>
          {after === null ? (
            '–'
          ) : (
            <Link to={`/dashboard/verifications/${after.verificationId}`}>
              {number(after.score, 0)} ({range(after.low, after.high)})
            </Link>
          )}
        </dd>
        <dt>Verify by</dt>
        <dd>{date(until)}</dd>
      </dl>
      {state === 'accepted' && (
        <p className={styles.quiet}>
          <Link to={verify}>Verify again · {actionCosts.creator_verification} credits</Link>
        </p>
      )}
    </section>
  )
}
