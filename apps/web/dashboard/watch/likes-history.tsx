import type { WatchHistory } from '@vouch/contract'
import { date, plural } from '@vouch/presentation'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { LineChart } from '../../ui/charts/line-chart.tsx'
import { TooFew } from './too-few.tsx'
import { comparedHours, shownCount, valuesAt } from './watched-posts.ts'

const postsMin = 3

/** Likes of each post at the same age, in the order of publication: what a post brings, whenever it is looked at. */
export function LikesHistory({ history: { posts, watch } }: { history: WatchHistory }) {
  const name = shownCount(posts)
  const values = valuesAt(posts, name, comparedHours).reverse()
  const [first, last] = [values[0], values.at(-1)]
  const title = `${name === 'likes' ? 'Likes' : 'Views'} per post`
  if (!first || !last || values.length < postsMin) {
    return (
      <TooFew title={title}>
        {`Posts are compared at the same age, a day after they were published. The line begins with ${plural(postsMin, 'post')}; there ${values.length === 1 ? 'is' : 'are'} ${values.length} so far.`}
      </TooFew>
    )
  }
  return (
    <ChartFrame
      title={title}
      subtitle={`${title.split(' ')[0]} a day after publication, by date of the post; the axis doesn’t start at zero`}
      caption={`n = ${plural(values.length, 'post')}, ${date(first.at)} to ${date(last.at)}, each read one to two days after it was published.`}
      table={{ columns: ['Published', `${name} after a day`], rows: values.map(({ at, value }) => [at, value]) }}
      subject={watch.creator.handle}
    >
      <LineChart
        points={values.map(({ at, value }) => ({ at, value, note: null, doubt: false }))}
        unit={`${name} after a day`}
        height={200}
      />
    </ChartFrame>
  )
}
