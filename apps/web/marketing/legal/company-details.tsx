import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './legal.module.css'

/** Who is responsible. The page is complete without the configuration; with it, it has a name. */
export function CompanyDetails() {
  const config = usePublicConfig().data
  if (!config) {
    return (
      <div className={styles.company}>
        <p>
          Responsible is the company that operates this installation of Vouch. Its name, number and address stand at the
          foot of every page.
        </p>
      </div>
    )
  }
  const { name, number, address, supportEmail } = config.company
  return (
    <div className={styles.company}>
      <p>
        Responsible is <b>{name}</b>, registered in the United Kingdom under number {number}, {address}. Write to{' '}
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
      {config.mode === 'sandbox' && (
        <p className={styles.note}>This is a sandbox. The details above are placeholders and name no real company.</p>
      )}
    </div>
  )
}
