import type { ReactNode } from 'react'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { type ChartRow, RowChart, type RowChartProps } from '../../ui/charts/row-chart.tsx'
import { type PostChart, postCharts } from './post-chart-data.ts'

/** The charts of the posts by the name of their place in the text. */
export function slotsFor(names: readonly string[]): Record<string, ReactNode> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const chart = postCharts[name]
      return chart ? [[name, <PostFigure key={name} chart={chart} />]] : []
    }),
  )
}

function PostFigure({ chart }: { chart: PostChart }) {
  const { title, subtitle, caption, columns, rows, domain, kind, reference } = chart
  const drawn: RowChartProps = { rows, domain, kind, ...(reference && { reference }) }
  return (
    <ChartFrame
      title={title}
      subtitle={subtitle}
      caption={caption}
      table={{ columns, rows: rows.map(cellsOf) }}
      subject="vouch"
    >
      <RowChart {...drawn} />
    </ChartFrame>
  )
}

/** A bar has one figure; an interval has its ends, and its middle where there is one. */
function cellsOf({ label, value, low, high }: ChartRow) {
  const figures = low === undefined || high === undefined ? [value] : value === null ? [low, high] : [low, value, high]
  return [label, ...figures]
}
