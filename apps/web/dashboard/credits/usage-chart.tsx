import { count, date, plural } from '@vouch/presentation'
import { useUsage } from '../../api/credits.ts'
import { BarList } from '../../ui/charts/bar-list.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { actionName } from './movement-words.ts'

/** What the credits of a period were spent on.
 *
 *  @param from its first day; empty: since the account began */
export function UsageChart({ from }: { from: string }) {
  const usage = useUsage(from)
  if (usage.isError && !usage.data) {
    return (
      <Notice tone="risk" title="We couldn’t load your usage">
        {usage.error.message}
      </Notice>
    )
  }
  const used = usage.data?.actions ?? []
  const span = from === '' ? 'since you joined' : `since ${date(from)}`
  const bars = used.map(({ action, times, credits, onHold }) => ({
    id: action,
    label: actionName(action),
    meaning: onHold > 0 ? `${plural(times, 'time')}, ${count(onHold)} reserved` : plural(times, 'time'),
    amount: credits,
  }))
  const total = used.reduce((sum, { credits }) => sum + credits, 0)
  return (
    <ChartFrame
      title="Usage by action"
      subtitle={`Credits spent, ${span}`}
      caption={total === 0 ? '' : `${plural(total, 'credit')} in total. Refunds are not counted.`}
      subject="vouch-credits"
      table={{
        columns: ['Action', 'Times', 'Credits', 'Reserved'],
        rows: used.map(({ action, times, credits, onHold }) => [actionName(action), times, credits, onHold]),
      }}
    >
      {bars.length > 0 ? (
        <BarList bars={bars} />
      ) : (
        !usage.isPending && (
          <EmptyState title="No credits spent">Verifications and other actions will show up here.</EmptyState>
        )
      )}
    </ChartFrame>
  )
}
