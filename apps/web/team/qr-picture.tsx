import styles from './settings.module.css'

/** Light squares around a code, without which cameras do not find it (ISO/IEC 18004, section 6.3.8). */
const margin = 4

/** A QR code from its rows. @param name what it holds, for who cannot see it */
export function QrPicture({ rows, name }: { rows: readonly string[]; name: string }) {
  const side = rows.length + 2 * margin
  const path = rows
    .flatMap((row, y) => [...row.matchAll(/1+/g)].map(({ 0: run, index }) => lineOf(run, index, y)))
    .join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}

function lineOf(run: string, x: number, y: number): string {
  return `M${x + margin} ${y + margin}h${run.length}v1h-${run.length}z`
}
