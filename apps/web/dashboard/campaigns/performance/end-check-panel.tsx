import { type Campaign, type EndCheck, type EndCheckCreator, endChecks, signOfCurrency } from '@vouch/contract'
import { missing, peopleWords, plural, verdictWords } from '@vouch/presentation'
import { useState } from 'react'
import { Link } from 'react-router'
import { useEndCheck } from '../../../api/end-check.ts'
import { useMay } from '../../../api/workspaces.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { shownName } from '../../../ui/shown-name.ts'
import { useEditing } from '../fields/editing.tsx'
import steps from '../steps/steps.module.css'
import tracking from '../tracking/tracking.module.css'
import { EndCheckDialog, priceWords } from './end-check-dialog.tsx'
import styles from './performance.module.css'
import { ReportLink } from './performance-tables.tsx'

/** The audience of a completed campaign verified again: what it costs, how far it is, and what it showed beside the first verdicts. */
export function EndCheckPanel({ campaign }: { campaign: Campaign }) {
  const check = useEndCheck(campaign.id)
  const mayBegin = useMay(endChecks.begin)
  const { may } = useEditing()
  const [asking, setAsking] = useState(false)
  if (check.isError && !check.data)
    return <LoadFailure title="We couldn’t load the audience at the end" query={check} />
  if (!check.data) return <div className={steps.waiting} role="status" aria-label="Loading the audience at the end" />
  const { creators, due, batch } = check.data
  const underWay = batch !== null && batch.state !== 'done' && batch.state !== 'ended'
  return (
    <section className={tracking.section} aria-labelledby="end-check">
      <div className={styles.panelHead}>
        <div>
          <h3 className={steps.subtitle} id="end-check">
            Audience at the end
          </h3>
          <p className={steps.quiet}>
            Verify everyone who agreed or was paid once more, and see what was paid for real people. Shares are
            followers that look inauthentic, with the 90% range.
          </p>
        </div>
        {may && mayBegin && !underWay && due.count > 0 && (
          <Button tone="secondary" onClick={() => setAsking(true)}>
            Verify {plural(due.count, 'creator')} again · {priceWords(due.credits)}
          </Button>
        )}
      </div>
      {batch && underWay && <Progress batch={batch} />}
      <PaidForReal check={check.data} />
      <ul className={tracking.rows} aria-label="Audience at the end">
        {creators.map((creator) => (
          <CreatorRow key={creator.entryId} creator={creator} />
        ))}
      </ul>
      {asking && <EndCheckDialog campaignId={campaign.id} check={check.data} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Progress({ batch: { id, state, through, all, by } }: { batch: NonNullable<EndCheck['batch']> }) {
  const list = (
    <ButtonLink size="small" tone="quiet" to={`/dashboard/bulk/${id}`}>
      Open the list
    </ButtonLink>
  )
  if (state !== 'running')
    return (
      <Notice tone="caution" title={state === 'stopped' ? 'Out of credits' : 'Paused'} actions={list}>
        {through} of {plural(all, 'creator')} verified. Resume it from its list.
      </Notice>
    )
  return (
    <div className={styles.progress}>
      <progress max={all} value={through} aria-label="Creators verified again" />
      <span role="status">
        {through} of {plural(all, 'creator')} verified{by === null ? '' : `, started by ${by}`}
      </span>
      {list}
    </div>
  )
}

function PaidForReal({ check: { people, currency, creators } }: { check: EndCheck }) {
  const sign = signOfCurrency[currency]
  if (people.first === null && people.end === null)
    return <p className={steps.quiet}>Enter what each creator was paid to see what was paid for real people.</p>
  const rows = [
    { name: 'At the start', told: people.first },
    { name: 'At the end', told: creators.some(({ end }) => end) ? people.end : null },
  ]
  return (
    <dl className={styles.paid}>
      {rows.map(({ name, told }) => {
        const words = told && peopleWords(told, sign)
        return (
          <div key={name}>
            <dt>Paid for real people, {name.toLowerCase()}</dt>
            <dd>
              <b className={styles.value}>{words?.value ?? missing}</b> {words?.finding ?? 'not verified again yet'}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const stateWords: Record<EndCheckCreator['state'], string> = {
  open: 'Not verified again',
  waiting: 'Waiting',
  running: 'Verifying…',
  done: '',
  failed: 'Couldn’t be verified',
}

function CreatorRow({ creator }: { creator: EndCheckCreator }) {
  const { handle, name, state, problem, first, end } = creator
  return (
    <li className={styles.endRow}>
      <b>{shownName({ handle, displayName: name })}</b>
      <span>
        <small>At the start</small> {first ? <ReportLink verdict={first} /> : missing}
      </span>
      <span>
        <small>At the end</small>{' '}
        {end ? (
          <Link to={`/dashboard/verifications/${end.verificationId}`}>{verdictWords(end)}</Link>
        ) : (
          [stateWords[state], ...(problem ? [problem] : [])].join('. ')
        )}
      </span>
    </li>
  )
}
