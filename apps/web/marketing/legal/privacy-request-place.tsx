import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './legal.module.css'

/** Where a request about somebody's data is made. Without a script there is still the way by letter. */
export function PrivacyRequestPlace() {
  const email = usePublicConfig().data?.company.supportEmail
  return (
    <div className={styles.request}>
      <p>
        Say which right you want to use, the address or the profile that it is about, and how we can reach you. We first
        write to the address concerned, to be sure that it is you who asks.
      </p>
      <p>
        {email ? (
          <>
            Write to <a href={`mailto:${email}?subject=Privacy%20request`}>{email}</a>.
          </>
        ) : (
          'Write to the address at the top of this page.'
        )}
      </p>
    </div>
  )
}
