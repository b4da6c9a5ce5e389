import { type PaidMention, paidMentions, type Report, type Snapshot } from '@vouch/engine'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { type EventRow, EventRows } from '../ui/charts/event-rows.tsx'
import type { Domain } from '../ui/charts/scale.ts'
import { date, plural } from '../ui/format.ts'
import { withoutDirections } from '../ui/shown-name.ts'
import styles from './plain-table.module.css'
import { Section } from './section.tsx'

/** Rows that are drawn; the table has them all. */
const rowsMax = 12

interface BrandTimelineProps {
  report: Report
  snapshot: Snapshot
}

/** Whom paid posts name, and when: who paid before, how often they came back, and whether a competitor was there last. */
export function BrandTimeline({ report: { subject }, snapshot }: BrandTimelineProps) {
  const mentions = paidMentions(snapshot)
  const rows = brandRows(mentions)
  const span = spanOf(snapshot)
  const source = `${plural(snapshot.posts.length, 'post')} read`
  return (
    <Section
      title="Brands already worked with"
      note="Accounts that posts disclosed as paid mention. A photographer may stand beside a brand, and what was not disclosed is not seen."
    >
      {rows.length === 0 || span === null ? (
        <p className={styles.note}>
          No paid post names another account: {source}, data of {date(subject.fetchedAt)}.
        </p>
      ) : (
        <ChartFrame
          title="Paid mentions over time"
          subtitle="One dot for each post that is disclosed as paid and names the account, the most frequent first"
          caption={`${plural(rows.length, 'account')} in ${plural(new Set(mentions.map(({ postId }) => postId)).size, 'paid post')}; ${source}, ${date(new Date(span.from).toISOString())} to ${date(new Date(span.to).toISOString())}.${rows.length > rowsMax ? ` The first ${rowsMax} are drawn; the table has all.` : ''}`}
          table={{
            columns: ['Account', 'Date', 'Post'],
            rows: mentions.map(({ name, at, postId }) => [`@${withoutDirections(name)}`, at, postId]),
          }}
          subject={subject.handle}
        >
          <EventRows rows={rows.slice(0, rowsMax)} span={span} />
        </ChartFrame>
      )}
    </Section>
  )
}

/** @param mentions oldest first
 *  @returns a row for each account, the most frequent first */
export function brandRows(mentions: readonly PaidMention[]): EventRow[] {
  const byName = new Map<string, string[]>()
  for (const { name, at } of mentions) byName.set(name, [...(byName.get(name) ?? []), at])
  return [...byName]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || (a < b ? -1 : 1))
    .map(([name, days]) => ({
      label: `@${withoutDirections(name)}`,
      times: days.map((at) => Date.parse(at)),
      words: days.length === 1 ? date(days[0]) : `${days.length} posts, last ${date(days.at(-1))}`,
    }))
}

/** @returns the time that the posts cover up to the day of the data, so that a long silence shows; null without a dated post. */
function spanOf({ posts, fetchedAt }: Pick<Snapshot, 'posts' | 'fetchedAt'>): Domain | null {
  const times = posts.map(({ publishedAt }) => Date.parse(publishedAt)).filter(Number.isFinite)
  return times.length === 0 ? null : { from: Math.min(...times), to: Math.max(Date.parse(fetchedAt), ...times) }
}
