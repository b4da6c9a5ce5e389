import { type PaidMention, paidMentions, type Report, type Snapshot } from '@vouch/engine'
import { type Domain, date, plural } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { type EventRow, EventRows } from '../ui/charts/event-rows.tsx'
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
  const source = `${plural(snapshot.posts.length, 'post')} checked`
  return (
    <Section
      title="Past brand partners"
      note="Accounts mentioned in posts disclosed as paid. A photographer may be listed alongside a brand, and undisclosed deals don’t show up."
    >
      {rows.length === 0 || span === null ? (
        <p className={styles.note}>
          No sponsored post mentions another account: {source}, data from {date(subject.fetchedAt)}.
        </p>
      ) : (
        <ChartFrame
          title="Paid mentions over time"
          subtitle="One dot per post disclosed as paid that mentions the account, most frequent first"
          caption={`${plural(rows.length, 'account')} in ${plural(new Set(mentions.map(({ postId }) => postId)).size, 'sponsored post')}; ${source}, ${date(new Date(span.from).toISOString())} to ${date(new Date(span.to).toISOString())}.${rows.length > rowsMax ? ` The chart shows the first ${rowsMax}; the table has all of them.` : ''}`}
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
