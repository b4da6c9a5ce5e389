import type { OverlapAnswer } from '@vouch/contract'
import { pairOf } from '@vouch/presentation'
import { type CSSProperties, Fragment } from 'react'
import { useOverlaps } from '../../api/analyses.ts'
import { BreakableHandle } from '../../ui/breakable-handle.tsx'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { withoutDirections } from '../../ui/shown-name.ts'
import styles from './overlap-matrix.module.css'
import { overlapCaption, overlapCell } from './overlap-words.ts'

/** Who follows two of several creators, asked for by the ids of their verifications. */
export function AudienceOverlap({ ids }: { ids: readonly string[] }) {
  const overlaps = useOverlaps(ids)
  if (overlaps.isPending) return <p role="status">Comparing audiences…</p>
  if (!overlaps.data)
    return <p className={styles.failed}>We couldn’t compare the audiences. {overlaps.error.message}</p>
  return (
    <section className={styles.shared}>
      <h2>Shared audience</h2>
      <OverlapMatrix answer={overlaps.data} />
    </section>
  )
}

/** One row and one column a creator, each pair once. What was measured is shaded; a default is not. */
export function OverlapMatrix({ answer }: { answer: OverlapAnswer }) {
  const { creators, pairs } = answer
  const name = (handle: string) => `@${withoutDirections(handle)}`
  const nameOf = (id: string) => name(creators.find(({ verificationId }) => verificationId === id)?.handle ?? '')
  return (
    <ChartFrame
      title="Audience overlap"
      subtitle="Share of the smaller audience that follows both, with an 80% range"
      caption={overlapCaption(answer)}
      table={{
        columns: ['Creator', 'Creator', 'Share', 'Low', 'High', 'In both samples', 'Measured'],
        rows: pairs.map((pair) => [
          ...[nameOf(pair.one), nameOf(pair.other), pair.share, pair.low, pair.high, pair.common],
          pair.measured ? 'yes' : 'no',
        ]),
      }}
      subject="audience"
    >
      <ScrollRegion className={styles.scroll} name="Overlap pair by pair">
        <table className={styles.matrix}>
          <thead>
            <tr>
              <td />
              {creators.slice(0, -1).map(({ verificationId, handle }) => (
                <th key={verificationId} scope="col">
                  <bdi>
                    <BreakableHandle handle={name(handle)} />
                  </bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {creators.slice(1).map((row, place) => (
              <tr key={row.verificationId}>
                <th scope="row">
                  <bdi>
                    <BreakableHandle handle={name(row.handle)} />
                  </bdi>
                </th>
                {creators.slice(0, -1).map((column, index) => (
                  <Fragment key={column.verificationId}>
                    {index <= place ? (
                      <Cell answer={answer} one={column.verificationId} other={row.verificationId} />
                    ) : (
                      <td className={styles.empty} />
                    )}
                  </Fragment>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </ChartFrame>
  )
}

function Cell({ answer, one, other }: { answer: OverlapAnswer; one: string; other: string }) {
  const pair = pairOf(answer, one, other)
  if (pair === undefined) return <td>–</td>
  const { share, measured, value, words } = overlapCell(pair)
  return (
    <td
      className={styles.cell}
      data-measured={measured || undefined}
      style={{ '--heat': Math.min(0.5, share) } as CSSProperties}
    >
      <b>{value}</b>
      <span>{words}</span>
    </td>
  )
}
