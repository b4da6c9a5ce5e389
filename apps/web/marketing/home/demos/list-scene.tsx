import { compact, platformName } from '@vouch/presentation'
import { TrustMark } from '../../../ui/tolerance-mark.tsx'
import { listedCreators } from './recorded-creators.ts'
import styles from './scenes.module.css'

/** Creators side by side: first as they came, then in the order of the low end of their bands. */

/** How many stand in the list, whether it is sorted, how many are chosen. */
const pictures = [
  { shown: 1, sorted: false, chosen: 0 },
  { shown: 3, sorted: false, chosen: 0 },
  { shown: 6, sorted: false, chosen: 0 },
  { shown: 6, sorted: false, chosen: 0 },
  { shown: 6, sorted: true, chosen: 0 },
  { shown: 6, sorted: true, chosen: 1 },
  { shown: 6, sorted: true, chosen: 2 },
  { shown: 6, sorted: true, chosen: 3 },
] as const
export const listFrames = pictures.length

const byLowEnd = listedCreators.toSorted((a, b) => b.trust.low - a.trust.low)

export function ListScene({ frame }: { frame: number }) {
  const { shown, sorted, chosen } = pictures[frame] ?? pictures[0]
  const creators = (sorted ? byLowEnd : listedCreators).slice(0, shown)
  return (
    <div className={styles.list}>
      <p className={styles.listHead}>
        <span>{chosen > 0 ? `${chosen} of 10 on the shortlist` : 'Six verified creators'}</span>
        <span>{sorted ? 'Sorted by the low end of the range' : 'In the order verified'}</span>
      </p>
      <ul className={styles.rows}>
        {creators.map(({ handle, platform, name, followers, trust }, index) => (
          <li key={handle} data-chosen={index < chosen || undefined}>
            <span className={styles.rowName}>
              {name}
              <span className={styles.rowPlatform}>{platformName(platform)}</span>
            </span>
            <span className={styles.rowFollowers}>{compact(followers)}</span>
            <TrustMark trust={trust} />
          </li>
        ))}
      </ul>
    </div>
  )
}
