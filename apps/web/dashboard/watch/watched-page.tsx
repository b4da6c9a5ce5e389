import { type NamedCreator, refreshMinutesMin, type WatchHistory, watches } from '@vouch/contract'
import { platforms } from '@vouch/engine'
import { countsFrom, platformName } from '@vouch/presentation'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useProductNow } from '../../api/product-clock.ts'
import { isAbsent, sentenceOf } from '../../api/refusal.ts'
import { useWatchChanges, useWatchHistory } from '../../api/watches.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import { useNow } from '../../ui/use-now.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import { ArrivalSection } from './arrival-section.tsx'
import { ChangeList } from './change-list.tsx'
import { FollowersHistory } from './followers-history.tsx'
import { LikesHistory } from './likes-history.tsx'
import styles from './watch.module.css'
import { WatchToggle } from './watch-toggle.tsx'

export function meta() {
  return [{ title: 'Watched creator · Vouch' }, { name: 'robots', content: 'noindex' }]
}

/** The counts of one watched creator, as they were read. */
export default function WatchedPage() {
  const { platform: named = '', handle = '' } = useParams()
  const platform = platforms.find((each) => each === named)
  if (platform === undefined) return <Absent />
  return <Watched key={`${platform}/${handle}`} creator={{ platform, handle }} />
}

function Watched({ creator }: { creator: NamedCreator }) {
  const [since, setSince] = useState<string | null>(null)
  const [waits, setWaits] = useState(false)
  const history = useWatchHistory(creator, waits)
  const { data } = history
  const at = data?.watch.counts?.at ?? null
  // New counts, or the reason why there are none, end the wait.
  if (waits && data && (at !== since || data.watch.problem !== null)) setWaits(false)
  if (history.isPending) return <div className={styles.waitingPage} role="status" aria-label="Loading the counts" />
  if (!data) {
    const absent = isAbsent(history.error)
    if (absent) return <Absent />
    return <LoadFailure title="We couldn’t load these counts" query={history} />
  }
  return (
    <div className={styles.page}>
      <Head
        history={data}
        busy={waits}
        onRefresh={() => {
          setSince(at)
          setWaits(true)
        }}
        onRefused={() => setWaits(false)}
      />
      <ChangeList alerts={data.alerts} />
      <section className={styles.charts} aria-labelledby="counts">
        <h2 className={styles.subtitle} id="counts">
          Counts
        </h2>
        <FollowersHistory history={data} />
        <LikesHistory history={data} />
        <ArrivalSection history={data} />
        <p className={styles.kept}>{keptWords(data)}</p>
      </section>
    </div>
  )
}

interface HeadProps {
  history: WatchHistory
  busy: boolean
  onRefresh: () => void
  onRefused: () => void
}

const ageTickMs = 30_000

function Head({ history: { watch }, busy, onRefresh, onRefused }: HeadProps) {
  const { creator, counts, problem, state, verificationId } = watch
  const now = useProductNow(useNow(ageTickMs))
  const { refresh } = useWatchChanges()
  const may = useMay(watches.refresh)
  const ended = usePlanEnded()
  const name = shownName(creator)
  const verify = `/dashboard/verify?${new URLSearchParams({ address: creator.url ?? `${creator.platform}: ${creator.handle}` })}`

  async function ask() {
    onRefresh()
    try {
      await refresh(creator)
    } catch (error) {
      onRefused()
      toast('Not refreshed', sentenceOf(error, `Counts can be read every ${refreshMinutesMin} minutes.`), 'risk')
    }
  }

  return (
    <PageHead
      back={{ to: '/dashboard/watch', name: 'Watch' }}
      title={<bdi>{name}</bdi>}
      actions={
        <>
          {may && state === 'watched' && (
            <Button tone="secondary" size="small" busy={busy} onClick={() => void ask()}>
              Refresh · free
            </Button>
          )}
          <WatchToggle creator={creator} name={name} />
          {verificationId && (
            <ButtonLink tone="secondary" size="small" to={`/dashboard/verifications/${verificationId}`}>
              View report
            </ButtonLink>
          )}
          <ButtonLink size="small" to={verify}>
            {verificationId ? 'Verify again' : 'Verify'}
          </ButtonLink>
        </>
      }
    >
      <bdi>@{withoutDirections(creator.handle)}</bdi> on {platformName(creator.platform)},{' '}
      {counts ? countsFrom(counts.at, now) : 'no counts yet'}
      {state === 'waiting' && (ended ? ', paused because your plan has ended' : ', waiting for a spot in your plan')}
      {problem && <span className={styles.trouble}>{problem}</span>}
    </PageHead>
  )
}

function keptWords({ keptDays, watch }: WatchHistory): string {
  const name = platformName(watch.creator.platform)
  if (keptDays === null) return 'Counts as the platform showed them when we looked. Days without a look are left out.'
  return `Counts as ${name} showed them when we looked. ${name}’s terms let us keep them for ${keptDays} days, so the history ends there.`
}

function Absent() {
  return (
    <EmptyState
      title="Not watched"
      heading="h1"
      actions={
        <ButtonLink tone="secondary" to="/dashboard/watch">
          Watch list
        </ButtonLink>
      }
    >
      You aren’t watching this creator, so there are no counts to show.
    </EmptyState>
  )
}
