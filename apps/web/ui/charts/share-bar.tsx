/** Shares of a whole as one bar. Each part has its own pattern, so that the bar reads in print and without colour, and
 *  its label stands beside it with the same pattern. */

import { percent } from '@vouch/presentation'
import { type CSSProperties, useId } from 'react'
import styles from './marks.module.css'

export interface SharePart {
  id: string
  label: string
  meaning: string
  share: number
  pattern: 'solid' | 'dense' | 'dots' | 'hatch'
}

export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  const id = useId()
  let from = 0
  const placed = parts.map((part) => {
    const start = from
    from += part.share * 100
    return { ...part, start }
  })
  return (
    <div className={styles.shares}>
      <svg className={styles.shareBar} height="40" role="img" aria-label={parts.map(partText).join(', ')}>
        <Patterns id={id} />
        {placed.map(({ id: key, start, share, pattern }) => (
          <g key={key} className={styles[`part-${pattern}`]}>
            <rect className={styles.partGround} x={`${start}%`} width={`${share * 100}%`} y="0" height="40" />
            {pattern !== 'solid' && (
              <rect fill={`url(#${id}-${pattern})`} x={`${start}%`} width={`${share * 100}%`} y="0" height="40" />
            )}
            {start > 0 && <line className={styles.gap} x1={`${start}%`} x2={`${start}%`} y1="0" y2="40" />}
          </g>
        ))}
      </svg>
      <ul className={styles.parts}>
        {placed.map((part) => (
          <li key={part.id} style={{ '--grow': part.share } as CSSProperties}>
            <svg className={styles.swatch} width="14" height="14" aria-hidden="true">
              <g className={styles[`part-${part.pattern}`]}>
                <rect className={styles.partGround} width="14" height="14" />
                {part.pattern !== 'solid' && <rect fill={`url(#${id}-${part.pattern})`} width="14" height="14" />}
              </g>
            </svg>
            <span>
              <b>{percent(part.share)}</b> {part.label}
              <span className={styles.meaning}>{part.meaning}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function partText({ label, share }: SharePart): string {
  return `${percent(share)} ${label}`
}

/** Drawn once for each bar under its own id: two bars on a page must not share definitions. */
function Patterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <line className={styles.stroke} x1="0" x2="0" y1="0" y2="6" />
      </pattern>
      <pattern id={`${id}-dots`} width="6" height="6" patternUnits="userSpaceOnUse">
        <circle className={styles.fill} cx="2" cy="2" r="1" />
      </pattern>
      <pattern id={`${id}-dense`} width="4" height="4" patternUnits="userSpaceOnUse">
        <line className={styles.strokeThin} x1="0" x2="4" y1="2" y2="2" />
      </pattern>
    </defs>
  )
}
