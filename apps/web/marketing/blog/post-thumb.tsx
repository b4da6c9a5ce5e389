import { percentAt } from '@vouch/presentation'
import { postCharts } from './post-chart-data.ts'
import styles from './post-thumb.module.css'

/** The picture of a post in the list: its first chart without words, or a drawing of what it is about. It says nothing that the title does
 *  not, so it is silent. */
export function PostThumb({ slug, chart }: { slug: string; chart: string | null }) {
  return (
    <svg className={styles.thumb} viewBox="0 0 160 100" aria-hidden="true">
      {(chart === null ? null : rowsOf(chart)) ?? drawings[slug] ?? drawings.other}
    </svg>
  )
}

/** @returns of charts by name the one with the most rows; null without any */
export function fullestChart(names: readonly string[]): string | null {
  const rows = (name: string) => postCharts[name]?.rows.length ?? 0
  return names.toSorted((a, b) => rows(b) - rows(a))[0] ?? null
}

const rowsMax = 8
const area = { left: 14, width: 132, top: 14, height: 72 } as const

function rowsOf(name: string) {
  const chart = Object.hasOwn(postCharts, name) ? postCharts[name] : undefined
  if (chart === undefined) return null
  const rows = chart.rows.slice(0, rowsMax)
  const step = area.height / rows.length
  const x = (value: number) => area.left + (percentAt(value, chart.domain) / 100) * area.width
  return (
    <>
      {chart.reference && (
        <line className={styles.line} x1={x(chart.reference.at)} x2={x(chart.reference.at)} y1="8" y2="92" />
      )}
      {rows.map(({ label, value, low, high }, place) => {
        const y = area.top + place * step + step / 2
        if (low === undefined || high === undefined)
          return (
            <rect
              key={label}
              className={styles.bar}
              x={area.left}
              y={y - 3}
              height="6"
              width={x(value ?? 0) - area.left}
            />
          )
        return (
          <g key={label}>
            <rect className={styles.band} x={x(low)} y={y - 3} height="6" width={Math.max(1, x(high) - x(low))} />
            {value !== null && <line className={styles.tick} x1={x(value)} x2={x(value)} y1={y - 4} y2={y + 4} />}
          </g>
        )
      })}
    </>
  )
}

/** Everybody knows everybody: nine accounts and the praise that goes round among them. */
const circle = Array.from({ length: 9 }, (_, place) => {
  const angle = (place / 9) * 2 * Math.PI
  return { x: Math.round(80 + 36 * Math.sin(angle)), y: Math.round(50 - 36 * Math.cos(angle)) }
})
const pairs = circle.flatMap((one, place) => circle.slice(place + 1).map((other) => ({ one, other })))

const drawings: Readonly<Record<string, React.ReactNode>> = {
  'engagement-pods': (
    <>
      {pairs.map(({ one, other }) => (
        <line
          key={`${one.x} ${one.y} ${other.x} ${other.y}`}
          className={styles.line}
          x1={one.x}
          y1={one.y}
          x2={other.x}
          y2={other.y}
        />
      ))}
      {circle.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r="4" />
      ))}
    </>
  ),
  'giveaways-and-viral-posts': (
    <>
      <path className={styles.course} d="M12 80H58L62 34Q88 48 104 50T148 52" />
      <path className={styles.quiet} d="M12 88H58L62 42V42H148" />
      <circle className={styles.dot} cx="62" cy="34" r="4" />
    </>
  ),
  'what-accuracy-means': (
    <>
      <path className={styles.quiet} d="M20 86L146 14" />
      <path className={styles.course} d="M20 86C22 40 60 16 146 14" />
      <path className={styles.line} d="M20 14V86H146" />
    </>
  ),
  other: <path className={styles.course} d="M14 78L50 60L86 66L146 24" />,
}
