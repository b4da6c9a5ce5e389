import { markLines, markSide } from '@vouch/presentation'
import styles from './vouch-mark.module.css'

/** The mark: a V drawn as a check whose right arm ends in a small error bar. It takes the colour of its text. */
export function VouchMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      width={size}
      height={size}
      viewBox={`0 0 ${markSide} ${markSide}`}
      fill="none"
      aria-hidden="true"
    >
      {markLines.map(({ d, width, join }) => (
        <path key={d} d={d} strokeWidth={width} strokeLinejoin={join} strokeLinecap="round" />
      ))}
    </svg>
  )
}

/** The mark with the product's name, for headers. */
export function VouchWordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={styles.wordmark}>
      <VouchMark size={size} />
      <span className={styles.name}>Vouch</span>
    </span>
  )
}
