import { usePublicConfig } from '../frame/use-public-config.ts'
import { useOperator } from '../metadata/use-operator.ts'
import styles from './legal.module.css'

/** Who is responsible. */
export function CompanyDetails() {
  const { name, number, address, supportEmail } = useOperator()
  const sandbox = usePublicConfig().data?.mode === 'sandbox'
  return (
    <div className={styles.company} data-lively="sign">
      <p suppressHydrationWarning>
        This service is operated by <b suppressHydrationWarning>{name}</b>
        {`, registered in the United Kingdom under number ${number}, ${address}. Email `}
        <a href={`mailto:${supportEmail}`} suppressHydrationWarning>
          {supportEmail}
        </a>
        .
      </p>
      {sandbox && (
        <p className={styles.note}>This is a sandbox. The details above are placeholders, not a real company.</p>
      )}
    </div>
  )
}
