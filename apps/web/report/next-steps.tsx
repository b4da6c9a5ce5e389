import { platforms, type Report } from '@vouch/engine'
import { lookalikesAddress } from '../dashboard/discovery/match-bounds.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './plain-table.module.css'
import { Section } from './section.tsx'
import { Unknown } from './unknown.tsx'

/** Comparisons that need more than one report: they begin here, with their price. */

/** Leads to creators like this one, and to those whose audience overlaps with this one's. */
export function AlikeSection({ id, report: { subject } }: { id: string; report: Report }) {
  const platform = platforms.find((each) => each === subject.platform)
  return (
    <Section
      title="Creators like this one"
      note="Found by topic, language, size, engagement, audience and price, each with its reasons and what they count for."
    >
      <p className={styles.note}>
        How many there are is counted free; each creator that you then open costs 10 credits. How much of this audience
        other creators reach as well is measured from the samples of reports that you have, and costs nothing.
      </p>
      <p className={styles.actions}>
        {platform && (
          <ButtonLink tone="secondary" size="small" to={lookalikesAddress({ platform, handle: subject.handle })}>
            Find lookalikes
          </ButtonLink>
        )}
        <ButtonLink tone="secondary" size="small" to={`/dashboard/verifications?ids=${id}`}>
          Compare with other reports
        </ButtonLink>
      </p>
    </Section>
  )
}

/** Stands where the fit with the reader's own customers would: it takes their list, which the report does not have. */
export function CustomersSection() {
  return (
    <Section
      title="Fit with your customers"
      note="Creators are compared with a customer list by country, age, gender and interests, with the size of every sample."
    >
      <Unknown supply="your customer list: nothing but the named columns leaves the browser, and it is deleted after its use unless you keep it.">
        How like your customers this audience is cannot be said without them.
      </Unknown>
      <p className={styles.actions}>
        <ButtonLink tone="secondary" size="small" to="/dashboard/discovery/audience">
          Bring a customer list · 2 credits
        </ButtonLink>
      </p>
    </Section>
  )
}
