import { countryName, type OfferedCreator, topics } from '@vouch/contract'
import { compact, missing, platformName } from '@vouch/presentation'
import { PlatformIcon } from '../../ui/platform-icon.tsx'
import { CreatorLine } from './creator-line.tsx'
import styles from './match.module.css'

/** Whom the credits would show: the best by name, the others by what they are like. */
export function OfferedList({ shown }: { shown: readonly OfferedCreator[] }) {
  if (shown.length === 0) return null
  return (
    <ol className={styles.offered} aria-label="Who you’d see">
      {shown.map((offered) => (
        <li key={offered.place} className={styles.offeredOne}>
          {offered.creator === null ? <Unnamed {...offered} /> : <CreatorLine creator={offered.creator} />}
          <span className={styles.offeredFit}>
            <b>{offered.fit}</b> <span className={styles.quiet}>of 100</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

function Unnamed({ platform, category, followers, country }: OfferedCreator) {
  const topic = topics.find(({ id }) => id === category)?.label
  const facts = [topic, country === null ? missing : countryName(country)].filter((fact) => fact)
  return (
    <div className={styles.line}>
      <span className={styles.sign}>
        <PlatformIcon platform={platform} />
      </span>
      <div className={styles.lineText}>
        <p>
          {platformName(platform)}, {followers === null ? 'size not shown' : `about ${compact(followers)} followers`}
        </p>
        <p className={styles.quiet}>{facts.join(', ')}</p>
      </div>
    </div>
  )
}
