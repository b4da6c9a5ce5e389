import IconActivity from '@tabler/icons-react/dist/esm/icons/IconActivity.mjs'
import { type NamedCreator, watches } from '@vouch/contract'
import { useState } from 'react'
import { sentenceOf } from '../../api/refusal.ts'
import { useWatchChanges, useWatches } from '../../api/watches.ts'
import { useMay } from '../../api/workspaces.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { usePlanEnded } from '../billing/ended-plan.tsx'
import styles from './watch.module.css'

interface WatchToggleProps {
  creator: NamedCreator
  /** What the creator is called on the screen. */
  name: string
  /** Only the sign: for rows of a list. */
  short?: boolean
}

/** Marks a creator to be watched, or takes the mark back, from wherever the creator is seen. */
export function WatchToggle({ creator, name, short = false }: WatchToggleProps) {
  const known = useWatches()
  const may = useMay(watches.add)
  const ended = usePlanEnded()
  const { add, remove } = useWatchChanges()
  const [busy, setBusy] = useState(false)
  const own = known.data?.watches.find(
    (watch) => watch.creator.platform === creator.platform && watch.creator.handle === creator.handle.toLowerCase(),
  )
  const marked = own?.marked ?? false
  const [pressed, setPressed] = useState(false)
  // After the end of a plan no one is watched: a mark can only be taken back. Then the control stays under the keyboard until the page is left.
  const isOver = ended && !marked
  if (!may || (isOver && !pressed)) return null

  async function toggle() {
    if (busy || isOver) return
    setBusy(true)
    setPressed(true)
    try {
      if (marked) {
        await remove(creator)
        toast('No longer marked', own?.listed ? `${name} is in a list or campaign and stays watched.` : name)
      } else {
        const watch = await add(creator)
        const waits = 'Your plan’s watch list is full, so they wait for a spot.'
        toast(`Watching ${name}`, watch.state === 'waiting' ? waits : 'Counts are read every day. It’s free.')
      }
    } catch (error) {
      toast('Not changed', sentenceOf(error, 'Try again.'), 'risk')
    } finally {
      setBusy(false)
    }
  }

  const icon = <IconActivity size={18} stroke={1.5} aria-hidden="true" />
  const title = titleOf(isOver, (own?.listed ?? false) && !marked)
  if (short) {
    return (
      <button
        type="button"
        className={styles.toggle}
        aria-label={`Watch ${name}`}
        aria-pressed={marked}
        title={title}
        disabled={known.isPending}
        aria-disabled={isOver}
        onClick={() => void toggle()}
      >
        {icon}
      </button>
    )
  }
  return (
    <Button
      tone="secondary"
      size="small"
      busy={busy}
      aria-pressed={marked}
      aria-disabled={isOver}
      title={title}
      onClick={() => void toggle()}
    >
      {icon}
      {marked ? 'Watching' : 'Watch'}
    </Button>
  )
}

function titleOf(isOver: boolean, isListed: boolean): string | undefined {
  if (isOver) return 'Your plan has ended, so no one is watched.'
  return isListed ? 'Watched while in a list or campaign. Press to keep watching.' : undefined
}
