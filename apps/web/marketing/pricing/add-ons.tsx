import { creditPackages, packagePrice, packageSavings, plans, type Tier } from '@vouch/contract'
import { count, number } from '@vouch/presentation'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import styles from './add-ons.module.css'
import section from './pricing-section.module.css'

const tiers = Object.keys(plans) as Tier[]

/** Packages of extra credits, with the price that each plan pays. */
export function AddOns() {
  return (
    <div className={section.block}>
      <div>
        <h3 className={section.blockTitle}>Add-on credits for subscribers</h3>
        <p className={section.blockLead}>
          Buy them once, use them after your monthly credits. Professional gets{' '}
          {number(plans.PROFESSIONAL.additionalCreditDiscount, 1)}% off, Enterprise{' '}
          {number(plans.ENTERPRISE.additionalCreditDiscount, 1)}%.
        </p>
      </div>
      <ScrollRegion className={styles.frame} name="Credit packages">
        <table className={styles.table}>
          <caption className="visually-hidden">Credit package prices by plan</caption>
          <thead>
            <tr>
              <th scope="col">Package</th>
              {tiers.map((tier) => (
                <th key={tier} scope="col">
                  {plans[tier].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {creditPackages.map((each) => {
              const saved = packageSavings(each, 'STARTER')
              return (
                <tr key={each.credits}>
                  <th scope="row">
                    {count(each.credits)} credits
                    <span className={styles.facts}>
                      ${(each.basePrice / each.credits).toFixed(2)} each
                      {each.popular && ', most popular'}
                      {each.credits === 1_000 && ', best value'}
                      {saved > 0 && `, save $${count(saved)}`}
                    </span>
                  </th>
                  {tiers.map((tier) => (
                    <td key={tier}>${count(packagePrice(each, tier))}</td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  )
}
