import { type BulkBatch, bulk } from '@vouch/contract'
import { count, plural } from '@vouch/presentation'
import { useParams } from 'react-router'
import { Allowed } from '../../account/allowed.tsx'
import { isUnderWay, useBatch, useBatchChange } from '../../api/bulk.ts'
import { isAbsent } from '../../api/refusal.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ownDateTime } from '../../ui/own-time.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { toast } from '../../ui/toast.ts'
import { BuyCredits } from '../credits/buy-credits.tsx'
import { ExportMenu } from '../exports/export-menu.tsx'
import { BatchItems } from './batch-items.tsx'
import styles from './bulk.module.css'
import { batchName, batchProgress, batchStateWords, batchSummary } from './bulk-words.ts'

export function meta() {
  return [{ title: 'List · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** A list on its way: how far it is, what came of each line, and the ways to hold it, go on or end it. */
export default function BatchPage() {
  const { id = '' } = useParams()
  const batch = useBatch(id)
  if (batch.data) return <BatchView batch={batch.data} />
  if (batch.isPending) {
    return (
      <div className={styles.page} role="status" aria-label="Loading the list">
        <PageHead back={{ to: '/dashboard/bulk', name: 'Verify a list' }} title="List" />
        <div className={styles.waitingBlock} />
      </div>
    )
  }
  const absent = isAbsent(batch.error)
  return (
    <EmptyState
      title={absent ? 'List not found' : 'We couldn’t load this list'}
      heading="h1"
      actions={
        <>
          {!absent && <Button onClick={() => batch.refetch()}>Try again</Button>}
          <ButtonLink tone="secondary" to="/dashboard/bulk">
            All lists
          </ButtonLink>
        </>
      }
    >
      {absent ? 'It may belong to another account.' : batch.error.message}
    </EmptyState>
  )
}

function BatchView({ batch }: { batch: BulkBatch }) {
  const { through, all } = batchProgress(batch)
  return (
    <div className={styles.page}>
      <PageHead
        back={{ to: '/dashboard/bulk', name: 'Verify a list' }}
        title={batchName(batch)}
        actions={
          <>
            <Allowed call={bulk.change}>
              <Controls batch={batch} />
            </Allowed>
            {through + batch.counts.refused > 0 && (
              <ExportMenu of={{ subject: 'batch', sourceId: batch.id }} formats={['csv', 'json']} />
            )}
          </>
        }
      >
        {batchStateWords[batch.state]}. Started {ownDateTime(batch.createdAt)}. {plural(batch.creditsUsed, 'credit')}{' '}
        used.
      </PageHead>
      <div className={styles.progress}>
        <progress value={through} max={Math.max(1, all)} aria-label="Creators done" />
        <span role="status">
          {count(through)} of {count(all)} done
          {batch.counts.running > 0 && `, ${count(batch.counts.running)} in progress`}
        </span>
      </div>
      {batch.state === 'stopped' && <Stopped waiting={batch.counts.waiting} />}
      {through > 0 && <Summary batch={batch} />}
      <BatchItems items={batch.items} />
    </div>
  )
}

function Stopped({ waiting }: { waiting: number }) {
  return (
    <Notice tone="caution" title="You’re out of credits" actions={<BuyCredits />}>
      Finished verifications are kept, and {plural(waiting, 'creator is', 'creators are')} still waiting. Add credits,
      then press Resume.
    </Notice>
  )
}

function Controls({ batch }: { batch: BulkBatch }) {
  const change = useBatchChange(batch.id)
  const set = (state: 'running' | 'paused' | 'ended') =>
    change.mutate(state, { onError: (error) => toast('The list wasn’t changed', error.message, 'risk') })
  if (batch.state === 'done' || batch.state === 'ended') {
    return isUnderWay(batch) ? <span className={styles.hint}>The last ones are finishing.</span> : null
  }
  return (
    <>
      <Button tone="quiet" onClick={() => set('ended')}>
        Stop here
      </Button>
      {batch.state === 'running' ? (
        <Button tone="secondary" busy={change.isPending} onClick={() => set('paused')}>
          Pause
        </Button>
      ) : (
        <Button busy={change.isPending} onClick={() => set('running')}>
          Resume
        </Button>
      )}
    </>
  )
}

/** How the verdicts fell, by band. */
function Summary({ batch }: { batch: BulkBatch }) {
  const { bands, unsure, without } = batchSummary(batch)
  const { failed, refused } = batch.counts
  const figures: [string, number][] = [
    ['Excellent', bands.excellent],
    ['Good', bands.good],
    ['Moderate', bands.moderate],
    ['Poor', bands.poor],
    ['Low confidence', unsure],
    ['No score', without + failed + refused],
  ]
  return (
    <dl className={styles.summary} aria-label="Verdicts so far">
      {figures.map(([name, value]) => (
        <div key={name} data-none={value === 0 || undefined}>
          <dt>{name}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
