import { ButtonLink } from '../../ui/button.tsx'
import { usePublicConfig } from '../frame/use-public-config.ts'
import section from './pricing-section.module.css'
import styles from './volume-prices.module.css'

/** For more than the largest plan. */
export function VolumePrices() {
  const sales = usePublicConfig().data?.company.salesEmail
  return (
    <div className={styles.row}>
      <div>
        <h3 className={section.blockTitle}>5,000+ credits a month</h3>
        <p className={section.blockLead}>
          Tell us how much you verify, and sales will get back to you with a price within 24 hours.
        </p>
      </div>
      {sales ? (
        <a className={styles.mail} href={`mailto:${sales}?subject=Volume%20prices`}>
          {sales}
        </a>
      ) : (
        <ButtonLink to="/contact" tone="secondary">
          Contact sales
        </ButtonLink>
      )}
    </div>
  )
}
