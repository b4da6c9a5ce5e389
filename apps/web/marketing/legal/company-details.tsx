import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './legal.module.css'

/** Who is responsible. The page is complete without the configuration; with it, it has a name. */
export function CompanyDetails() {
  const config = usePublicConfig().data
  if (!config) {
    return (
      <div className={styles.company}>
        <p>
          The company that operates this instance of Vouch is responsible for it. Its name, number and address are at
          the bottom of every page.
        </p>
      </div>
    )
  }
  const { name, number, address, supportEmail } = config.company
  return (
    <div className={styles.company}>
      <p>
        This service is operated by <b>{name}</b>, registered in the United Kingdom under number {number}, {address}.
        Email <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      {config.mode === 'sandbox' && (
        <p className={styles.note}>This is a sandbox. The details above are placeholders, not a real company.</p>
      )}
    </div>
  )
}
