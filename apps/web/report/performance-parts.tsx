import type { Report, Signal, Snapshot } from '@vouch/engine'
import { compact, date, domainOf, figureText, percent, plural } from '@vouch/presentation'
import { BoxPlot } from '../ui/charts/box-plot.tsx'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { HeatGrid } from '../ui/charts/heat-grid.tsx'
import { RowChart } from '../ui/charts/row-chart.tsx'
import { ScatterPlot } from '../ui/charts/scatter-plot.tsx'
import { SheetButton } from '../ui/sheet-button.tsx'
import { fiveNumbers, listedPosts, postingRhythm, rhythmColumns } from './post-figures.ts'
import { Section } from './section.tsx'
import styles from './series-section.module.css'

interface PartProps {
  report: Report
  snapshot: Snapshot
}

/** Each post by its likes and its comments. Bought likes lie in a tight heap; a giveaway lies far above all others. */
export function LikesAndComments({ report: { signals, subject }, snapshot }: PartProps) {
  const posts = listedPosts(snapshot).flatMap(({ post, sponsored }) => {
    const { id, likes, comments, publishedAt } = post
    return typeof likes === 'number' && typeof comments === 'number'
      ? [{ id, likes, comments, publishedAt, sponsored }]
      : []
  })
  const spread = signals.find(({ id }) => id === 'engagement.likes-spread')
  return (
    <Section
      title="Likes vs. comments"
      note="A creator’s likes usually vary by 40% to 100% of their median. Much less variation looks purchased; much more is often a giveaway or a boost."
    >
      {posts.length >= 3 ? (
        <ChartFrame
          title="Likes and comments"
          subtitle="Comments (up) by likes (across), one dot per post; rings are sponsored posts"
          caption={`${plural(posts.length, 'post')} with both counts, data from ${date(subject.fetchedAt)}.${spread?.value == null ? '' : ` Variation in likes: ${figureText(spread.value, spread.unit)}.`}`}
          table={{
            columns: ['Date', 'Post', 'Likes', 'Comments', 'Paid'],
            rows: posts.map((post) => [
              post.publishedAt,
              post.id,
              post.likes,
              post.comments,
              post.sponsored ? 'yes' : 'no',
            ]),
          }}
          subject={subject.handle}
        >
          <ScatterPlot
            readerLabel="Browse posts from fewest to most likes"
            points={posts.map(({ id, likes, comments, publishedAt, sponsored }) => ({
              ...{ id, x: likes, y: comments, ring: sponsored },
              text: `${date(publishedAt)}: ${plural(likes, 'like')}, ${plural(comments, 'comment')}${sponsored ? ', paid' : ''}`,
            }))}
          />
        </ChartFrame>
      ) : (
        <p className={styles.waiting}>Needs likes and comments on three posts; {posts.length} had both.</p>
      )}
    </Section>
  )
}

/** How far views differ from post to post: what a campaign can count on. */
export function ViewsSpread({ report: { subject }, snapshot }: PartProps) {
  const [views, likes] = [
    fiveNumbers(snapshot.posts.map((post) => post.views)),
    fiveNumbers(snapshot.posts.map((post) => post.likes)),
  ]
  const found = views ?? likes
  const word = views ? 'views' : 'likes'
  return (
    <Section title="Consistency" note="Half of the posts are inside the box, nine in ten between the ends.">
      {found ? (
        <ChartFrame
          title={`Variation in ${word}`}
          subtitle={`${word === 'views' ? 'Views' : 'Likes'} per post: 5th, 25th, 50th, 75th and 95th percentile`}
          caption={`${plural(found.n, 'post')} with known ${word}, data from ${date(subject.fetchedAt)}.`}
          table={{
            columns: ['Percentile', word],
            rows: [
              ['5th', found.low],
              ['25th', found.q25],
              ['50th', found.median],
              ['75th', found.q75],
              ['95th', found.high],
            ],
          }}
          subject={subject.handle}
        >
          <BoxPlot numbers={found} format={compact} />
        </ChartFrame>
      ) : (
        <p className={styles.waiting}>Needs views or likes on five posts.</p>
      )}
    </Section>
  )
}

export function PostingRhythm({ report: { subject }, snapshot }: PartProps) {
  const rows = postingRhythm(snapshot)
  const posts = rows.flatMap(({ counts }) => counts).reduce((sum, each) => sum + each, 0)
  if (posts === 0) return null
  return (
    <Section
      title="Posting rhythm"
      note="When posts go live, by day and hour. Software posts on the minute; people drift."
    >
      <ChartFrame
        title="Posts by day and hour"
        subtitle="Number of posts per two-hour block (UTC)"
        caption={`${plural(posts, 'post')}, data from ${date(subject.fetchedAt)}.`}
        table={{ columns: ['Day', ...rhythmColumns], rows: rows.map(({ name, counts }) => [name, ...counts]) }}
        subject={subject.handle}
      >
        <HeatGrid rows={rows} columns={rhythmColumns} label="Posts by day and hour" />
      </ChartFrame>
    </Section>
  )
}

/** What a brand buys: sponsored posts beside the creator's own. */
export function PaidPosts({ report, onOpen }: { report: Report; onOpen: (signal: Signal) => void }) {
  const signal = report.signals.find(({ id }) => id === 'content.paid-performance')
  const load = report.signals.find(({ id }) => id === 'content.sponsored-load')
  if (!signal) return null
  return (
    <Section
      title="Sponsored posts"
      note="Engagement on sponsored posts vs. the creator’s other posts. This is what a brand buys; it isn’t part of the trust score."
    >
      {signal.value === null ? (
        <p className={styles.waiting}>{signal.explanation}</p>
      ) : (
        <ChartFrame
          title="Sponsored post performance"
          subtitle="Median engagement on sponsored posts, as a share of all other posts"
          caption={`${signal.explanation}${load?.value == null ? '' : ` Sponsored share: ${percent(load.value)}.`}`}
          table={{
            columns: ['Posts', 'Share of usual engagement'],
            rows: [
              ['sponsored', signal.value],
              ['others', 1],
            ],
          }}
          subject={report.subject.handle}
        >
          <RowChart
            kind="bar"
            percent
            domain={domainOf([signal.value, 1], 4, true)}
            rows={[
              { label: 'Sponsored', value: signal.value, words: percent(signal.value) },
              { label: 'All others', value: 1, words: '100% by definition' },
            ]}
          />
        </ChartFrame>
      )}
      <SheetButton className={styles.open} onOpen={() => onOpen(signal)}>
        Show evidence: {signal.title}
      </SheetButton>
    </Section>
  )
}
