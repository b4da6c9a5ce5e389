import { RequestForm } from '../data-requests/request-form.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './legal.module.css'

/** Where a request about somebody's data is made; a letter does as well. */
export function PrivacyRequestPlace() {
  const email = usePublicConfig().data?.company.supportEmail
  return (
    <div className={styles.request}>
      <p>
        Say which right you want to use and what it is about. We first write to the address that you name, to be sure
        that it is you who asks. {email && <a href={`mailto:${email}?subject=Privacy%20request`}>A letter</a>}
        {email && ' works too.'}
      </p>
      <RequestForm />
    </div>
  )
}
