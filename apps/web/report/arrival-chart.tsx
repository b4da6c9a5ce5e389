import type { Post } from '@vouch/engine'
import { date, heightAt, percent, percentAt, plural } from '@vouch/presentation'
import { ChartFrame } from '../ui/charts/chart-frame.tsx'
import { Plot } from '../ui/charts/plot.tsx'
import styles from './arrival-chart.module.css'
import {
  type ArrivalCourses,
  type ArrivalName,
  ageText,
  arrivalCourses,
  arrivalTable,
  besideText,
} from './arrival-courses.ts'

interface ArrivalChartProps {
  post: Post
  name: ArrivalName
  fetchedAt: string
}

/** How one count of a post arrived, as a line, with the range of the other counts behind it as a quiet band: what people
 *  would have brought together. Draws nothing for a post that was looked at too seldom. */
export function ArrivalChart({ post, name, fetchedAt }: ArrivalChartProps) {
  const courses = arrivalCourses(post, name, fetchedAt)
  if (courses === null) return null
  const beside = besideText(courses)
  const looks = plural(courses.moments.length, 'reading')
  return (
    <ChartFrame
      title={`How the ${name} arrived`}
      subtitle={`% of the post’s current ${name}, by its age${beside === '' ? '' : `; the band is ${beside}`}`}
      caption={`${looks} of one post, the last on ${date(fetchedAt)}. Ages aren’t evenly spaced.`}
      table={arrivalTable(courses, name)}
      subject={`post of ${date(post.publishedAt)}`}
    >
      <ArrivalPlot courses={courses} name={name} />
    </ChartFrame>
  )
}

function ArrivalPlot({ courses, name }: { courses: ArrivalCourses; name: ArrivalName }) {
  const { moments, own, besides } = courses
  const logs = moments.map(({ hours }) => Math.log(Math.max(0.5, hours)))
  const span = { from: Math.min(...logs), to: Math.max(...logs) }
  const ranges = own.map((_, at) => besides.map(({ parts }) => parts[at] ?? 0))
  const values = { from: 0, to: Math.max(1, ...own, ...ranges.flat()) }
  const x = logs.map((at) => percentAt(at, span))
  const spot = (part: number, at: number) => `${x[at] ?? 0} ${heightAt(part, values)}`
  const tops = ranges.map((range, at) => spot(Math.max(...range), at))
  const feet = ranges.map((range, at) => spot(Math.min(...range), at))
  return (
    <Plot
      height={180}
      values={[0, 0.5, 1].map((value) => ({ at: heightAt(value, values), label: percent(value) }))}
      dates={spaced(moments.map(({ hours }, at) => ({ at: x[at] ?? 0, label: ageText(hours) })))}
      points={own.map((part, at) => ({
        x: x[at] ?? 0,
        y: heightAt(part, values),
        text: `${ageText(moments[at]?.hours ?? 0)}: ${[{ name, parts: own }, ...besides]
          .map((one) => `${percent(one.parts[at])} of ${one.name}`)
          .join(', ')}`,
      }))}
      readerLabel={`Browse the ${name} reading by reading`}
    >
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {besides.length > 0 && (
          <path className={styles.band} d={`M${tops.join('L')}L${feet.toReversed().join('L')}Z`} />
        )}
        <path className={styles.line} d={`M${own.map(spot).join('L')}`} />
      </svg>
      <text className={styles.label} x={`${x[1] ?? 0}%`} y={`${heightAt(own[1] ?? 0, values)}%`} dx="6" dy="-6">
        {name}
      </text>
    </Plot>
  )
}

/** Percent of the width that the label of an age takes. */
const labelWidth = 15

/** @returns the labels that don’t run into each other; the last one, the age at the last look, always stands. */
function spaced(labels: readonly { at: number; label: string }[]) {
  let next = Number.POSITIVE_INFINITY
  return labels
    .toReversed()
    .filter(({ at }) => {
      if (next - at < labelWidth) return false
      next = at
      return true
    })
    .reverse()
}
