import type { WatchHistory } from '@vouch/contract'
import { compact, count, date, domainOf, heightAt, percentAt, plural, ticks } from '@vouch/presentation'
import { ageText } from '../../report/arrival-courses.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { Plot } from '../../ui/charts/plot.tsx'
import { TooFew } from './too-few.tsx'
import styles from './watch.module.css'
import { type Course, coursesOf, type PostCount, shownCount } from './watched-posts.ts'

/** How likes of the latest posts arrived: bought ones come otherwise than people do, and a creator's posts resemble each other. */
export function ArrivalSection({ history: { posts, watch } }: { history: WatchHistory }) {
  const name = shownCount(posts)
  const courses = coursesOf(posts, name)
  const [newest] = courses
  const title = `How ${name} arrive`
  if (newest === undefined) {
    return (
      <TooFew title={title}>Drawn once a new post has been read twice: at an hour, six hours, a day and later.</TooFew>
    )
  }
  const rows = courses.flatMap(({ publishedAt, points }) =>
    points.map(({ hours, value }) => [publishedAt, Math.round(hours * 10) / 10, value]),
  )
  return (
    <ChartFrame
      title={title}
      subtitle={`${name === 'likes' ? 'Likes' : 'Views'} by age of the post; the newest post in color. Ages aren’t evenly spaced`}
      caption={`n = ${plural(courses.length, 'post')}, the newest from ${date(newest.publishedAt)}. Read at an hour, six hours, a day, three days, a week and a month.`}
      table={{ columns: ['Published', 'Age in hours', name], rows }}
      subject={watch.creator.handle}
    >
      <CoursePlot courses={courses} newest={newest} name={name} />
    </ChartFrame>
  )
}

/** Ages that are named below the chart, in hours. */
const namedAges = [1, 6, 24, 72, 168, 720]

function CoursePlot({ courses, newest, name }: { courses: readonly Course[]; newest: Course; name: PostCount }) {
  const all = courses.flatMap(({ points }) => points)
  const logOf = (hours: number) => Math.log(Math.max(0.5, hours))
  const logs = all.map(({ hours }) => logOf(hours))
  const span = { from: Math.min(...logs), to: Math.max(...logs) }
  const values = domainOf(
    all.map(({ value }) => value),
    4,
    true,
  )
  const spot = ({ hours, value }: Course['points'][number]) => ({
    x: percentAt(logOf(hours), span),
    y: heightAt(value, values),
  })
  const pathOf = ({ points }: Course) =>
    `M${points
      .map(spot)
      .map(({ x, y }) => `${x} ${y}`)
      .join('L')}`
  return (
    <Plot
      height={220}
      values={ticks(values, 4).map((value) => ({ at: heightAt(value, values), label: compact(value) }))}
      dates={namedAges
        .filter((hours) => logOf(hours) >= span.from && logOf(hours) <= span.to)
        .map((hours) => ({ at: percentAt(logOf(hours), span), label: ageText(hours) }))}
      points={newest.points.map((point) => ({
        ...spot(point),
        text: `${ageText(point.hours)}: ${count(point.value)} ${name}`,
      }))}
      readerLabel={`Browse the ${name} of the newest post reading by reading`}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {courses.slice(1).map((course) => (
          <path key={course.id} className={styles.earlier} d={pathOf(course)} />
        ))}
        <path className={styles.newest} d={pathOf(newest)} />
      </svg>
    </Plot>
  )
}
