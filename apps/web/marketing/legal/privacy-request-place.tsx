import { RequestForm } from '../data-requests/request-form.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import styles from './legal.module.css'

/** Where a request about somebody's data is made; a letter does as well. */
export function PrivacyRequestPlace() {
  const email = usePublicConfig().data?.company.supportEmail
  return (
    <div className={styles.request}>
      <p>
        Tell us which right you want to use and what it’s about. First we’ll send an email to the address you give us,
        to make sure it’s really you. {email && <a href={`mailto:${email}?subject=Privacy%20request`}>Email</a>}
        {email && ' works too.'}
      </p>
      <RequestForm />
    </div>
  )
}
