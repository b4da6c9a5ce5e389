import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type WatchCard, watches } from '@vouch/contract'
import { compact, platformName, plural, signed, timeAgo } from '@vouch/presentation'
import { Link } from 'react-router'
import { useProductNow } from '../../api/product-clock.ts'
import { useWatchChanges } from '../../api/watches.ts'
import { useMay } from '../../api/workspaces.ts'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { shownName, withoutDirections } from '../../ui/shown-name.ts'
import { toast } from '../../ui/toast.ts'
import { offerUndo } from '../../ui/undo.tsx'
import { useNow } from '../../ui/use-now.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import styles from './watch.module.css'
import { watchedAddress } from './watched-address.ts'

const ageTickMs = 60_000

/** One watched creator: who, the counts and how old they are, and what there is to say. */
export function WatchRow({ watch }: { watch: WatchCard }) {
  const { creator, counts, gainedInWeek, alerts } = watch
  const name = shownName(creator)
  const handle = withoutDirections(creator.handle)
  const now = useProductNow(useNow(ageTickMs))
  const ended = usePlanEnded()
  return (
    <li className={styles.row} data-state={watch.state}>
      <span className={styles.who}>
        <PlatformIcon platform={creator.platform} />
        <span className={styles.names}>
          <Link className={styles.name} to={watchedAddress(creator)}>
            <bdi>{name}</bdi>
          </Link>
          <span className={styles.hint}>
            {name === handle ? platformName(creator.platform) : <bdi>@{handle}</bdi>}
            {watch.listed && ', in a list or campaign'}
          </span>
        </span>
        {alerts > 0 && (
          <Link className={styles.change} to={watchedAddress(creator)}>
            {plural(alerts, 'change')}
            <span className="visually-hidden"> of {name}</span>
          </Link>
        )}
      </span>
      <span className={styles.count}>
        <span className={styles.label}>Followers </span>
        {compact(counts?.followers)}
      </span>
      <span className={styles.count}>
        <span className={styles.label}>Last 7 days </span>
        {signed(gainedInWeek, 0)}
      </span>
      <span className={styles.age} data-trouble={watch.problem !== null || watch.state !== 'watched' || undefined}>
        {stateWords(watch, now, ended)}
      </span>
      <Remove watch={watch} name={name} />
    </li>
  )
}

/** @returns how the counts stand: how old they are, or why there are none. */
function stateWords({ state, counts, problem, creator }: WatchCard, now: number, ended: boolean): string {
  if (state === 'waiting') return ended ? 'Paused: your plan has ended' : 'Waiting for a spot'
  if (state === 'unreadable') return `We can’t read ${platformName(creator.platform)} for free here`
  if (problem !== null) return problem
  return counts ? timeAgo(counts.at, now) : 'First counts within minutes'
}

/** Who is only on a shortlist is taken off there. */
function Remove({ watch, name }: { watch: WatchCard; name: string }) {
  const { add, remove } = useWatchChanges()
  const may = useMay(watches.remove)
  if (!watch.marked || !may) return <span />

  async function removeMark() {
    try {
      await remove(watch.creator)
      offerUndo({ title: `${name} is no longer watched`, takeBack: () => add(watch.creator) })
    } catch (error) {
      toast('Not removed', error instanceof Error ? error.message : 'Try again.', 'risk')
    }
  }

  return (
    <button
      type="button"
      className={styles.remove}
      aria-label={`Stop watching ${name}`}
      onClick={() => void removeMark()}
    >
      <IconX size={16} stroke={1.5} aria-hidden="true" />
    </button>
  )
}
